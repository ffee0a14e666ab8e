import { describe, expect, it } from 'vitest'
import { later } from '../support/accounts.ts'
import { newCustomer } from '../support/customers.ts'
import {
  codesOf,
  guestCart,
  newKey,
  placement,
  sample,
  samples,
  setStock,
  signIn,
  stockLeft,
} from '../support/shopping.ts'
import type { Shop } from '../../src/wire.ts'
import type { TestResponse, World } from '../support/world.ts'

const CART = '/store/api/v1/cart'
const ITEMS = `${CART}/items`

/** Coupons, credits, gifts, and validation of a cart. */
export function discountsSuite(the: () => World): void {
  const read = async (cart: string, query = ''): Promise<TestResponse['body']> =>
    (await the().request('GET', CART + query, undefined, { cart })).body
  const place = (cart: string, change: Parameters<typeof placement>[0] = {}) =>
    the().request('POST', `${CART}/place`, placement(change), { cart, key: newKey() })
  const setPrice = (variantId: number, price: number) => the().request('POST', '/sandbox/price', { variantId, price })

  describe('coupon', () => {
    const use = (cart: string, couponCode: string) => the().request('POST', `${CART}/coupon`, { couponCode }, { cart })

    it('C7.21 is rejected with a reason: unknown, expired, used up, or below the minimum', async () => {
      const { id } = await sample(the(), 20, 40)
      await setPrice(id, 500)
      const cart = await guestCart(the().request, id)
      const responses = [
        await use(cart, 'NENI'),
        await use(cart, 'leto2025 '),
        await use(cart, 'PRVNICH50'),
        await use(cart, 'PRVNI200'),
      ]
      expect(responses.map(({ status, body }) => [status, body.errors[0].code, body.errors[0].field])).toEqual([
        [422, 'coupon_invalid', 'couponCode'],
        [422, 'coupon_expired', 'couponCode'],
        [422, 'coupon_used_up', 'couponCode'],
        [422, 'coupon_minimum', 'couponCode'],
      ])
      expect(responses[1]?.body.errors[0].title).toBe('Platnost kupónu skončila 31.\u00a08.\u00a02025.')
      expect(responses[3]?.body.errors[0].title).toBe(
        'Kupón platí pro nákup od 1\u00a0500\u00a0Kč s DPH. Do té částky vám chybí 1\u00a0000\u00a0Kč s DPH.',
      )
      expect((await read(cart)).coupon).toBeNull()
    })

    it('C7.21 C7.22 C7.24 an invalid coupon gives no discount, has a reason, and blocks the order until it is removed', async () => {
      const { id } = await sample(the(), 20, 40)
      await setPrice(id, 500)
      const cart = await guestCart(the().request, id, 3)
      const { body } = await use(cart, 'PRVNI200')
      expect(body.cart.coupon).toEqual({ code: 'PRVNI200', title: expect.any(String), applies: true, reason: null })
      expect(body.cart.prices).toMatchObject({ discountWithTax: 200, discountLimitPriceWithVat: 1300 })
      const line = body.cart.items[0].id as number
      const less = await the().request('PATCH', `${ITEMS}/${line}`, { amount: 2 }, { cart })
      expect(less.body.cart.coupon).toMatchObject({ applies: false, reason: expect.stringContaining('chybí 500') })
      expect(less.body.cart.prices.discountWithTax).toBe(0)
      const checked = await the().request('POST', `${CART}/validate`, undefined, { cart })
      expect([checked.status, codesOf(checked.body)]).toEqual([409, ['coupon_invalid']])
      const refused = await place(cart)
      expect([refused.status, codesOf(refused.body)]).toEqual([409, ['coupon_invalid']])
      expect(refused.body.errors[0].title).toContain('chybí 500')
      const off = await the().request('DELETE', `${CART}/coupon`, undefined, { cart })
      expect(off.body.cart.coupon).toBeNull()
      const { status, body: placed } = await place(cart)
      expect([status, placed.order.couponCode]).toEqual([201, null])
    })

    it('C7.21 is valid until the end of its last day in Prague', async () => {
      const coupon = { title: 'Dnes', percent_off: 10, amount_off: 0, minimum: 0, uses_left: null }
      const row = { ...coupon, code: 'JENDNES', valid_until: '2026-11-20' }
      await the().database.q.insertInto('coupons').values(row).execute()
      const cart = await guestCart(the().request, (await sample(the(), 20, 40)).id)
      expect((await use(cart, 'JENDNES')).status).toBe(200)
      // the current time in Prague is 13:00
      const midnight = 11 * 3_600_000
      const at = (ms: number) => later(the(), ms, async () => (await read(cart)).coupon)
      expect([await at(midnight - 1), await at(midnight)]).toMatchObject([
        { applies: true, reason: null },
        { applies: false, reason: 'Platnost kupónu skončila 20.\u00a011.\u00a02026.' },
      ])
    })

    it('C3.17 an order stores its code, and has a separate discount line', async () => {
      const { id } = await sample(the(), 20, 40)
      await setPrice(id, 500)
      const cart = await guestCart(the().request, id)
      const { body } = await use(cart, 'vanek10')
      const { code, title } = body.cart.coupon
      const { order } = (await place(cart)).body
      expect(order.couponCode).toBe(code)
      expect(order.items.at(-1)).toMatchObject({
        ...{ name: title, productName: null, variantName: null, categoryFullname: null, brand: null },
        ...{ prices: { totalWithTax: -50 }, attributes: { discount: true } },
      })
    })

    it('C7.21 is used at most as often as its limit, also by concurrent orders', async () => {
      const { q } = the().database
      await q.updateTable('coupons').set({ uses_left: 5 }).where('code', '=', 'DILNA5').execute()
      const { id } = await sample(the(), 100, 41)
      const carts = await Promise.all(Array.from({ length: 12 }, () => guestCart(the().request, id)))
      for (const cart of carts) expect((await use(cart, 'DILNA5')).status).toBe(200)
      const responses = await Promise.all(carts.map((cart) => place(cart)))
      expect(responses.filter(({ status }) => status === 201)).toHaveLength(5)
      expect(new Set(responses.filter(({ status }) => status !== 201).flatMap(({ body }) => codesOf(body)))).toEqual(
        new Set(['coupon_invalid']),
      )
      const { uses_left } = await q
        .selectFrom('coupons')
        .select('uses_left')
        .where('code', '=', 'DILNA5')
        .executeTakeFirstOrThrow()
      expect(uses_left).toBe(0)
    })
  })

  describe('loyalty credits', () => {
    const creditsOf = async (email: string): Promise<number> =>
      (
        await the()
          .database.q.selectFrom('customers')
          .select('credits')
          .where('email', '=', email)
          .executeTakeFirstOrThrow()
      ).credits

    it('C7.13 C7.23 are capped by the cart and the balance, stay when items are removed, are spent once, and are removed by zero', async () => {
      const email = 'firma@vanek.test'
      await the().database.q.updateTable('customers').set({ credits: 300 }).where('email', '=', email).execute()
      const { id } = await sample(the(), 20, 42)
      await setPrice(id, 200)
      const bearer = await signIn(the().request, email)
      const use = (credits: number) => the().request('POST', `${CART}/credits`, { credits }, { bearer })
      await the().request('DELETE', ITEMS, undefined, { bearer })
      await the().request('POST', ITEMS, { id, amount: 1 }, { bearer })
      const tooMany = await use(301)
      expect([tooMany.status, codesOf(tooMany.body)]).toEqual([422, ['credits_insufficient']])
      // 8 % off: 184 Kč
      const { body } = await use(300)
      expect(body.cart).toMatchObject({ credits: 184, prices: { discountWithTax: 184, totalWithTax: 0 } })
      expect((await use(0)).body.cart).toMatchObject({ credits: 0, prices: { discountWithTax: 0 } })
      await use(150)
      // they stay when the cart is cleared
      expect((await the().request('DELETE', ITEMS, undefined, { bearer })).body.cart.prices.discountWithTax).toBe(0)
      expect((await the().request('POST', ITEMS, { id, amount: 1 }, { bearer })).body.cart.credits).toBe(150)
      // spent elsewhere: capped by the balance
      await the().database.q.updateTable('customers').set({ credits: 100 }).where('email', '=', email).execute()
      const seen = (await the().request('GET', CART, undefined, { bearer })).body
      expect([seen.credits, seen.prices.discountWithTax]).toEqual([100, 100])
      const responses = await Promise.all(
        [1, 2, 3].map(() => the().request('POST', `${CART}/place`, placement(), { bearer, key: newKey() })),
      )
      expect(new Set(responses.map(({ body: placed }) => placed.order.id)).size).toBe(1)
      expect(responses[0]?.body.order.items.at(-1)).toMatchObject({ name: 'Kredity', attributes: { discount: true } })
      expect(responses[0]?.body.order.couponCode).toBeNull()
      expect(await creditsOf(email)).toBe(0)
    })

    it('C7.23 an order spends only the credits that it uses, even if more were requested', async () => {
      const { id: customer, email, bearer } = await newCustomer(the())
      await the().database.q.updateTable('customers').set({ credits: 300 }).where('id', '=', customer).execute()
      const { id } = await sample(the(), 20, 75)
      await setPrice(id, 200)
      const { body } = await the().request('POST', ITEMS, { id, amount: 2 }, { bearer })
      await the().request('POST', `${CART}/credits`, { credits: 300 }, { bearer })
      await the().request('PATCH', `${ITEMS}/${body.addedItem.id}`, { amount: 1 }, { bearer })
      const placed = await the().request('POST', `${CART}/place`, placement({ email }), { bearer, key: newKey() })
      expect([placed.status, placed.body.order.items.at(-1)]).toMatchObject([201, { prices: { totalWithTax: -200 } }])
      expect(await creditsOf(email)).toBe(100)
    })

    it('C7.23 are available to customers only', async () => {
      const cart = await guestCart(the().request, (await sample(the(), 20)).id)
      expect((await the().request('POST', `${CART}/credits`, { credits: 1 }, { cart })).status).toBe(401)
    })
  })

  describe('gifts', () => {
    const price = (id: number, amount: number) => the().request('POST', '/sandbox/gift', { id, price: amount })

    it('C7.20 are listed with minimum, price and usual price while in stock, the lowest minimum first', async () => {
      const free = (await the().request('GET', '/store/api/v1/order-gifts')).body as { price: number }[]
      expect(free.map((gift) => gift.price)).toEqual([0, 0, 0])
      expect((await price(2, 0.005)).status).toBe(204)
      expect((await price(3, 1)).status).toBe(204)
      expect((await price(99, 1)).status).toBe(404)
      const { body } = await the().request('GET', '/store/api/v1/order-gifts')
      expect(body.map(({ price, price_from }: Record<string, number>) => [price, price_from])).toEqual([
        [0, 1500],
        [0.005, 3000],
        [1, 15_000],
      ])
      for (const gift of body) expect(gift.originalWithoutTax).toBeCloseTo(gift.originalWithTax / 1.21, 1)
      const first = await the()
        .database.q.selectFrom('order_gifts')
        .selectAll()
        .where('id', '=', body[0].id as number)
        .executeTakeFirstOrThrow()
      await setStock(the().database, first.variant_id, 0)
      const left = (await the().request('GET', '/store/api/v1/order-gifts')).body
      expect(left.map(({ id }: { id: number }) => id)).toEqual([body[1].id, body[2].id])
      await setStock(the().database, first.variant_id, 1)
      const cart = await guestCart(the().request, first.variant_id, 1)
      const beside = (await the().request('GET', '/store/api/v1/order-gifts', undefined, { cart })).body
      expect(beside.map(({ id }: { id: number }) => id)).toEqual([body[1].id, body[2].id])
      await setStock(the().database, first.variant_id, 50)
    })

    it('C4.46 C4.47 count in the totals when available, rounded up to whole haléře, and are lines of the order', async () => {
      const { id } = await sample(the(), 50, 43)
      await setPrice(id, 1000)
      const gifts = (await the().request('GET', '/store/api/v1/order-gifts')).body as { id: number }[]
      const [, second, third] = gifts.map((gift) => gift.id)
      const cart = await guestCart(the().request, id, 3)
      const both = await read(cart, `?order_gifts=${second},${third},999`)
      expect(both.prices).toMatchObject({ giftsWithTax: 0.01, giftsWithoutTax: 0.01, totalWithTax: 3000.01 })
      expect((await read(cart)).prices).toMatchObject({ giftsWithTax: 0, totalWithTax: 3000 })
      const { q } = the().database
      const of = await q.selectFrom('order_gifts').selectAll().where('id', '=', second!).executeTakeFirstOrThrow()
      const goodsOf = q.selectFrom('variants').select('price').where('id', '=', of.variant_id)
      const { price: usual } = await goodsOf.executeTakeFirstOrThrow()
      const worth = (price: number) =>
        q.updateTable('variants').set({ price }).where('id', '=', of.variant_id).execute()
      await worth(0)
      const { prices } = await read(cart, `?order_gifts=${second}`)
      await worth(usual)
      expect(prices).toMatchObject({ giftsWithTax: 0.01, giftsWithoutTax: 0.01 })
      const refused = await place(cart, { order_gifts: [third!] })
      expect([refused.status, codesOf(refused.body)]).toEqual([409, ['gift_unavailable']])
      expect(refused.body.errors[0].field).toBe('order_gifts')
      const { status, body } = await place(cart, { order_gifts: [second!], expected_total: 3000.01 })
      expect(status).toBe(201)
      const [goods, given] = body.order.items as Shop['OrderItem'][]
      expect(given).toMatchObject({ amount: 1, prices: { totalWithTax: 0.01 } })
      // it has the product fields of a cart line
      await setStock(the().database, given!.variantId!, 10)
      const { product } = (await read(await guestCart(the().request, given!.variantId!))).items[0]
      const { name: productName, categoryFullname, brand } = product
      expect(given).toMatchObject({ productName, categoryFullname, brand })
      expect(given!.productName).not.toBe(goods!.productName)
      expect(body.order.prices.totalWithTax).toBe(3000.01)
    })

    it('C4.45 takes its stock with the order, so that the last piece is given once', async () => {
      const gift = await the().database.q.selectFrom('order_gifts').selectAll().orderBy('id').executeTakeFirstOrThrow()
      await setStock(the().database, gift.variant_id, 1)
      const { id } = await sample(the(), 50, 76)
      await setPrice(id, 2000)
      const carts = [await guestCart(the().request, id), await guestCart(the().request, id)]
      const both = await Promise.all(carts.map((cart) => place(cart, { order_gifts: [gift.id] })))
      const responses = both.sort((one, other) => one.status - other.status)
      const left = await stockLeft(the(), gift.variant_id)
      expect(responses.map(({ status, body }) => [status, codesOf(body)])).toEqual([
        [201, []],
        [409, ['gift_unavailable']],
      ])
      expect(left).toBe(0)
      // two gifts of the same variant need two pieces
      await setStock(the().database, gift.variant_id, 1)
      const twin = { ...gift, id: 990 }
      await the().database.q.insertInto('order_gifts').values(twin).execute()
      const twice = await place(await guestCart(the().request, id), { order_gifts: [gift.id, twin.id] })
      await the().database.q.deleteFrom('order_gifts').where('id', '=', twin.id).execute()
      await setStock(the().database, gift.variant_id, 50)
      expect([twice.status, codesOf(twice.body)]).toEqual([409, ['gift_unavailable']])
      expect(twice.body.errors[0].field).toBe('order_gifts')
    })

    it('C4.45 is unavailable when the cart contains all its pieces', async () => {
      const gift = await the().database.q.selectFrom('order_gifts').selectAll().orderBy('id').executeTakeFirstOrThrow()
      await setStock(the().database, gift.variant_id, 3)
      const { id } = await sample(the(), 50, 43)
      await setPrice(id, 2000)
      const cart = await guestCart(the().request, id, 1)
      const { body } = await the().request('POST', ITEMS, { id: gift.variant_id, amount: 3 }, { cart })
      expect(body.changedAmount).toBe(3)
      const refused = (await place(cart, { order_gifts: [gift.id] })).body
      expect([codesOf(refused), refused.errors[0].field]).toEqual([['gift_unavailable'], 'order_gifts'])
      await setStock(the().database, gift.variant_id, 50)
      expect((await place(cart, { order_gifts: [gift.id] })).status).toBe(201)
    })
  })

  describe('cart validation', () => {
    const validate = (cart?: string) =>
      the().request('POST', `${CART}/validate`, undefined, cart === undefined ? {} : { cart })

    it('C7.24 lists all problems of a cart, and none for a valid cart', async () => {
      const [few, soldOut] = await samples(the(), 2, 20, 44)
      const cart = await guestCart(the().request, few!.id, 3)
      expect((await validate(cart)).status).toBe(204)
      await the().request('POST', ITEMS, { id: soldOut!.id, amount: 1 }, { cart })
      await setStock(the().database, few!.id, 2)
      await the()
        .database.q.updateTable('products')
        .set({ saleable: false })
        .where('id', '=', soldOut!.productId)
        .execute()
      const { items } = await read(cart)
      const { status, body } = await validate(cart)
      expect([status, codesOf(body)]).toEqual([409, ['out_of_stock', 'not_saleable']])
      expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(
        items.map(({ id }: { id: number }) => `items.${id}`),
      )
      await the()
        .database.q.updateTable('products')
        .set({ saleable: true })
        .where('id', '=', soldOut!.productId)
        .execute()
    })

    it('C7.24 rejects an empty cart, a missing cart, and any cart while shopping is disabled', async () => {
      expect(codesOf((await validate()).body)).toEqual(['cart_not_found'])
      const cart = await guestCart(the().request, (await sample(the(), 20)).id)
      const change = { cartConfiguration: { shopping_disabled: true, shopping_disabled_text: 'Inventura.' } }
      const { body: settings } = await the().request('POST', '/sandbox/settings', change)
      const off = await validate(cart)
      await the().request('PUT', '/sandbox/settings', settings.before)
      expect(off.body.errors[0]).toMatchObject({ code: 'shopping_disabled', title: 'Inventura.' })
      await the().request('DELETE', ITEMS, undefined, { cart })
      expect(codesOf((await validate(cart)).body)).toEqual(['cart_empty'])
    })

    it('C5.47 C7.24 returns the amount missing to the minimum order, and rejects smaller orders', async () => {
      const { id } = await sample(the(), 20, 46)
      await setPrice(id, 400)
      const cart = await guestCart(the().request, id)
      expect((await read(cart)).prices).toMatchObject({ minimumOrderAt: null, missingToMinimumOrder: null })
      const { body } = await the().request('POST', '/sandbox/settings', { cartConfiguration: { minimum_order: 500 } })
      const { prices, items } = await read(cart)
      const [checked, placed] = [await validate(cart), await place(cart)]
      await the().request('PATCH', `${ITEMS}/${items[0].id}`, { amount: 2 }, { cart })
      const [enough, done] = [await read(cart), await place(cart)]
      await the().request('PUT', '/sandbox/settings', body.before)
      expect(prices).toMatchObject({ minimumOrderAt: 500, missingToMinimumOrder: 100 })
      expect([codesOf(checked.body), codesOf(placed.body)]).toEqual([['below_minimum_order'], ['below_minimum_order']])
      expect(checked.body.errors[0].title).toBe('Do minimální výše ceny objednávky vám zbývá ještě 100\u00a0Kč s DPH.')
      expect([enough.prices.missingToMinimumOrder, done.status]).toEqual([0, 201])
    })
  })
}
