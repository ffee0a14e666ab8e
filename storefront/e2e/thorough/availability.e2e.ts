import { isMadeToOrder } from '@vanek/sdk/product'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { findProduct, setStock } from '../support/find-product.ts'
import { hydratePart, hydrated, open } from '../support/hydrated.ts'
import { visitors } from '../support/visitors.ts'
import { label } from '../support/words.ts'
import { inMarket } from '../support/market.ts'
import { pathOf } from '../support/paths.ts'

const { enter, sandboxUrl } = visitors()

/** The message beside the line of a code in a bulk order; empty if it can be added. */
async function bulkMessage(page: Page, code: string, scripts: boolean): Promise<string> {
  await page.goto('/kosik/import-objednavky')
  if (scripts) await hydrated(page)
  await page.locator('#bulk-text').fill(`${code};1`)
  if (!scripts) await page.getByRole('button', { name: label('Zkontrolovat') }).click()
  const row = page.locator('.bulk-lines tbody tr')
  await row.getByRole('link').waitFor()
  return (await row.locator('.bulk-state').allInnerTexts()).join()
}

test.describe('availability', () => {
  test('B9.23 an unlimited stock is shown as five pieces', async () => {
    const product = await findProduct(
      sandboxUrl,
      ({ variants, visibility }) =>
        visibility.saleable && variants.length === 1 && variants[0]?.availability.stock === null,
    )
    const { page } = await enter({ scripts: false })
    await page.goto(`/produkt/${product.slug}`)
    expect((await page.locator('.buy-state').first().textContent())?.replaceAll(/\s/g, ' ')).toMatch(
      inMarket({ cs: /^Do \d+ dnů · 5 ks/, sk: /^Do \d+ dní · 5 ks/ }),
    )
  })

  test('B3.14 C8.12 a product that has sold out shows what to do next, and so do a tip on the button and a bulk order', async () => {
    const product = await findProduct(
      sandboxUrl,
      ({ variants, visibility }) =>
        visibility.saleable && variants.length === 1 && (variants[0]?.availability.stock ?? 0) > 0,
    )
    const { id, availability } = product.variants[0]!
    const { page } = await enter()
    await page.goto(`/produkt/${product.slug}`)
    // current stock loads at the first interaction
    await setStock(sandboxUrl, id, 0)
    await hydrated(page)
    const state = page.locator('.buy-state').first()
    await hydratePart(page, 'footer')
    await expect
      .poll(() => state.textContent())
      .toMatch(
        inMarket({
          cs: /^Není skladem · Další kusy čekáme/,
          sk: /^Nie je skladom · Ďalšie kusy čakáme/,
        }),
      )
    expect(await state.locator('[data-code]').getAttribute('data-code')).toBe('restocking')
    await page.locator('#koupit').focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await page.getByRole('tooltip').getByText(label('Není skladem')).waitFor()
    expect(await bulkMessage(page, product.variants[0]!.catalogCode, true)).toBe(label('Není skladem'))
    await setStock(sandboxUrl, id, availability.stock ?? 1)
  })
})

for (const scripts of [true, false]) {
  test.describe(`a product made to order, with scripts ${scripts}`, () => {
    test('C3.08 C3.09 is not in stock and can still be added to the cart, as a shop product', async () => {
      const product = await findProduct(sandboxUrl, ({ variants, visibility }) => {
        const [first] = variants
        return (
          visibility.saleable &&
          first?.availability.soldAvailabilityCode === 'on_order' &&
          !first.availability.isAvailable
        )
      })
      const { id, availability } = product.variants[0]!
      const { page } = await enter({ scripts })
      const sent: unknown[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/cart/items')) sent.push(request.postDataJSON())
      })
      const address = `/produkt/${product.slug}?variant_id=${id}`
      await (scripts ? open(page, address) : page.goto(address))
      expect(await page.locator('.buy-state').first().textContent()).toBe(
        inMarket({
          cs: `Není skladem · Vyrobíme do ${availability.delayDays} dnů`,
          sk: `Nie je skladom · Vyrobíme do ${availability.delayDays} dní`,
        }),
      )
      expect(await page.locator('.promises-ways time').first().getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toEqual(
        expect.arrayContaining([expect.stringContaining('https://schema.org/MadeToOrder')]),
      )
      await page.locator('#koupit').click()
      if (scripts) await page.locator('.notices').getByText(label('Produkty byly vloženy do košíku')).waitFor()
      await page.goto('/kosik')
      await page.locator('.lines > .line').getByText(product.name).first().waitFor()
      expect(await page.getByRole('link', { name: label('Pokračovat k dopravě a platbě') }).count()).toBe(1)
      const item = { id, amount: 1, type: 'shop_product' }
      expect(sent).toEqual(scripts ? [item] : [])

      // a bulk order accepts it as well
      expect(await bulkMessage(page, product.variants[0]!.catalogCode, scripts)).toBe('')
      await page.getByRole('button', { name: label('Vložit do košíku') }).click()
      if (scripts) await page.getByText(label('Do košíku jsme vložili 1 řádek')).waitFor()
      await page.goto('/kosik')
      expect(await page.getByRole('spinbutton').inputValue()).toBe('2')
    })
  })
}

