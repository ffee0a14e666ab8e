import type { Product } from '@vanek/sdk/product'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import {
  chooseMethods,
  fillCart,
  fillDetails,
  finished,
  leaveCart,
  newShopper,
  orderButton,
} from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { findProduct } from '../support/find-product.ts'
import { addToCart } from '../support/goods.ts'
import { hoseBy } from '../support/hose.ts'
import { hydratePart, open } from '../support/hydrated.ts'
import { mailsTo, placedOrder } from '../support/sandbox.ts'
import { inMarket } from '../support/market.ts'
import { cartLink, amountIn } from '../support/texts.ts'
import { withOverrides } from '../support/overrides.ts'
import { visitors } from '../support/visitors.ts'

const { enter, sandboxUrl } = visitors()

/** A product whose limit is set by the shop, not by its stock. */
const limited = () =>
  findProduct(sandboxUrl, ({ variants, variantRequired, visibility }) => {
    const [variant] = variants
    const { isAvailable, stock, amountMax } = variant?.availability ?? {}
    return (
      variants.length === 1 &&
      !variantRequired &&
      visibility.saleable &&
      isAvailable === true &&
      typeof amountMax === 'number' &&
      amountMax < 99 &&
      (stock ?? 0) > amountMax
    )
  })

const notices = (page: Page) => page.locator('.notices .is-info')

/** The only amount field of a page. */
const amountField = (page: Page) => page.getByRole('main').getByRole('spinbutton').first()

async function type(page: Page, amount: string): Promise<void> {
  const field = amountField(page)
  await field.fill(amount)
  await field.press('Enter')
}

interface Sentences {
  readonly most: string
  readonly least: string
}

/**
 * Enters an amount above the maximum and zero on a product page; each shows a message. Returns the corrected first
 * amount.
 */
async function expectLimitsOnProduct(page: Page, { slug }: Product, { most, least }: Sentences): Promise<string> {
  await open(page, `/produkt/${slug}`)
  await type(page, '999')
  await notices(page).getByText(most).waitFor()
  const corrected = await amountField(page).inputValue()
  await type(page, '0')
  await notices(page).getByText(least).waitFor()
  return corrected
}

/** Waits until one piece is in the cart, and enters an amount above the maximum there. */
async function expectLimitInCart(page: Page, { most }: Sentences): Promise<void> {
  await page.locator('.notices .is-success').waitFor()
  await open(page, '/kosik')
  await hydratePart(page, '.line-amount')
  expect(await amountField(page).inputValue()).toBe('1')
  await type(page, '999')
  await notices(page).getByText(most).waitFor()
}

/** Submits an amount without scripts: the server rejects it with this text. */
async function expectRejectedByServer(plain: Page, { slug }: Product, amount: string, sentence: string): Promise<void> {
  await plain.goto(`/produkt/${slug}`)
  await amountField(plain).fill(amount)
  await plain.locator('#koupit').click()
  await plain.getByText(sentence).waitFor()
}

