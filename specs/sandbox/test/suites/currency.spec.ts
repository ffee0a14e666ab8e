import { describe, expect, it } from 'vitest'
import type { Content, Shop } from '../../src/wire.ts'
import { codesOf, guestCart, newKey, placement, sample, samples, signIn } from '../support/shopping.ts'
import type { RequestOptions, World } from '../support/world.ts'

const API = '/store/api/v1'
const CART = `${API}/cart`
const ITEMS = `${CART}/items`
const CROWNS_FOR_EURO = 25
const EUR = { 'x-currency': 'EUR' }

/** Converts stored haléře to euros, rounded to a cent. */
const euros = (haler: number): number => Math.round(haler / CROWNS_FOR_EURO) / 100
const cents = (amount: number): number => Math.round(amount * 100)
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + cents(one), 0) / 100

/** Prices in euros and crowns; the header of each request selects the currency. */
export function currencySuite(the: () => World): void {
  const get = async (path: string, options: RequestOptions = {}) =>
    (await the().request('GET', path, undefined, options)).body
  const inEuros = (path: string, options: RequestOptions = {}) => get(path, { ...options, headers: EUR })
  /** Sets the price of all variants of the product, so that listings show it. */
  const setPrice = async (variantId: number, price: number) => {
    const { product_id } = await the()
      .database.q.selectFrom('variants')
      .select('product_id')
      .where('id', '=', variantId)
      .executeTakeFirstOrThrow()
    const rows = await the()
      .database.q.selectFrom('variants')
      .select('id')
      .where('product_id', '=', product_id)
      .execute()
    for (const { id } of rows) await the().request('POST', '/sandbox/price', { variantId: id, price })
  }
  const place = (cart: string, change: Parameters<typeof placement>[0], headers = EUR) =>
    the().request('POST', `${CART}/place`, placement(change), { cart, key: newKey(), headers })
  const list = (scope: object, options: RequestOptions = {}): Promise<Content['Listing']> =>
    get(`/cms/api/catalog/v2/state?scope=${encodeURIComponent(JSON.stringify(scope))}`, options)

  it('C7.47 C4.86 lists two currencies; the header selects the active one, crowns by default', async () => {
    const currencies = (await get(`${API}/currencies`)) as Shop['Currency'][]
    const signs = { symbolPlacement: 'right', decimalPlaces: 2, decimalPoint: ',', millesimalPoint: '\u00a0' }
    expect(currencies).toEqual([
      { code: 'CZK', symbol: 'Kč', ...signs },
      { code: 'EUR', symbol: '€', ...signs },
    ])
    expect(await inEuros(`${API}/currencies`)).toEqual(currencies)
    const [czk, eur] = currencies
    const active = async (headers: Record<string, string>) => get(`${API}/globals`, { headers })
    expect(await active(EUR)).toMatchObject({ currency: eur, currencies, freeShippingAt: 100 })
    for (const headers of [{}, { 'x-currency': 'CZK' }, { 'x-currency': 'USD' }] as Record<string, string>[])
      expect(await active(headers)).toMatchObject({ currency: czk, currencies, freeShippingAt: 2500 })
    const shippers = (await inEuros(`${API}/globals`)).shippers as { priceFrom: number }[]
    expect(shippers[0]?.priceFrom).toBe(3.96)
    const offers = (await inEuros(`${API}/shippers`)) as { priceFrom: number }[]
    expect(offers.map(({ priceFrom }) => priceFrom)).toEqual(shippers.map(({ priceFrom }) => priceFrom))
  })

  it('C4.86 product, catalogue, listing, search and codes return the same price in euros', async () => {
    const { id, productId } = await sample(the(), 20, 50)
    await setPrice(id, 1333.37)
    const row = await the()
      .database.q.selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.product_id')
      .select(['catalog_code', 'variants.original_price', 'products.name'])
      .where('variants.id', '=', id)
      .executeTakeFirstOrThrow()
    const fresh = (await inEuros(`${API}/products/${productId}?include=variants`)).data
    const [detail] = (await inEuros(`/cms/catalog/product?ids=${productId}`)).data
    const [box] = (await list({ ids: [productId] }, { headers: EUR })).products
    const found = (await inEuros(`/cms/search?limit=50&q=${encodeURIComponent(row.name)}`)).products.entities.find(
      (one: { id: number }) => one.id === productId,
    )
    const query = 'query Codes($codes: [String!]!) { variantsByCodes(codes: $codes) { unitWithTax } }'
    const request = { query, variables: { codes: [row.catalog_code] } }
    const coded = (await the().request('POST', '/cms/graphql', request, { headers: EUR })).body.data.variantsByCodes
    expect(fresh.prices).toMatchObject({ unitWithTax: 53.33, currencyCode: 'EUR' })
    expect(fresh.prices.unitOriginalWithTax).toBe(euros(Math.max(row.original_price, 133_337)))
    for (const one of [detail, box, found]) expect(one.prices).toEqual(fresh.prices)
    expect(fresh.variants.find((one: { id: number }) => one.id === id).prices).toEqual(fresh.prices)
    expect(coded).toEqual([{ unitWithTax: 53.33 }])
    const crowns = (await get(`${API}/products/${productId}`)).data.prices
    expect(crowns).toMatchObject({ unitWithTax: 1333.37, currencyCode: 'CZK' })
  })

  it('B3.32 C4.86 a virtual category with a price limit names and applies it in both currencies', async () => {
    const slug = 'ventilatory-do-1000-kc'
    const query = 'query Cut($slug: String!) { virtualCategory(slug: $slug) { title price_range { price_to } } }'
    const response = await the().request('POST', '/cms/graphql', { query, variables: { slug } })
    const { title, price_range: cut } = response.body.data.virtualCategory
    const [, crowns, inEuro] = /do ([\d\s]+) Kč \((\d+) €\)/.exec(title) ?? []
    // euros first: results are cached per currency
    const bounds = { EUR: Number(inEuro), CZK: Number(crowns?.replaceAll(/\s/g, '')) }
    expect(bounds).toEqual({ CZK: cut.price_to, EUR: cut.price_to / CROWNS_FOR_EURO })
    for (const [code, bound] of Object.entries(bounds)) {
      const scope = { virtualCategory: slug, sort: 'price_desc', perPage: 60 }
      const [dearest] = (await list(scope, { headers: { 'x-currency': code } })).products
      expect(dearest?.prices.currencyCode).toBe(code)
      expect(dearest?.prices.unitWithTax).toBeLessThanOrEqual(bound)
      expect(dearest?.prices.unitWithTax).toBeGreaterThan(bound * 0.9)
    }
  })

  it('C4.86 a listing has price bounds, price filter and price sort in euros', async () => {
    const scope = { category: 'filtry-a-prislusenstvi' }
    const priceOf = ({ filters }: Content['Listing']) => filters.find(({ key }) => key === 'price')
    const rows = await the()
      .database.q.selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.product_id')
      .innerJoin('categories', 'categories.id', 'products.category_id')
      .select(['variants.price', 'products.id'])
      .where('categories.path', 'like', `${scope.category}%`)
      .where('products.visible_to', 'is', null)
      .execute()
    const prices = rows.map(({ price }) => euros(price))
    const bounds = { min: Math.floor(Math.min(...prices)), max: Math.ceil(Math.max(...prices)) }
    const before = priceOf(await list(scope))
    const shown = priceOf(await list(scope, { headers: EUR }))
    expect(shown).toMatchObject({ unit: '€', range: bounds })
    // cached per currency
    expect(priceOf(await list(scope))).toEqual(before)
    expect(before).toMatchObject({ unit: 'Kč' })

    const middle = prices.toSorted((one, two) => one - two)[Math.floor(prices.length / 2)] ?? 0
    const cut = await list({ ...scope, price: { from: middle }, perPage: 60, sort: 'price_asc' }, { headers: EUR })
    const fitting = new Set(rows.filter(({ price }) => euros(price) >= middle).map(({ id }) => id))
    expect(cut.pagination.total).toBe(fitting.size)
    expect(priceOf(cut)?.range).toMatchObject({ ...bounds, from: middle })
    const sorted = (await list({ ...scope, sort: 'price_asc', perPage: 60 }, { headers: EUR })).products
    const own = sorted.map((one) => one.prices.unitWithTax)
    expect(own).toEqual(own.toSorted((one, two) => one - two))
  })

  describe('C4.86 a cart', () => {
    it('is calculated from unit prices in whole cents, so that lines add up to the totals', async () => {
      const [one, two] = await samples(the(), 2, 50, 51)
      await setPrice(one!.id, 133.37)
      await setPrice(two!.id, 199.9)
      const cart = await guestCart(the().request, one!.id, 7)
      await the().request('POST', ITEMS, { id: two!.id, amount: 3 }, { cart, headers: EUR })
      const query = '?shipper_id=1&payment_id=3'
      const { currencyCode, items, prices } = (await inEuros(CART + query, { cart })) as Shop['Cart']
      expect(items.map((line) => [line.prices.unitWithTax, line.prices.totalWithTax])).toEqual([
        [5.33, 37.31],
        [8, 24],
      ])
      expect([currencyCode, ...items.map((line) => line.prices.currencyCode)]).toEqual(['EUR', 'EUR', 'EUR'])
      const [shipper] = (await inEuros(`${CART}/shippers`, { cart })) as Shop['Shipper'][]
      const payment = ((await inEuros(`${CART}/payments`, { cart })) as Shop['Payment'][]).find(({ id }) => id === 3)
      expect([shipper?.priceWithTax, prices.shipperPriceWithTax]).toEqual([3.96, 3.96])
      expect(prices.paymentPriceWithTax).toBe(payment?.priceWithTax)
      expect(prices).toMatchObject({ itemsWithTax: 61.31, freeShippingAt: 100, missingToFreeShipping: 38.69 })
      expect(prices.itemsWithoutTax).toBe(sumOf(items.map((line) => line.prices.totalWithoutTax)))
      // no rounding to whole euros
      expect([prices.roundingWithTax, prices.totalWithTax]).toEqual([0, sumOf([61.31, 3.96, payment!.priceWithTax])])

      // the cart in crowns is unchanged
      const again = (await get(CART, { cart })) as Shop['Cart']
      expect([again.currencyCode, again.prices.itemsWithTax]).toEqual(['CZK', 1533.29])
      expect(again.items.flatMap(({ notices }) => notices ?? [])).toEqual([])
      await setPrice(two!.id, 250)
      const notices = ((await inEuros(CART, { cart })) as Shop['Cart']).items.flatMap((line) => line.notices ?? [])
      expect(notices.map(({ title }) => title)).toEqual(['Cena se mezitím zvýšila z 8\u00a0€ na 10\u00a0€ s DPH.'])
    })

    it('applies coupons, their minimum and the minimum order in euros', async () => {
      const { id } = await sample(the(), 50, 53)
      await setPrice(id, 500)
      const cart = await guestCart(the().request, id, 2)
      const use = () => the().request('POST', `${CART}/coupon`, { couponCode: 'PRVNI200' }, { cart, headers: EUR })
      expect((await use()).body.errors[0].title).toBe(
        'Kupón platí pro nákup od 60\u00a0€ s DPH. Do té částky vám chybí 20\u00a0€ s DPH.',
      )
      const settings = (
        await the().request('POST', '/sandbox/settings', { cartConfiguration: { minimum_order: 1300 } })
      ).body
      const checked = await the().request('POST', `${CART}/validate`, undefined, { cart, headers: EUR })
      const { cartConfiguration } = await inEuros(`${API}/globals`)
      const { prices } = await inEuros(CART, { cart })
      await the().request('PUT', '/sandbox/settings', settings.before)
      expect(checked.body.errors[0].title).toBe('Do minimální výše ceny objednávky vám zbývá ještě 12\u00a0€ s DPH.')
      expect([cartConfiguration.minimum_order, prices.minimumOrderAt, prices.missingToMinimumOrder]).toEqual([
        52, 52, 12,
      ])
      await the().request('POST', ITEMS, { id, amount: 1 }, { cart, headers: EUR })
      expect((await use()).body.cart.prices).toMatchObject({ itemsWithTax: 60, discountWithTax: 8, totalWithTax: 52 })
    })

    it('applies credits, one crown each, after customer discounts', async () => {
      const email = 'firma@vanek.test'
      await the().database.q.updateTable('customers').set({ credits: 300 }).where('email', '=', email).execute()
      const { id, productId } = await sample(the(), 50, 54)
      await setPrice(id, 199.9)
      const bearer = await signIn(the().request, email)
      await the().request('DELETE', ITEMS, undefined, { bearer })
      await the().request('POST', ITEMS, { id, amount: 1 }, { bearer, headers: EUR })
      const { body } = await the().request('POST', `${CART}/credits`, { credits: 100 }, { bearer, headers: EUR })
      // 8 % off: 183.91 Kč
      expect(body.cart.prices).toMatchObject({ itemsWithTax: 7.36, discountWithTax: 4, totalWithTax: 3.36 })
      const all = await the().request('POST', `${CART}/credits`, { credits: 300 }, { bearer, headers: EUR })
      expect(all.body.cart).toMatchObject({ credits: 184, prices: { totalWithTax: 0 } })
      const [box] = (await list({ ids: [productId] }, { bearer, headers: EUR })).products
      expect([box?.prices.unitWithTax, box?.defaultPrices?.unitWithTax]).toEqual([7.36, 8])
      await the().request('DELETE', ITEMS, undefined, { bearer })
      await the().request('POST', `${CART}/credits`, { credits: 0 }, { bearer })
    })
  })

  it('C4.86 C4.47 an order in euros adds up, including its gift, and keeps its currency everywhere', async () => {
    const { id } = await sample(the(), 50, 55)
    await setPrice(id, 1000.1)
    await the().request('POST', '/sandbox/gift', { id: 2, price: 0.005 })
    await the().request('POST', '/sandbox/gift', { id: 3, price: 1 })
    const gifts = (await inEuros(`${API}/order-gifts`)) as Shop['Gift'][]
    expect(gifts.map((gift) => [gift.price, gift.price_from])).toEqual([
      [0, 60],
      [0.001, 120],
      [0.04, 600],
    ])
    const cart = await guestCart(the().request, id, 3)
    const gift = gifts[1]!.id
    const { prices } = (await inEuros(`${CART}?shipper_id=1&payment_id=1&order_gifts=${gift}`, {
      cart,
    })) as Shop['Cart']
    // free shipping from 100 €, the gift costs a cent
    expect(prices).toMatchObject({
      itemsWithTax: 120,
      giftsWithTax: 0.01,
      shipperPriceWithTax: 0,
      totalWithTax: 120.01,
    })
    const change = { order_gifts: [gift], payment_id: 1 }
    expect(codesOf((await place(cart, { ...change, expected_total: 120 })).body)).toEqual(['price_changed'])
    const { status, body } = await place(cart, { ...change, expected_total: 120.01 })
    expect(status).toBe(201)
    const order = body.order as Shop['Order']
    expect([order.currencyCode, order.prices.totalWithTax]).toEqual(['EUR', 120.01])
    const { itemsWithTax, shipperPriceWithTax, paymentPriceWithTax } = order.prices
    expect(sumOf(order.items.map((line) => line.prices.totalWithTax))).toBe(120.01)
    expect([itemsWithTax, shipperPriceWithTax, paymentPriceWithTax]).toEqual([120, 0, 0])

    // the same order in a request with crowns
    expect(await get(`${API}/orders/token/${order.token}`)).toEqual(order)
    const shown = async (url: string) => (await the().app.inject({ url: new URL(url).pathname })).body
    expect(await shown(body.payment.redirectUrl)).toContain('120,01\u00a0€')
    const mails = await the().database.q.selectFrom('mails').selectAll().orderBy('id').execute()
    const mail = mails.find(({ kind, subject }) => kind === 'order' && subject.includes(order.code))?.body ?? ''
    expect(mail).toContain('Celkem s DPH: 120,01\u00a0€')
    expect(mail).not.toContain('Kč')
    expect(await shown(/http:\S+\/pay\/\S+/.exec(mail)?.[0] ?? '')).toContain('120,01\u00a0€')
  })

  it('C4.86 cash on delivery is rounded in crowns, but not in euros', async () => {
    const { id } = await sample(the(), 50, 56)
    await setPrice(id, 133.37)
    const prices = async (headers: typeof EUR) => {
      const { body } = await place(await guestCart(the().request, id), { payment_id: 3 }, headers)
      return body.order.prices as Shop['Order']['prices']
    }
    const euro = await prices(EUR)
    const { itemsWithTax, shipperPriceWithTax, paymentPriceWithTax } = euro
    expect([itemsWithTax, euro.roundingWithTax]).toEqual([5.33, 0])
    expect(euro.totalWithTax).toBe(sumOf([itemsWithTax, shipperPriceWithTax, paymentPriceWithTax]))
    const crown = await prices({ 'x-currency': 'CZK' })
    expect([crown.roundingWithTax, crown.totalWithTax % 1]).toEqual([-0.37, 0])
  })

  it('C7.19 C7.27 a transfer uses the bank account of its currency; without one, only that payment is not offered', async () => {
    const { id } = await sample(the(), 50, 57)
    const payments = async (own: typeof EUR) => {
      const offered = (await get(`${CART}/payments`, { headers: own })) as Shop['Payment'][]
      return offered.map(({ code }) => code)
    }
    const placed = async (payment_id: number) => place(await guestCart(the().request, id), { payment_id })
    const ibanOf = async () => (await placed(2)).body.order?.payment.transfer.iban as string
    const own = { currency: 'EUR', number: null, iban: 'CZ00 EUR', bic: null }
    const crowns = { ...own, currency: 'CZK', iban: 'CZ00 CZK' }
    const set = (bankAccounts: readonly object[]) => the().request('PUT', '/sandbox/settings', { bankAccounts })
    const { before } = (await set([crowns, own])).body
    try {
      expect(await ibanOf()).toBe(own.iban)
      await set([crowns])
      const inCrowns = await payments({ 'x-currency': 'CZK' })
      expect(inCrowns).toContain('transfer')
      expect(await payments(EUR)).toEqual(inCrowns.filter((code) => code !== 'transfer'))
      const [refused, paidElse] = [await placed(2), await placed(3)]
      expect([refused.status, codesOf(refused.body), paidElse.status]).toEqual([422, ['payment_unavailable'], 201])
    } finally {
      await the().request('PUT', '/sandbox/settings', before)
    }
  })
}
