import { expect, test } from '../support/test.ts'
import { devTool } from '../support/dev-tool.ts'
import { addToCart, goodsBetween } from '../support/goods.ts'
import { open } from '../support/hydrated.ts'
import { inMarket } from '../support/market.ts'
import { pathOf } from '../support/paths.ts'
import { cartLink } from '../support/texts.ts'
import { visitors } from '../support/visitors.ts'

const { enter, sandboxUrl } = visitors()

const removedText = inMarket({
  cs: 'Některé produkty, které jste měli v košíku od minula',
  sk: 'Niektoré produkty z minulej návštevy sme museli z košíka odobrať',
})
test.describe('goods that were withdrawn from sale', () => {
  test('C4.37 C4.38 C4.39 C8.04 C8.05 are removed from the cart with a message for each; without scripts by a form', async () => {
    const [one, two, three] = await goodsBetween(sandboxUrl, 300, 3000, 5).then((all) => all.slice(2))
    if (!one || !two || !three) throw new Error('There are no goods')
    const { page } = await enter()
    const { page: plain } = await enter({ scripts: false })
    for (const own of [page, plain]) {
      await addToCart(own, one)
      await addToCart(own, two)
      await addToCart(own, three)
    }
    const lost = [one, three]
    for (const { variantId } of lost) await devTool(sandboxUrl, 'withdraw', { variantId, withdrawn: true })
    try {
      await page.clock.install()
      await open(page, pathOf('/kosik'))
      // also without any interaction
      const notices = page.locator('.notices .is-danger').filter({ hasText: removedText })
      for (const { name } of lost) await notices.filter({ hasText: name }).waitFor()
      await cartLink(page).filter({ hasText: ': 1' }).waitFor()
      expect(await page.locator('.lines > .line').count()).toBe(1)
      // for 30 seconds
      await page.clock.fastForward(25_000)
      expect(await notices.count()).toBe(2)
      await page.clock.fastForward(6_000)
      await notices.first().waitFor({ state: 'detached' })
      expect(await notices.count()).toBe(0)

      await plain.goto(pathOf('/kosik'))
      expect(await plain.locator('.lines > .line').count()).toBe(1)
      // Playwright does not count text in a noscript
      const notice = plain.locator('noscript form.is-danger')
      expect(await notice.innerText()).toContain(removedText)
      for (const { name } of lost) expect(await notice.innerText()).toContain(name)
      await notice.locator('button').click()
      await notice.waitFor({ state: 'detached' })
      expect(await plain.getByText(two.name).count()).toBeGreaterThan(0)
    } finally {
      for (const { variantId } of lost) await devTool(sandboxUrl, 'withdraw', { variantId, withdrawn: false })
    }
  })

  test('C4.37 C4.38 C4.39 are removed also when a later step is opened, with and without scripts', async () => {
    const [one, two] = await goodsBetween(sandboxUrl, 300, 3000, 5).then((all) => all.slice(2))
    if (!one || !two) throw new Error('There are no goods')
    const withdraw = async (withdrawn: boolean) =>
      devTool(sandboxUrl, 'withdraw', { variantId: one.variantId, withdrawn })
    for (const step of ['/kosik/doprava-a-platba', '/kosik/dodaci-udaje'])
      for (const scripts of [true, false]) {
        const { page } = await enter({ scripts })
        await addToCart(page, one)
        await addToCart(page, two)
        const form = { shipper: 1, payment: 3 }
        const headers = { 'sec-fetch-site': 'same-origin' }
        await page.request.post('/kosik/doprava-a-platba', { form, headers, maxRedirects: 0 })
        await withdraw(true)
        try {
          await page.goto(pathOf(step))
          const notice = page.locator(scripts ? '.notices .is-danger' : 'main noscript .is-danger')
          // Playwright does not count text in a noscript
          if (scripts) await notice.waitFor()
          expect(await notice.innerText()).toContain(removedText)
          expect(await notice.innerText()).toContain(one.name)
          expect(new URL(page.url()).pathname).toBe(pathOf(step))
          const lines = page.locator('.summary-lines').first().locator('li')
          expect(await lines.count()).toBe(1)
          expect(await lines.textContent()).toContain(two.name)
          await cartLink(page).filter({ hasText: ': 1' }).waitFor()
          await page.goto(pathOf('/kosik'))
          expect(await page.locator('.lines > .line').count()).toBe(1)
          expect(await page.getByText(removedText).count()).toBe(0)
        } finally {
          await withdraw(false)
        }
      }
  })
})