test.describe('an amount beyond a limit', () => {
  test('C5.45 C5.46 C8.13 B5.15 B5.16 shows the same message on product, cart and server, with the limit and the unit', async () => {
    const product = await limited()
    const max = product.variants[0]?.availability.amountMax ?? 0
    const most = `Můžete zakoupit maximálně ${max} ks tohoto produktu.`
    const least = 'Musíte zakoupit minimálně 1 ks tohoto produktu.'
    const { page } = await enter()
    expect(await expectLimitsOnProduct(page, product, { most, least })).toBe(String(max))
    for (const none of ['-2', 'abc']) {
      await open(page, `/produkt/${product.slug}`)
      const field = amountField(page)
      await field.fill('')
      await field.pressSequentially(none)
      await field.blur()
      await notices(page).getByText(least).waitFor()
      expect([none, await field.inputValue()]).toEqual([none, '1'])
    }
    // a double click adds once
    await page.locator('#koupit').dblclick()
    await expectLimitInCart(page, { most, least })

    const { page: plain } = await enter({ scripts: false })
    await expectRejectedByServer(plain, product, '999', most)
    for (const none of ['0', '-2', 'abc']) await expectRejectedByServer(plain, product, none, least)
  })

  test('C8.13 C8.15 one notice has the limit and what was added, after one press', async () => {
    const product = await limited()
    const [variant] = product.variants
    const max = variant?.availability.amountMax ?? 0
    const { page } = await enter()
    await open(page, `/produkt/${product.slug}`)
    await amountField(page).fill('999')
    await page.locator('#koupit').click()
    const notice = page.locator('.notices .notice')
    await notice.filter({ hasText: `${max} ${variant?.unit} ${variant?.fullname}` }).waitFor()
    await expect(notice).toHaveCount(1)
    await expect(notice).toHaveClass(/is-info/)
    await expect(notice).toContainText('Produkty byly vloženy do košíku. ')
    await expect(notice).toContainText(`Můžete zakoupit maximálně ${max} ks tohoto produktu.`)
    await cartLink(page)
      .filter({ hasText: `: ${max}` })
      .waitFor()
  })

  test('C8.15 names the pieces that were added when the stock allows fewer, in one notice', async () => {
    const { product, variant } = await pickProduct(sandboxUrl, { atLeast: 6, atMost: 90 })
    const stock = variant.availability.stock ?? 0
    const { page } = await enter()
    await fillCart(page, { product, variant, stock })
    await fillCart(page, { product, variant, stock })
    await open(page, `/produkt/${product.slug}`)
    await type(page, '9999')
    await page.locator('#koupit').click()
    const added = page.locator('.notices .notice')
    await added.filter({ hasText: new RegExp(`${stock - 2}\\s${variant.unit} `) }).waitFor()
    expect(await added.innerText()).toContain(inMarket({ cs: `jen ${stock} `, sk: `len ${stock} ` }))
  })

  test('C8.14 shows the texts of the shop if it has its own, with and without scripts (setting: cartConfiguration.quantity_minimum_text, cartConfiguration.quantity_maximum_text)', async () => {
    const product = await limited()
    const max = product.variants[0]?.availability.amountMax ?? 0
    const own = 'Nejvýš {limit} {unit} na jednu domácnost, prosíme.'
    const bulk = '/kosik/import-objednavky'
    const lines = `${product.variants[0]?.catalogCode};999`
    const least = 'Aspoň {limit} {unit} prosíme.'
    const sentence = `Nejvýš ${max} ks na jednu domácnost, prosíme.`
    await withOverrides(
      sandboxUrl,
      { settings: { cartConfiguration: { quantity_minimum_text: least, quantity_maximum_text: own } } },
      async (baseURL) => {
        const sentences = { most: sentence, least: 'Aspoň 1 ks prosíme.' }
        const { page } = await enter({ baseURL })
        await expectLimitsOnProduct(page, product, sentences)
        await page.locator('#koupit').click()
        await expectLimitInCart(page, sentences)
        const { page: plain } = await enter({ baseURL, scripts: false })
        await expectRejectedByServer(plain, product, '999', sentence)
        expect(await plain.getByText('Můžete zakoupit').count()).toBe(0)
        await open(page, bulk)
        await page.locator('#bulk-text').fill(lines)
        await page.locator('.bulk-state').getByText(sentence).waitFor()
        await plain.goto(bulk)
        await plain.locator('#bulk-text').fill(lines)
        await plain.getByRole('button', { name: 'Zkontrolovat' }).click()
        await plain.locator('.bulk-state').getByText(sentence).waitFor()
        await addToCart(plain, { variantId: product.variants[0]?.id ?? 0 })
        await plain.goto('/kosik')
        await type(plain, '999')
        await plain.getByText(sentence).first().waitFor()
      },
    )
  })

  test('B5.14 stays as typed when limit notifications are off, and is rejected by the back end only', async () => {
    const product = await limited()
    const max = product.variants[0]?.availability.amountMax ?? 0
    await withOverrides(
      sandboxUrl,
      { settings: { cartConfiguration: { limit_notifications: false } } },
      async (baseURL) => {
        const { page } = await enter({ baseURL })
        await open(page, `/produkt/${product.slug}`)
        await type(page, '999')
        expect(await amountField(page).inputValue()).toBe('999')
        expect(await notices(page).count()).toBe(0)
        await page.locator('#koupit').click()
        await page.getByRole('alert').getByText(`Můžete zakoupit maximálně ${max} ks tohoto produktu.`).waitFor()
      },
    )
  })
})

