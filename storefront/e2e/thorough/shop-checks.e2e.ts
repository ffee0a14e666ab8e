import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { desktop, phone } from '../support/browser.ts'
import { fillCart, orderButton, payments, startCheckout } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { findProduct } from '../support/find-product.ts'
import { open } from '../support/hydrated.ts'
import { bathroom } from '../support/listing.ts'
import { searchField } from '../support/searching.ts'
import { visitors } from '../support/visitors.ts'

// Expectations of shoppers that no other test covers; docs/shop-checks.md lists all of them.

const { enter, sandboxUrl } = visitors()

const main = (page: Page) => page.getByRole('main')
/** Texts and pictures of the matching elements in the first screen. */
const inFirstScreen = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((found) =>
    found
      .filter((element) => {
        const { top, bottom, height } = element.getBoundingClientRect()
        return height > 0 && top < innerHeight && bottom > 0 && element.checkVisibility({ visibilityProperty: true })
      })
      .map((element) => (element.textContent ?? '').trim()),
  )
const topOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())?.y ?? Infinity

test.describe('the home page', () => {
  for (const viewport of [phone, desktop])
    test(`leads to categories, search and a guided choice from its first screen, at ${viewport.width} px`, async () => {
      const { page } = await enter({ viewport })
      await open(page, '/')
      const links = await inFirstScreen(page, 'main a, header a, header summary')
      expect(links.join('|')).toMatch(/Jaký ventilátor potřebuji\?/)
      expect(links.join('|')).toMatch(/Sortiment|Koupelnové ventilátory/)
      await expect(searchField(page)).toBeInViewport()
      // all kinds of goods, not one campaign
      const kinds = await main(page).locator('a[href^="/"]:has(img)').allInnerTexts()
      for (const kind of ['Koupelnové', 'Potrubní', 'Domácí', 'Průmyslové', 'Rekuperace', 'Filtry'])
        expect(kinds.some((text) => text.includes(kind))).toBe(true)
    })

  test('is not covered on entry: the cookie banner leaves it usable', async () => {
    const { page } = await enter({ viewport: phone, undecided: true })
    await open(page, '/')
    const question = page.locator('.consent')
    await question.waitFor()
    await expect(page.locator('dialog:modal')).toHaveCount(0)
    const box = await question.boundingBox()
    expect(box?.height).toBeLessThan(phone.height / 2)
    await main(page).getByRole('link', { name: 'Jaký ventilátor potřebuji?' }).first().click({ trial: true })
  })

  test('moves nothing by itself', async () => {
    const { page } = await enter({ viewport: desktop })
    await open(page, '/')
    const seen = () =>
      page.evaluate(() => [
        ...[...document.querySelectorAll('main *')]
          .filter(({ scrollLeft }) => scrollLeft > 0)
          .map(({ className }) => className),
        document.querySelector('.hero')?.textContent,
        ...[...document.querySelectorAll<HTMLImageElement>('.hero img')].map(({ currentSrc }) => currentSrc),
      ])
    const before = await seen()
    await page.waitForTimeout(4_000)
    expect(await seen()).toEqual(before)
  })

  test('has delivery, returns, branches and a contact one tap away, like every page', async () => {
    const { page } = await enter({ scripts: false })
    for (const path of ['/', bathroom]) {
      await page.goto(path)
      for (const name of ['Doprava', 'Vrácení do 30 dní', 'Pobočky', 'Kontakt'])
        await expect(page.getByRole('contentinfo').getByRole('link', { name, exact: true })).toBeVisible()
    }
  })
})

