import type { Shipper } from '@vanek/sdk/checkout'
import type { Product } from '@vanek/sdk/product'
import { formatDate } from '../../src/market/dates.ts'
import type { Page } from '@playwright/test'
import { market } from '#market/market'
import { expect, test } from '../support/test.ts'
import {
  collectAtBranch,
  fillCart,
  fillDetails,
  finished,
  newShopper,
  orderButton,
  startCheckout,
} from '../support/buying.ts'
import type { Pick } from '../support/catalogue.ts'
import { breakable } from '../support/breakable.ts'
import { phone } from '../support/browser.ts'
import { findProduct } from '../support/find-product.ts'
import { hydrated, open } from '../support/hydrated.ts'
import { emptyCartOf, mailsTo } from '../support/sandbox.ts'
import { startShop } from '../support/servers.ts'
import { jana, signIn } from '../support/sign-in.ts'
import { visitors } from '../support/visitors.ts'
import { fromCrowns } from '../support/goods.ts'
import { inMarket } from '../support/market.ts'
import { pathOf } from '../support/paths.ts'
import { label } from '../support/words.ts'

const { enter, sandboxUrl } = visitors()

const methods = pathOf('/kosik/doprava-a-platba')
const courier = label('Kurýrem na adresu')
const bulky = label('Nadrozměrná doprava')

const courierPrice = inMarket({
  cs: {
    first: /^U vás (v|ve) \S+ \d+\.\s\d+\., doprava 99\sKč\ss\sDPH/,
    lowest: /Doprava od\s69\sKč\ss\sDPH, osobní odběr zdarma$/,
  },
  sk: {
    first: /^U vás (v|vo) \S+ \d+\.\s\d+\., doprava 3,90\s€\ss\sDPH/,
    lowest: /Doprava od\s2,90\s€\ss\sDPH, osobný odber zadarmo$/,
  },
})

const single = ({ hasVariants, visibility }: Product) => !hasVariants && visibility.saleable
const inStock = (product: Product) =>
  single(product) && !product.oversized && product.freeShippers.length === 0 && (product.availability.stock ?? 0) > 9
const cheap = (product: Product) => inStock(product) && product.prices.unitWithTax < fromCrowns(1500)
const madeToOrder = (product: Product) => single(product) && !product.oversized && product.availability.delayDays > 4
const oversized = (product: Product) =>
  single(product) &&
  product.oversized === true &&
  product.prices.unitWithTax > fromCrowns(3000) &&
  product.availability.isAvailable
const pickOf = (product: Product) => ({ product, variant: product.variants[0], stock: 9 }) as Pick

/** The day in a part of the page, `2026-11-24`. */
const dayIn = (page: Page, selector: string, name = '') =>
  page.locator(selector).filter({ hasText: name }).first().locator('time').first().getAttribute('datetime')

const dayOn = {
  product: (page: Page, way: string) => dayIn(page, '.promises-ways li', way),
  cart: (page: Page, way: string) => dayIn(page, '.cart-delivery li', way),
  methods: (page: Page, way: string) => dayIn(page, '#shippers .choice', way),
}

const ways = [
  { goods: 'in stock', fits: inStock, way: courier, payment: label('Dobírkou'), waits: false },
  { goods: 'to order', fits: madeToOrder, way: courier, payment: label('Bankovním převodem'), waits: true },
  { goods: 'oversized', fits: oversized, way: bulky, payment: label('Bankovním převodem'), waits: true },
]