test.describe('a product made to order, with one variant', () => {
  test('C3.08 is added to the cart from a list', async () => {
    const product = await findProduct(
      sandboxUrl,
      ({ variants: [first, more], visibility }) =>
        visibility.saleable && !more && first !== undefined && isMadeToOrder(first.availability),
    )
    const { page } = await enter()
    await open(page, `${pathOf('/hledat?q=')}${encodeURIComponent(product.variants[0]!.catalogCode)}`)
    const box = page.getByRole('article').filter({ hasText: product.name }).first()
    expect(await box.locator('.box-end').innerText()).toContain(`${label('Není skladem')} · Vyrobíme do`)
    await box.getByRole('button', { name: label('Do košíku') }).click()
    await page.locator('.notices').getByText(label('Produkty byly vloženy do košíku')).waitFor()
    await page.goto('/kosik')
    const line = page.locator('.lines > .line')
    await line.first().waitFor()
    expect(await line.allInnerTexts()).toEqual([expect.stringContaining(product.name)])
  })
})

test.describe('a product that is not for sale', () => {
  test('B3.17 B4.04 shows no availability in a list either', async () => {
    const product = await findProduct(
      sandboxUrl,
      ({ visibility, availability }) => !visibility.saleable && availability.isAvailable,
    )
    const { page } = await enter({ scripts: false })
    await page.goto(`${pathOf('/hledat?q=')}${encodeURIComponent(product.variants[0]!.catalogCode)}`)
    const box = page.getByRole('article').filter({ hasText: product.name }).first()
    await box.getByText(label('Neprodejné')).waitFor()
    expect(await box.locator('.state').count()).toBe(0)
  })
})

test.describe('details of a product', () => {
  test('B3.08 distinguish a permanent discount from a temporary one', async () => {
    const discounted = await findProduct(sandboxUrl, ({ permanentDiscount }) => permanentDiscount)
    const ending = await findProduct(
      sandboxUrl,
      ({ permanentDiscount, prices }) => !permanentDiscount && prices.inDiscount,
    )
    const { page } = await enter({ scripts: false })
    const tags = async (slug: string) => {
      await page.goto(`/produkt/${slug}`)
      return page.locator('.product-side .tags').allInnerTexts()
    }
    expect((await tags(discounted.slug)).join(' ')).toContain(label('Trvale zlevněno'))
    expect((await tags(ending.slug)).join(' ')).not.toContain(label('Trvale zlevněno'))
  })

  test('B3.10 show the rating as five partly filled stars', async () => {
    const product = await findProduct(sandboxUrl, ({ rating }) => rating !== null && rating < 95)
    const { page } = await enter({ scripts: false })
    await page.goto(`/produkt/${product.slug}`)
    const stars = page.locator('.product-rating .rating > svg')
    const { drawn, filled } = await stars.evaluate((svg) => ({
      drawn: [...svg.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? ''),
      filled: Number(svg.querySelector('svg')?.getAttribute('width')),
    }))
    expect(filled).toBe(((product.rating ?? 0) / 20) * 16)
    // the same five stars twice: grey, and a clipped layer in colour on top
    const [address = '', again] = drawn
    expect([drawn.length, again, address.endsWith('#stars')]).toEqual([2, address, true])
    const sprite = await (await page.request.get(address.split('#')[0] ?? '')).text()
    expect(/<path id="stars" d="([^"]+)"/.exec(sprite)?.[1]?.match(/z/g)).toHaveLength(5)
  })
})