test.describe('a typed amount', () => {
  test('B5.09 B5.10 B5.11 has no decimals where none are allowed: 1,5 becomes neither 15 nor 1 without a message, with and without scripts', async () => {
    const product = await limited()
    const { page } = await enter()
    await open(page, `/produkt/${product.slug}`)
    const field = amountField(page)
    const sentence = 'Tento produkt prodáváme jen po 1 ks.'
    for (const [typed, kept, way] of [
      ['1,5', '1', 'by keys'],
      ['2.59', '2', 'by keys'],
      ['1,5', '1', 'at once'],
    ] as const) {
      await field.fill(way === 'at once' ? typed : '')
      if (way === 'by keys') await field.pressSequentially(typed)
      expect([typed, way, await field.inputValue()]).toEqual([typed, way, kept])
      await field.blur()
      expect(await field.inputValue()).toBe(kept)
      await notices(page).getByText(sentence).first().waitFor()
    }

    const { page: plain } = await enter({ scripts: false })
    await plain.goto(`/produkt/${product.slug}`)
    await amountField(plain).fill('1,5')
    await plain.locator('#koupit').click()
    await plain.getByText(sentence).waitFor()
    expect(await plain.locator('.lines > .line').count()).toBe(0)
  })

  test('B5.09 B5.10 B5.11 B5.13 B5.17 has the allowed decimals, and is added to the cart and changed there', async () => {
    const { product, variant } = await hoseBy(sandboxUrl, 0.5)
    const { page } = await enter()
    await open(page, `/produkt/${product.slug}`)
    const field = amountField(page)
    expect(await field.getAttribute('inputmode')).toBe('decimal')
    for (const [typed, shown, left] of [
      ['7.', '7.', '7'],
      ['2,', '2.', '2'],
      ['1,55', '1.5', '1.5'],
      ['1,5', '1.5', '1.5'],
    ]) {
      await field.fill('')
      await field.pressSequentially(typed ?? '')
      expect([typed, await field.inputValue()]).toEqual([typed, shown])
      await field.blur()
      expect([typed, await field.inputValue()]).toEqual([typed, left])
    }
    await type(page, '1.3')
    await notices(page).getByText('Tento produkt prodáváme jen po 0,5 m.').first().waitFor()
    expect(await field.inputValue()).toBe('1.5')
    await page.locator('#koupit').click()
    const notice = page.locator('.notices .is-success')
    expect(await notice.getByRole('strong').textContent()).toBe(`1,5 m ${product.name}`)
    // hose counts as one, whatever its length
    await cartLink(page).filter({ hasText: ': 1' }).waitFor()

    await open(page, '/kosik')
    await hydratePart(page, '.line-amount')
    expect(await amountField(page).inputValue()).toBe('1.5')
    await page.getByRole('button', { name: 'Přidat' }).click()
    const total = page.locator('.line-total')
    await expect(amountField(page)).toHaveValue('2')
    // the old total stays until the line is marked as stale
    await expect.poll(async () => amountIn(await total.textContent())).toBe(variant.prices.unitWithTax * 2)
    await type(page, '99.5')
    await notices(page).getByText('Můžete zakoupit maximálně 50 m tohoto produktu.').waitFor()
  })

  test('B5.11 B5.13 C5.45 C5.46 is parsed, rejected and ordered the same without scripts, and shown on order and mail', async () => {
    const { product, variant } = await hoseBy(sandboxUrl, 0.5)
    const { page, context } = await enter({ scripts: false })
    // goods sold by length are never shown with a price per piece
    await page.goto(`/${product.categoryPath}?sort=price_asc`)
    const box = page.getByRole('article').filter({ hasText: product.name })
    expect(await box.locator('.price').innerText()).toContain('/\u00a0m')
    const addAmount = async (amount: string) => {
      await page.goto(`/produkt/${product.slug}`)
      await amountField(page).fill(amount)
      await page.locator('#koupit').click()
    }
    await addAmount('0,3')
    await page.getByText('Musíte zakoupit minimálně 0,5 m tohoto produktu.').waitFor()
    await addAmount('1,3')
    await page.getByText('Tento produkt prodáváme jen po 0,5 m.').waitFor()
    await addAmount('1,5')
    await page.locator('.lines > .line').waitFor()
    expect(await amountField(page).inputValue()).toBe('1.5')
    await page.getByRole('button', { name: 'Přidat' }).click()
    expect(await amountField(page).inputValue()).toBe('2')
    expect(amountIn(await page.locator('.line-total').textContent())).toBe(variant.prices.unitWithTax * 2)
    await amountField(page).fill('2,2')
    await page.getByRole('button', { name: 'Přepočítat' }).click()
    await page.getByText('Tento produkt prodáváme jen po 0,5 m.').waitFor()
    await amountField(page).fill('2,5')
    await page.getByRole('button', { name: 'Přepočítat' }).click()
    expect(await amountField(page).inputValue()).toBe('2.5')

    const shopper = newShopper()
    await leaveCart(page)
    await chooseMethods(page)
    expect(await page.getByRole('main').innerText()).toContain('2,5\u00a0m')
    await fillDetails(page, shopper)
    await orderButton(page).click()
    await page.waitForURL(finished)
    expect(await page.getByRole('main').innerText()).toContain('2,5\u00a0m')
    const { items } = await placedOrder(sandboxUrl, context)
    expect(items.map(({ variantId, amount }) => [variantId, amount])).toEqual([[variant.id, 2.5]])
    expect(items[0]?.prices.totalWithTax).toBe(variant.prices.unitWithTax * 2.5)
    const [mail] = await mailsTo(sandboxUrl, shopper.email)
    expect(mail?.body).toContain(`2,5 m  ${product.name}`)
  })
})

test.describe('the message about an added product', () => {
  test('C8.15 has its name and amount, and does not cover the header on a phone', async () => {
    const product = await limited()
    const { page } = await enter({ viewport: { width: 390, height: 844 } })
    await open(page, `/produkt/${product.slug}`)
    await page.locator('#koupit').click()
    const notice = page.locator('.notices .is-success')
    await notice.getByText('Produkty byly vloženy do košíku').waitFor()
    expect(await notice.getByRole('strong').textContent()).toBe(`1 ks ${product.name}`)
    const [box, header] = [await notice.boundingBox(), await page.getByRole('banner').boundingBox()]
    expect(box?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))
  })
})