test.describe('the delivery date', () => {
  for (const { goods, fits, way, payment, waits } of ways) {
    test(`C9.09 C9.10 C9.11 C9.12 C9.13 is the same on every page and in the mail, for products ${goods}`, async () => {
      await emptyCartOf(sandboxUrl, jana)
      const { page, complaints } = await enter()
      await signIn(page)
      const pick = pickOf(await findProduct(sandboxUrl, fits))
      await page.goto(`/produkt/${pick.product.slug}`)
      const days = { product: await dayOn.product(page, way) }
      expect(days.product).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      await fillCart(page, pick)
      await page.goto(pathOf('/kosik'))
      Object.assign(days, { cart: await dayOn.cart(page, way) })
      await open(page, methods)
      Object.assign(days, { methods: await dayOn.methods(page, way) })
      await page.getByRole('radio', { name: way }).check()
      await page.getByRole('radio', { name: payment }).check()
      const note = page.locator('#shippers .choice').filter({ hasText: way })
      await expect.poll(async () => (await note.innerText()).includes(label('po připsání platby'))).toBe(waits)
      await page.getByRole('button', { name: label('Pokračovat k dodacím údajům') }).click()
      await page.waitForURL(pathOf('**/kosik/dodaci-udaje'))
      Object.assign(days, { details: await dayIn(page, '.chosen') })
      const shopper = newShopper()
      await fillDetails(page, shopper)
      await orderButton(page).click()
      await page.waitForURL(finished)
      Object.assign(days, { finished: await dayIn(page, '.arrival') })
      const words = (await page.locator('.arrival').innerText()).trim()
      expect(words.startsWith(label('Po připsání platby, nejdříve'))).toBe(waits)
      const [mail] = await mailsTo(sandboxUrl, shopper.email)
      // a mail is read on other days too
      expect(mail?.body).toContain(formatDate(days.product ?? '', { year: false }))
      const code = await page.locator('.finished-head strong').innerText()
      await page.goto(pathOf('/uzivatel/objednavky'))
      await page.getByRole('link', { name: code }).first().click()
      await page.locator('.account-facts').waitFor()
      Object.assign(days, { order: await dayIn(page, '.account-facts') })
      expect(days).toEqual({
        ...{ product: days.product, cart: days.product, methods: days.product, details: days.product },
        ...{ finished: days.product, order: days.product },
      })
      expect(complaints).toEqual([])
    })
  }

  for (const personal of [true, false])
    test(`C9.14 C9.15 has the same words on every page for this moment: ${personal ? 'pickup' : 'courier'}`, async () => {
      const { page } = await enter()
      const way = personal ? label('Osobní odběr na pobočce') : courier
      const wordsIn = async (selector: string) =>
        page.locator(selector).filter({ hasText: way }).first().locator('time').first().innerText()
      await startCheckout(page, pickOf(await findProduct(sandboxUrl, inStock)))
      if (personal) await collectAtBranch(page)
      await page.goto(methods)
      const words = await wordsIn('#shippers .choice')
      await page.goto(pathOf('/kosik'))
      const inCart = await wordsIn('.cart-delivery li')
      await page.goto(pathOf('/kosik/dodaci-udaje'))
      const inDetails = await wordsIn('.chosen')
      await hydrated(page)
      await fillDetails(page, newShopper())
      await orderButton(page).click()
      await page.waitForURL(finished)
      const atTheEnd = await page.locator('.arrival time').innerText()
      const isNear = inMarket({ cs: /^(ihned|dnes|zítra)/, sk: /^(ihneď|dnes|zajtra)/ }).test(words)
      // a later day has a preposition and the date
      const date = /\d+\.\s\d+\.$/
      if (isNear) expect([inCart, inDetails, atTheEnd]).toEqual([words, words, words])
      else for (const own of [inCart, inDetails, atTheEnd]) expect(date.exec(own)?.[0]).toBe(date.exec(words)?.[0])
    })

  test('C9.09 C9.13 C9.14 is computed when the back end returns none', async () => {
    const withoutDate = (shipper: Shipper) => ({
      ...shipper,
      delivery: { ...shipper.delivery, nearestDeliveryDate: null },
      ...(shipper.branches && { branches: shipper.branches.map((one) => ({ ...one, nearestDeliveryDate: null })) }),
    })
    let shippers: readonly Shipper[] = []
    const service = await breakable(`${sandboxUrl}/store`)
    service.respondWith((body, path) => {
      if (!path.startsWith('/api/v1/cart/shippers')) return body
      shippers = body as Shipper[]
      return shippers.map(withoutDate)
    })
    const { shopUrl, stop } = await startShop(sandboxUrl, { SHOP_URL: service.url }, '/robots.txt')
    const { page } = await enter({ baseURL: shopUrl })
    try {
      await fillCart(page, pickOf(await findProduct(sandboxUrl, madeToOrder)))
      await page.goto(pathOf('/kosik'))
      const days = shippers.map(({ delivery }) => delivery.nearestDeliveryDate)
      expect(days).toHaveLength(3)
      expect(await Promise.all(shippers.map(async ({ name }) => dayOn.cart(page, name)))).toEqual(days)
      await open(page, methods)
      expect(await Promise.all(shippers.map(async ({ name }) => dayOn.methods(page, name)))).toEqual(days)
    } finally {
      await stop()
      await service.stop()
    }
  })

  test('C9.10 C7.45 is on the product page with the order deadline and the price, with and without scripts', async () => {
    const { slug } = await findProduct(sandboxUrl, cheap)
    for (const scripts of [true, false]) {
      const { page, complaints } = await enter({ scripts })
      await page.goto(`/produkt/${slug}`)
      const fold = page.locator('.promises-ways')
      expect(await fold.locator('summary').innerText()).toMatch(courierPrice.first)
      expect(await fold.locator('summary').innerText()).toMatch(courierPrice.lowest)
      await fold.locator('summary').click()
      const rows = await fold.getByRole('listitem').allInnerTexts()
      expect(rows).toHaveLength(3)
      // each shipper has its own deadline; none is shown if today does not count any more
      const times = rows.flatMap(
        (row) => inMarket({ cs: /při objednání do (\d+:\d+)/, sk: /pri objednaní do (\d+:\d+)/ }).exec(row)?.[1] ?? [],
      )
      expect([['15:00', '14:00'], ['15:00'], []]).toContainEqual(times)
      expect(rows[0]).toMatch(inMarket({ cs: /99\sKč\s+s DPH\s+81,82\sKč bez DPH/, sk: /3,90\s€\s+s DPH$/ }))
      expect(rows[2]).toContain(inMarket({ cs: 'zdarma', sk: 'zadarmo' }))
      expect(complaints).toEqual([])
    }
  })

  for (const scripts of [true, false]) {
    test(`C9.10 is in the buy bar of a phone, with the lowest price of the cart, with scripts ${scripts}`, async () => {
      const product = await findProduct(sandboxUrl, cheap)
      const { page } = await enter({ viewport: phone, scripts })
      await page.goto(`/produkt/${product.slug}`)
      const bar = page.locator('.buy-bar-delivery')
      expect(await bar.locator('time').getAttribute('datetime')).toBe(await dayIn(page, '.promises-ways summary'))
      const text = await bar.innerText()
      expect(text).toMatch(inMarket({ cs: /^U vás .+, doprava \d+\sKč/, sk: /^U vás .+, doprava \d+,\d\d\s€/ }))
      await fillCart(page, pickOf(product))
      await page.goto(pathOf('/kosik'))
      const [price = ''] = /od\s[\d,]+\s(?:Kč|€)/.exec(text) ?? []
      expect(await page.locator('.summary .totals').innerText()).toContain(price)
    })
  }

  test('is not promised for sold-out products, on their page and in the cart', async () => {
    const { slug } = await findProduct(sandboxUrl, (product) => single(product) && !product.availability.isAvailable)
    const { page } = await enter({ scripts: false })
    await page.goto(`/produkt/${slug}`)
    await page.locator('.promises').waitFor()
    expect(await page.locator('.promises time').count()).toBe(0)
  })
})

