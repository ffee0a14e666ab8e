import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { axeFindings } from './support/axe.ts'
import { phone } from './support/browser.ts'
import { fillCart, orderButton, startCheckout } from './support/buying.ts'
import { pickProduct } from './support/catalogue.ts'
import { hydrated } from './support/hydrated.ts'
import { visitors } from './support/visitors.ts'
import { pathOf } from './support/paths.ts'
import { label } from './support/words.ts'
import { inMarket } from './support/market.ts'

const { enter, sandboxUrl } = visitors()

const methods = '/kosik/doprava-a-platba'
const details = pathOf('/kosik/dodaci-udaje')
const continueButton = (page: Page) => page.getByRole('button', { name: label('Pokračovat k dodacím údajům') })

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not visible')
  return box
}

for (const scripts of [true, false]) {
  test.describe(`a checkout on a phone, with scripts ${scripts}`, () => {
    test('C2.02 C2.03 has the order collapsed above the form, and the button in reach', async () => {
      const { page, complaints } = await enter({ viewport: phone, scripts })
      const pick = await pickProduct(sandboxUrl)
      await startCheckout(page, pick)
      for (const [path, button] of [
        [methods, continueButton(page)],
        [details, orderButton(page)],
      ] as const) {
        await page.goto(path)
        if (scripts) await hydrated(page)
        const main = page.getByRole('main')
        const fold = main.locator('summary').filter({ hasText: label('Vaše objednávka') })
        expect(await fold.innerText()).toMatch(inMarket({ cs: /\d\sKč/, sk: /\d\s€/ }))
        const line = main.getByRole('listitem').filter({ hasText: pick.product.name })
        // the last step has the goods at the button too
        const atButton = path === details ? 1 : 0
        await expect(line).toHaveCount(atButton)
        await fold.click()
        await expect(line).toHaveCount(atButton + 1)
        await fold.click()

        // at the top of the page and in the middle of the form
        for (const top of [0, 400]) {
          await page.mouse.wheel(0, top)
          const { y, height } = await boxOf(button)
          expect(y + height).toBeLessThanOrEqual(phone.height)
          expect(height).toBeGreaterThanOrEqual(44)
        }
        // header and footer are reduced
        await expect(page.getByRole('banner').getByRole('searchbox')).toHaveCount(0)
        await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(0)
        await expect(page.getByRole('banner').getByRole('link', { name: 'Košík' })).toBeVisible()
        await expect(page.locator('a[href^="tel:"]').first()).toBeVisible()
        if (scripts) expect(await axeFindings(page)).toEqual([])
      }
      expect(complaints).toEqual([])
    })
  })
}

test.describe('a checkout on a phone', () => {
  test('C2.01 C2.02 C2.03 has no empty space above the footer, on any step', async () => {
    const { page } = await enter({ viewport: phone, scripts: false })
    await startCheckout(page, await pickProduct(sandboxUrl))
    const gap = () =>
      page.evaluate(() => {
        const top = document.querySelector('.foot')?.getBoundingClientRect().top ?? 0
        const end = document.querySelector('.checkout')?.getBoundingClientRect().bottom ?? 0
        return top - end
      })
    for (const path of [pathOf('/kosik'), methods, details]) {
      await page.goto(path)
      expect([path, await gap()]).toEqual([path, 32])
    }
  })

  test('C2.03 shows the typed address at the button to order', async () => {
    const { page } = await enter({ viewport: phone })
    await startCheckout(page, await pickProduct(sandboxUrl))
    await page.goto(details)
    await hydrated(page)
    for (const [name, text] of [
      ['street', 'Dlouhá 12'],
      ['city', 'Brno'],
      ['postcode', '602 00'],
    ] as const)
      await page.locator(`[name='${name}']`).fill(text)
    await expect(page.locator('.summary .chosen')).toContainText(/12\s*602 00/)
  })

  test('C7.26 has the courier’s delivery times behind one control', async () => {
    const { page } = await enter({ viewport: phone })
    await fillCart(page, await pickProduct(sandboxUrl))
    await page.goto(methods)
    await hydrated(page)
    const ways = page.getByRole('group', { name: label('Jak to k vám dostaneme') })
    await ways.getByRole('radio', { name: label('Kurýrem na adresu') }).check()
    const other = ways.getByRole('radio', { name: label('Osobní odběr na pobočce') })
    const gap = async () => (await boxOf(other)).y - (await boxOf(ways)).y
    const before = await gap()
    expect(before).toBeLessThan(540)
    await ways.getByText(label('Vybrat den a hodinu')).click()
    expect(await gap()).toBeGreaterThan(before + 200)
  })

  test('removes the error of a missing choice once it is made, without scripts too', async () => {
    const { page } = await enter({ viewport: phone, scripts: false })
    await fillCart(page, await pickProduct(sandboxUrl))
    await page.goto(methods)
    const missing = page.locator('.missing')
    await expect(missing).toContainText(label('Zbývá vybrat'))
    await page.getByRole('radio', { name: label('Kurýrem na adresu') }).check()
    await expect(missing).toBeVisible()
    await page.getByRole('radio', { name: label('Dobírkou') }).check()
    await expect(missing).toBeHidden()
  })

  test('C2.02 has a bar that covers neither the focused field nor its error', async () => {
    const { page } = await enter({ viewport: phone })
    await startCheckout(page, await pickProduct(sandboxUrl))
    await page.goto(details)
    await hydrated(page)
    const bar = page.locator('.checkout-bar')
    await orderButton(page).click()
    await page.locator('#email[aria-invalid]:focus').waitFor()
    for (let at = 0; at < 14; at += 1) {
      const edges = await page.evaluate(() => {
        const own = document.activeElement
        if (!own || own.closest('.checkout-bar')) return []
        const error = document.getElementById(`${own.id}-error`)
        return [own, error].flatMap((each) => (each ? [each.getBoundingClientRect().bottom] : []))
      })
      const { y } = await boxOf(bar)
      for (const edge of edges) expect(edge).toBeLessThanOrEqual(y)
      await page.keyboard.press('Tab')
    }
  })

  test('C3.12 shows a picture of each payment', async () => {
    const { page } = await enter({ viewport: phone })
    await fillCart(page, await pickProduct(sandboxUrl))
    await page.goto(methods)
    const signs = page.getByRole('group', { name: label('Jak zaplatíte') }).locator('svg use')
    const hrefs = await signs.evaluateAll((all) => all.map((use) => use.getAttribute('href') ?? ''))
    expect(new Set(hrefs.map((href) => href.split('#')[1]))).toEqual(new Set(['card', 'transfer', 'cod', 'cash']))
    const file = await page.request.get(hrefs[0]?.split('#')[0] ?? '')
    expect(await file.text()).toContain('id="card"')
  })
})
