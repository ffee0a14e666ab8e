import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { desktop, phone } from './support/browser.ts'
import { buyButton } from './support/buying.ts'
import { pickProduct } from './support/catalogue.ts'
import { faultsOf, recordViolations, withLargeLetters } from './support/page-faults.ts'
import { goodsBetween, addToCart } from './support/goods.ts'
import { hydrated, open } from './support/hydrated.ts'
import { visitors } from './support/visitors.ts'
import { collapseSpaces, formatted } from './support/price-labels.ts'
import { begins, label } from './support/words.ts'

const { enter, sandboxUrl } = visitors()

const panel = (page: Page) => page.getByRole('complementary', { name: label('Přidáno do košíku') })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)

/** Adds three pieces from the page of a product, reached from the home page. */
async function addThree(page: Page, slug: string): Promise<void> {
  await page.goto('/')
  await open(page, `/produkt/${slug}`)
  await page.locator('main').getByLabel(begins('Množství')).fill('3')
  await buyButton(page).click()
  await panel(page).waitFor()
}

for (const [device, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`what was added, on a ${device}`, () => {
    test('C8.15 shows product and amount, sums up the cart and has links to continue', async () => {
      const { product, variant } = await pickProduct(sandboxUrl)
      const { page, context, complaints } = await enter({ viewport })
      await recordViolations(context)
      await addThree(page, product.slug)
      await panel(page).getByText(`3 ks ${variant.fullname}`).waitFor()
      await panel(page).getByText('V košíku: 3').waitFor()
      expect(await panel(page).locator('.added-line img').count()).toBe(1)
      expect(await faultsOf(page)).toEqual([])
      await page.setViewportSize(phone)
      const hidden = () => panel(page).evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)
      expect(await withLargeLetters(page, hidden)).toBe(0)
      await page.setViewportSize(viewport)
      await panel(page)
        .getByRole('link', { name: label('Přejít do košíku') })
        .click()
      await page.waitForURL('**/kosik')
      await panel(page).waitFor({ state: 'detached' })
      const total = await page.locator('.summary .totals').innerText()
      expect(collapseSpaces(total)).toContain(formatted(variant.prices.unitWithTax * 3))
      // and Back leads to the page of the product at once, and from there on
      await page.goBack()
      await page.waitForURL(`**/produkt/${product.slug}`)
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
      await page.goBack()
      await page.waitForURL((url) => url.pathname === '/')
      expect(complaints).toEqual([])
    })

    test('closes by Escape, Back, its buttons, a click outside and Tab out of it, and restores the focus', async () => {
      const { product } = await pickProduct(sandboxUrl)
      const { page } = await enter({ viewport })
      await addThree(page, product.slug)
      const gone = () => panel(page).waitFor({ state: 'detached' })
      const again = async () => {
        await gone()
        // two clicks within 600 ms are a double click, which adds once
        await page.waitForTimeout(700)
        await buyButton(page).click()
        await panel(page).waitFor()
      }
      expect(await focused(page)).toBe('koupit')
      await page.keyboard.press('Tab')
      expect(await panel(page).evaluate((own) => own.contains(document.activeElement))).toBe(true)
      await page.keyboard.press('Escape')
      await gone()
      expect(await focused(page)).toBe('koupit')
      await again()
      await panel(page)
        .getByRole('button', { name: label('Pokračovat v nákupu') })
        .click()
      await gone()
      expect(await focused(page)).toBe('koupit')
      await again()
      await panel(page)
        .getByRole('button', { name: label('Zavřít'), exact: true })
        .click()
      await again()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Shift+Tab')
      await gone()
      expect(await focused(page)).toBe('koupit')
      await again()
      await page.mouse.click(4, 130)
      await again()
      await page.goBack()
      await gone()
      expect(new URL(page.url()).pathname).toBe(`/produkt/${product.slug}`)
      await page.goBack()
      await page.waitForURL((url) => url.pathname === '/')
    })

    test('adds no history entry after a reload', async () => {
      const { product } = await pickProduct(sandboxUrl)
      const { page } = await enter({ viewport })
      await addThree(page, product.slug)
      await page.reload()
      await hydrated(page)
      await page.goBack()
      await page.waitForURL((url) => url.pathname === '/')
    })
  })
}