test.describe('free delivery', () => {
  const free = inMarket({ cs: /Doprava zdarma(?! se)/, sk: /Doprava zadarmo(?! sa)/ })

  /** Sets the currency by the form of the footer. */
  const pay = async (page: Page, currency: string) => {
    const headers = { 'sec-fetch-site': 'same-origin' }
    const form = { currency }
    await page.request.post(pathOf('/zobrazeni-cen'), { form, headers, maxRedirects: 0 })
  }

  for (const currency of ['CZK', 'EUR'] as const) {
    test(`C9.16 C9.17 is not promised for oversized products in ${currency}`, async () => {
      const product = await findProduct(sandboxUrl, oversized)
      const { page, complaints } = await enter()
      await pay(page, currency)
      await page.goto(`/produkt/${product.slug}`)
      const main = page.locator('.product > .cols').first()
      expect(await main.innerText()).not.toMatch(free)
      expect(await main.innerText()).toContain(label('doprava zdarma se na něj nevztahuje'))
      await fillCart(page, pickOf(product))
      await open(page, pathOf('/kosik'))
      const summary = await page.getByRole('complementary', { name: label('Souhrn košíku') }).innerText()
      expect(summary).toContain(label('Na nadrozměrné zboží se doprava zdarma nevztahuje.'))
      expect(summary).not.toMatch(inMarket({ cs: /2\s500|Doprava zdarma/, sk: /\b99\s€|Doprava zadarmo/ }))
      const { own, abroad } = inMarket({
        cs: { own: /od\s349\sKč/, abroad: /od\s[\d,]+\s€/ },
        sk: { own: /od\s13,90\s€/, abroad: /od\s\d+(?:,\d\d)?\sKč/ },
      })
      expect(summary).toMatch(currency === market.currency.code ? own : abroad)
      expect(summary.includes('Kč')).toBe(currency === 'CZK')
      expect(complaints).toEqual([])
    })
  }

  test('C9.16 starts at the limit of the currency', async () => {
    const patterns = inMarket({
      cs: {
        product: /^Doprava zdarma při nákupu od 100\s€\ss\sDPH$/,
        EUR: /^Do dopravy zdarma zbývá \d\d,\d\d\s€\ss\sDPH$/,
        CZK: /^Do dopravy zdarma zbývá (?:[12]\s)?\d{3}\sKč\ss\sDPH$/,
      },
      sk: {
        product: /^Doprava zadarmo pri nákupe od 99\s€\ss\sDPH$/,
        EUR: /^Do dopravy zadarmo chýba \d\d(?:,\d\d)?\s€\ss\sDPH$/,
        CZK: /^Do dopravy zadarmo chýba (?:[12]\s)?\d{3}(?:,\d\d)?\sKč\ss\sDPH$/,
      },
    })
    const pick = pickOf(await findProduct(sandboxUrl, cheap))
    const { page } = await enter()
    const missing = async () => (await page.locator('.free-shipping').innerText()).replaceAll(/\s/g, ' ')
    await pay(page, 'EUR')
    await fillCart(page, pick)
    await page.goto(`/produkt/${pick.product.slug}`)
    await page.locator('.promises').getByText(patterns.product).waitFor()
    await page.goto(pathOf('/kosik'))
    expect(await missing()).toMatch(patterns.EUR)
    await pay(page, 'CZK')
    await page.goto(pathOf('/kosik'))
    expect(await missing()).toMatch(patterns.CZK)
  })

  test('C9.16 is reached when a product makes the whole parcel free', async () => {
    const product = await findProduct(
      sandboxUrl,
      (each) =>
        single(each) &&
        each.freeShippers.length > 0 &&
        each.prices.unitWithTax < fromCrowns(2400) &&
        each.availability.isAvailable,
    )
    const { page } = await enter()
    await fillCart(page, pickOf(product))
    await page.goto(pathOf('/kosik'))
    expect(await page.locator('.free-shipping').innerText()).toContain(label('Doprava zdarma je vaše.'))
    expect(await page.locator('.cart-delivery').innerText()).not.toContain(inMarket({ cs: '69', sk: '2,90' }))
  })

  test('B3.19 B3.51 C9.17 is marked by price only if the shop enables it (setting: configuration_products.show_free_delivery_tag_by_price)', async () => {
    const product = await findProduct(sandboxUrl, (each) => inStock(each) && each.prices.unitWithTax > fromCrowns(3000))
    const tags = async (page: Page) => {
      await page.goto(`/produkt/${product.slug}`)
      return page.locator('.product-side').getByText(label('Doprava zdarma'), { exact: true }).count()
    }
    const { page } = await enter({ scripts: false })
    expect(await tags(page)).toBe(2)
    const service = await breakable(`${sandboxUrl}/store`)
    service.respondWith((body, path) =>
      path.startsWith('/api/v1/globals')
        ? { ...(body as object), configuration_products: { show_free_delivery_tag_by_price: false } }
        : body,
    )
    const { shopUrl, stop } = await startShop(sandboxUrl, { SHOP_URL: service.url }, '/robots.txt')
    const visitor = await enter({ baseURL: shopUrl, scripts: false })
    try {
      // the promise below the price stays: it is true
      expect(await tags(visitor.page)).toBe(1)
    } finally {
      await stop()
      await service.stop()
    }
  })
})