test.describe('a category', () => {
  test('has title, count and subcategories with pictures before its products, the first of which is near on a phone', async () => {
    const { page } = await enter({ viewport: phone })
    await open(page, bathroom)
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/^Koupelnové ventilátory \d+ výrobků$/)
    const kinds = main(page)
      .getByRole('link', { name: /koupelnové ventilátory/i })
      .filter({ has: page.locator('img') })
    expect(await kinds.count()).toBeGreaterThanOrEqual(3)
    const [tile, product] = [(await kinds.first().boundingBox())?.y ?? Infinity, await topOf(page, 'main article')]
    expect(tile).toBeLessThan(product)
    expect(product).toBeLessThan(phone.height)
  })

  test('is filtered by what its cards show, with units and technical terms explained', async () => {
    const { page } = await enter({ viewport: desktop })
    await open(page, bathroom)
    const cardTitles = await main(page).locator('article').first().locator('.gauge dt').allInnerTexts()
    expect(cardTitles.length).toBeGreaterThanOrEqual(3)
    const filters = (await page.locator('.filters').allTextContents()).join(' ')
    for (const title of [...cardTitles, 'Cena', 'Značka'])
      expect([title, filters.includes(title)]).toEqual([title, true])
    for (const unit of ['m³/h', 'dB', 'mm']) expect([unit, filters.includes(unit)]).toEqual([unit, true])
    expect(await page.locator('.filters .tip > summary[aria-label$="co to znamená"]').count()).toBeGreaterThan(0)
  })

  test('has cards with price, stock, rating with its count, parameters, variants and two pictures', async () => {
    const { page } = await enter({ viewport: desktop })
    await open(page, bathroom)
    const cards = main(page).locator('article')
    const texts = await cards.allInnerTexts()
    for (const text of texts) {
      expect(text).toMatch(/\d\s?Kč/)
      expect(text).toMatch(/[Ss]kladem|Vyprodáno|[Nn]a objednávku|[Dd]o \d+ dn[ůíy]/)
    }
    expect(texts.filter((text) => /\d variant/.test(text)).length).toBeGreaterThan(0)
    const rated = cards.filter({ has: page.locator('.rating') })
    expect(await rated.first().locator('.rating').textContent()).toMatch(/z 5, \d+ recenz/)
    expect(await cards.filter({ has: page.locator('.box-hover') }).count()).toBeGreaterThan(0)
    const orders = await main(page).getByRole('navigation', { name: 'Řazení' }).getByRole('link').allInnerTexts()
    expect(orders.join('|')).toMatch(/Nejprodávanější/)
    expect(orders.join('|')).toMatch(/Od nejlevnějšího/)
    expect(orders.join('|')).toMatch(/Nejlépe hodnocené/)
  })
})

test.describe('a product', () => {
  test('links to its return policy, and hides no text in tabs', async () => {
    const { slug } = await findProduct(sandboxUrl, ({ reviewCount }) => reviewCount > 3)
    const { page } = await enter({ scripts: false })
    await page.goto(`/produkt/${slug}`)
    await expect(page.locator('.promises').getByRole('link', { name: /30 dní/ })).toBeVisible()
    await expect(main(page).getByRole('tab')).toHaveCount(0)
    for (const name of ['Popis', 'Parametry', 'Hodnocení zákazníků', 'Dotazy a odpovědi'])
      await expect(main(page).getByRole('heading', { name })).toBeVisible()
    await expect(main(page).locator('.product-text p').first()).toBeVisible()
  })

  test('shows the limit of free delivery, or that it is free, beside its price', async () => {
    const { slug } = await findProduct(sandboxUrl, ({ oversized }) => oversized !== true)
    const { page } = await enter({ scripts: false })
    await page.goto(`/produkt/${slug}`)
    await expect(page.locator('.promises')).toContainText(/[Dd]oprava zdarma/)
  })
})

test.describe('the search field', () => {
  test('is visible on a desktop and on a phone', async () => {
    const wide = await enter({ viewport: desktop })
    await open(wide.page, bathroom)
    await expect(searchField(wide.page)).toBeInViewport()
    const small = await enter({ viewport: phone })
    await open(small.page, bathroom)
    await expect(searchField(small.page)).toBeInViewport()
  })
})

test.describe('the costs of a purchase', () => {
  test('are known in the cart: products, delivery, payment and the total with VAT', async () => {
    const { page } = await enter({ viewport: desktop })
    await fillCart(page, await pickProduct(sandboxUrl))
    await open(page, '/kosik')
    const sums = main(page).locator('dl').filter({ hasText: 'Celkem' }).first()
    for (const part of [/Zboží/, /Doprava/, /Platba/, /Celkem/, /DPH/]) await expect(sums).toContainText(part)
    await expect(main(page).locator('summary', { hasText: 'Mám slevový kupón' })).toBeVisible()
    await expect(main(page).getByLabel('Kód kupónu')).toBeHidden()
  })
})