test.describe('what was added', () => {
  test('fits a phone with letters twice as large', async () => {
    const { product } = await pickProduct(sandboxUrl)
    const { page } = await enter({ viewport: phone })
    await addThree(page, product.slug)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await expect.poll(() => panel(page).evaluate((own) => own.scrollWidth - own.clientWidth)).toBe(0)
    await panel(page)
      .getByRole('button', { name: label('Zavřít'), exact: true })
      .click()
    await expect(panel(page)).toBeHidden()
  })

  test('C8.15 is announced to screen readers once', async () => {
    const { product, variant } = await pickProduct(sandboxUrl)
    const { page } = await enter()
    await open(page, `/produkt/${product.slug}`)
    await page.evaluate(() => {
      const announcements: string[] = []
      Object.assign(globalThis, { announcements })
      const isLive = (at: Node) => (at instanceof Element ? at : at.parentElement)?.closest('[aria-live], [role=alert]')
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) if (isLive(node) && node.textContent) announcements.push(node.textContent)
      }).observe(document.body, { childList: true, subtree: true })
    })
    await buyButton(page).click()
    await panel(page).waitFor()
    await page.waitForTimeout(1500)
    const announcements = await page.evaluate(
      () => (globalThis as unknown as { announcements: string[] }).announcements,
    )
    expect(announcements.map((text) => text.replaceAll(/\s+/g, ' ').trim())).toEqual([
      expect.stringContaining(`1 ks ${variant.fullname}`.replaceAll(/\s+/g, ' ')),
    ])
    expect(announcements[0]).toContain(label('Produkty byly vloženy do košíku'))
    // the text is visible in one place only
    const notice = await page.locator('.notices > *').boundingBox()
    expect(notice?.width ?? 0).toBeLessThan(2)
  })

  test('C9.16 shows the amount missing for free delivery by the rule of the cart, and when it is reached', async () => {
    const [cheap] = await goodsBetween(sandboxUrl, 500, 900, 1)
    const [dear] = await goodsBetween(sandboxUrl, 2600, 6000, 1)
    const { page } = await enter()
    const { product } = await pickProduct(sandboxUrl)
    await addToCart(page, cheap!)
    await open(page, `/produkt/${product.slug}`)
    await buyButton(page).click()
    const words = await panel(page)
      .getByText(new RegExp(`${label('Do dopravy zdarma zbývá')}|${label('Doprava zdarma je vaše')}`))
      .innerText()
    await page.goto('/kosik')
    expect(await page.locator('.summary .free-shipping p').innerText()).toBe(words)
    await addToCart(page, dear!)
    await open(page, `/produkt/${product.slug}`)
    await buyButton(page).click()
    await panel(page).getByText(label('Doprava zdarma je vaše.')).waitFor()
  })

  test('without scripts is shown by the cart itself', async () => {
    const { product } = await pickProduct(sandboxUrl)
    const { page } = await enter({ scripts: false })
    await page.goto(`/produkt/${product.slug}`)
    await buyButton(page).click()
    await page.waitForURL('**/kosik')
    await page.getByRole('main').getByRole('link', { name: product.name }).first().waitFor()
  })

  test('loads nothing before something is added', async () => {
    const { product } = await pickProduct(sandboxUrl)
    const { page } = await enter()
    const files: string[] = []
    page.on('request', (request) => files.push(request.url()))
    await open(page, `/produkt/${product.slug}`)
    await page.locator('main').hover()
    await page.waitForTimeout(500)
    expect(files.filter((url) => /after-add/.test(url))).toEqual([])
    await buyButton(page).click()
    await panel(page).waitFor()
    expect(files.filter((url) => /after-add/.test(url))).toHaveLength(1)
  })
})