test.describe('the details of an order', () => {
  test('are one column of few fields with the label above, marked as required or optional, with autocomplete', async () => {
    const { page } = await enter({ viewport: phone })
    await startCheckout(page, await pickProduct(sandboxUrl), payments.cod)
    await page.goto('/kosik/dodaci-udaje')
    const fields = await main(page)
      .locator('form .field:has(input:not([type=hidden], [type=checkbox], [type=radio]))')
      .evaluateAll((found) =>
        found
          .filter((field) => field.checkVisibility())
          .map((field) => {
            const label = field.querySelector('label')
            const input = field.querySelector('input')
            const [over, under] = [label?.getBoundingClientRect(), input?.getBoundingClientRect()]
            return {
              label: label?.textContent ?? '',
              above: over && under ? over.bottom <= under.top + 1 : false,
              left: Math.round(under?.left ?? 0),
              fills: input?.autocomplete ?? '',
              keys: input?.inputMode || input?.type,
            }
          }),
      )
    expect(fields.length).toBeLessThanOrEqual(9)
    for (const { label, above } of fields) {
      expect([label, above]).toEqual([label, true])
      expect(label).toMatch(/\((povinné|nepovinné)[^)]*\)/)
    }
    const by = (name: string) => fields.find(({ label }) => label.startsWith(name))
    expect([by('E-mail')?.fills, by('E-mail')?.keys]).toEqual(['email', 'email'])
    expect([by('Telefon')?.fills, by('Telefon')?.keys]).toEqual(['tel', 'tel'])
    // the reason for the field
    await expect(main(page)).toContainText('Jen kvůli doručení')
  })

  test('have the order beside them on a desktop, at every scroll position', async () => {
    const { page } = await enter({ viewport: desktop })
    await startCheckout(page, await pickProduct(sandboxUrl), payments.cod)
    for (const path of ['/kosik/doprava-a-platba', '/kosik/dodaci-udaje']) {
      await page.goto(path)
      const total = main(page).getByRole('complementary').getByText('Celkem s DPH')
      await expect(total).toBeInViewport()
      await main(page)
        .locator('form')
        .last()
        .evaluate((form) => form.scrollIntoView({ block: 'end' }))
      await expect(total).toBeInViewport()
    }
  })

  test('end with a button that states the duty to pay and the total', async () => {
    const { page } = await enter({ viewport: phone })
    await startCheckout(page, await pickProduct(sandboxUrl), payments.cod)
    await page.goto('/kosik/dodaci-udaje')
    await expect(orderButton(page)).toHaveText(/Objednat s povinností platby .*\d\sKč/)
  })
})

test.describe('a phone', () => {
  test('swipes through the pictures of a product, one at a time', async () => {
    const { slug } = await findProduct(sandboxUrl, ({ images }) => images.length > 2)
    const { page } = await enter({ viewport: phone, touch: true })
    await open(page, `/produkt/${slug}`)
    const strip = page.locator('.gallery-strip')
    const { width = 0 } = (await strip.boundingBox()) ?? {}
    const snapped = await strip.evaluate((own) => getComputedStyle(own).scrollSnapType)
    expect(snapped).toBe('x mandatory')
    // a swipe ends somewhere between two pictures
    await strip.evaluate((own, by) => own.scrollBy({ left: by, behavior: 'instant' }), width * 0.8)
    await expect.poll(() => strip.evaluate((own) => own.scrollLeft)).toBeCloseTo(width, -1)
  })

  test('has the buy button in reach everywhere on a product page', async () => {
    const { product } = await pickProduct(sandboxUrl)
    const { page } = await enter({ viewport: phone })
    await open(page, `/produkt/${product.slug}`)
    for (const share of [0.3, 0.6, 0.9]) {
      await page.evaluate((at) => scrollTo(0, document.body.scrollHeight * at), share)
      await expect(
        page.locator('#koupit, .buy-bar button').filter({ visible: true, hasText: 'Do košíku' }).last(),
      ).toBeInViewport()
    }
  })
})
