import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { newCustomer } from '../support/customers.ts'
import { codesOf, guestCart, newKey, placement, setStock } from '../support/shopping.ts'
import type { RequestOptions, World } from '../support/world.ts'

const API = '/store/api/v1'
const ITEMS = `${API}/cart/items`

interface Line {
  readonly id: number
  readonly amount: number
}

/** Goods sold by the metre: in halves from half a metre, or in tenths from a metre. */
export function amountsSuite(the: () => World): void {
  const hose = (step: 0.1 | 0.5) =>
    the()
      .database.q.selectFrom('variants')
      .select(['id', 'price', 'catalog_code', 'product_id'])
      .where('unit', '=', 'm')
      .where('amount_step', '=', step)
      .orderBy('id')
      .executeTakeFirstOrThrow()
  const add = (id: number, amount: unknown, owner: RequestOptions = {}) =>
    the().request('POST', ITEMS, { id, amount }, owner)
  const left = async (id: number): Promise<number> => {
    const { amount } = await the()
      .database.q.selectFrom('stock')
      .select(sql<number>`sum(amount)`.as('amount'))
      .where('variant_id', '=', id)
      .executeTakeFirstOrThrow()
    return amount
  }

  describe('decimal amounts', () => {
    it('B5.09 B5.11 are described in the product: decimals, step, limits and stock in metres', async () => {
      const { id, product_id } = await hose(0.5)
      await setStock(the().database, id, 37.3)
      const { body } = await the().request('GET', `/cms/catalog/product?ids=${product_id}`)
      const [variant] = body.data[0].variants
      expect(variant).toMatchObject({ unit: 'm' })
      // a remainder below one step is not for sale
      expect(variant.availability).toMatchObject({
        ...{ amountDecimals: 1, amountStep: 0.5, amountMin: 0.5, amountMax: 50, stock: 37 },
        availability: { text: 'Skladem více než 5\u00A0m' },
      })
      await setStock(the().database, id, 0.4)
      const empty = (await the().request('GET', `/cms/catalog/product?ids=${product_id}`)).body.data[0].variants[0]
      expect(empty.availability).toMatchObject({ isAvailable: false, stock: 0 })
    })

    it('add up exactly, and lines are rounded to whole haléře', async () => {
      const { id } = await hose(0.1)
      const price = 5905
      await the()
        .database.q.updateTable('variants')
        .set({ price, quantity_prices: '[]' })
        .where('id', '=', id)
        .execute()
      await setStock(the().database, id, 40)
      const cart = await guestCart(the().request, id, 1.1)
      const { body } = await add(id, 1.2, { cart })
      expect([body.addedItem.amount, body.changedAmount]).toEqual([2.3, 1.2])
      // 2.3 × 59.05 is 135.815
      expect(body.addedItem.prices.totalWithTax).toBe(135.82)
      const own = await the().request('POST', ITEMS, { id, amount: 1.1, newLine: true }, { cart })
      // 1.1 × 59.05 is 64.955
      expect(own.body.cart.items.map((line: Line) => line.amount)).toEqual([2.3, 1.1])
      expect(own.body.cart.prices.itemsWithTax).toBe(200.78)
      const set = await the().request('PATCH', `${ITEMS}/${body.addedItem.id}`, { amount: 1.3 }, { cart })
      expect([set.body.updatedItem.amount, set.body.changedAmount]).toEqual([1.3, -1])
    })

    it('C5.45 C5.46 are rejected with limit and unit below the minimum, above the maximum or off the step', async () => {
      const { id } = await hose(0.5)
      await setStock(the().database, id, 40)
      const cart = await guestCart(the().request, id, 1)
      const refusedAs = async (amount: number) => {
        const { status, body } = await add(id, amount, { cart })
        return [status, codesOf(body), body.errors?.[0]?.title]
      }
      const off = 'Tento produkt prodáváme jen po 0,5\u00a0m.'
      expect(await refusedAs(0.3)).toEqual([422, ['amount_off_step'], off])
      expect(await refusedAs(1.0001)).toEqual([422, ['amount_off_step'], off])
      expect(await refusedAs(60)).toEqual([
        422,
        ['amount_above_maximum'],
        'Můžete zakoupit maximálně 50 m tohoto produktu.',
      ])
      const fresh = await add(id, 0.3)
      expect(fresh.body.errors[0].title).toBe('Musíte zakoupit minimálně 0,5 m tohoto produktu.')
      for (const amount of [0, -1.5, '1,5']) expect((await add(id, amount, { cart })).status).toBe(422)
      const { body } = await the().request('GET', `${API}/cart`, undefined, { cart })
      expect(body.items.map((line: Line) => line.amount)).toEqual([1])
    })

    it('B5.09 are rejected for goods sold by the piece, and never read as 15 or 1', async () => {
      const piece = await the()
        .database.q.selectFrom('variants')
        .select('id')
        .where('unit', '=', 'ks')
        .where('amount_min', '=', 1)
        .where('check_stock', '=', false)
        .executeTakeFirstOrThrow()
      const { status, body } = await add(piece.id, 1.5)
      expect([status, codesOf(body)]).toEqual([422, ['amount_off_step']])
      expect(body.errors[0].title).toBe('Tento produkt prodáváme jen po 1\u00a0ks.')
      const batch = await the().request('POST', `${ITEMS}/batch`, {
        items: [
          { id: piece.id, amount: 1.5 },
          { id: piece.id, amount: 2 },
        ],
      })
      expect(batch.body.results.map(({ code }: { code: string | null }) => code)).toEqual(['amount_off_step', null])
    })

    it('are capped by the sellable stock, in a cart and in a merge', async () => {
      const { id } = await hose(0.5)
      await setStock(the().database, id, 3.3)
      const { body } = await add(id, 4)
      expect([body.addedItem.amount, body.warnings[0].code]).toEqual([3, 'amount_capped'])
      expect(body.warnings[0].title).toBe('Skladem jsou jen 3 m, tolik jsme vám nechali v košíku.')
      const customer = await newCustomer(the())
      await add(id, 1.5, { bearer: customer.bearer })
      await the()
        .database.q.updateTable('customers')
        .set({ password_hash: sql`(select password_hash from customers where email = 'jana@vanek.test')` })
        .where('id', '=', customer.id)
        .execute()
      const cart = body.meta.custom.guestCartToken as string
      const login = { email: customer.email, password: 'vetrak-2026' }
      const { body: signed } = await the().request('POST', '/store/api/oauth/login', login, { cart })
      expect(signed.meta.cart).toMatchObject({ merged: 1, dropped: [] })
      expect(signed.meta.cart.capped).toHaveLength(1)
      const merged = await the().request('GET', `${API}/cart`, undefined, { bearer: signed.data.access_token })
      expect(merged.body.items.map((line: Line) => line.amount)).toEqual([3])
    })

    it('are stored in shopping lists, saved from carts and returned by code', async () => {
      const { id, catalog_code } = await hose(0.1)
      await setStock(the().database, id, 40)
      const { bearer } = await newCustomer(the())
      await add(id, 2.4, { bearer })
      const saved = await the().request(
        'POST',
        `${API}/user/shopping-lists`,
        { name: 'Chata' },
        { bearer, key: newKey() },
      )
      const list = await the().request('GET', `${API}/user/shopping-lists/${saved.body.id}`, undefined, { bearer })
      expect(list.body.items[0]).toMatchObject({ amount: 2.4, prices: expect.objectContaining({}) })
      const addToWishList = (amount: number) =>
        the().request('POST', `${API}/user/shopping-lists/code/wishlist/items`, { id, amount }, { bearer })
      expect(codesOf((await addToWishList(1.25)).body)).toEqual(['amount_off_step'])
      expect((await addToWishList(1.2)).body.items[0].amount).toBe(1.2)
      const query =
        'query($codes: [String!]!) { variantsByCodes(codes: $codes) { amountMin amountStep amountDecimals } }'
      const { body } = await the().request('POST', '/cms/graphql', { query, variables: { codes: [catalog_code] } })
      expect(body.data.variantsByCodes).toEqual([{ amountMin: 1, amountStep: 0.1, amountDecimals: 1 }])
    })

    it('are exact in orders, mails, exports and stock', async () => {
      const { id, price } = await hose(0.5)
      await setStock(the().database, id, 10.1)
      const { bearer, email } = await newCustomer(the())
      await add(id, 2.5, { bearer })
      const placed = await the().request('POST', `${API}/cart/place`, placement({ email }), { bearer, key: newKey() })
      const [line] = placed.body.order.items
      expect(line).toMatchObject({ amount: 2.5, amountDecimals: 1, unit: 'm' })
      expect(line.prices.totalWithTax).toBe((price * 2.5) / 100)
      expect(await left(id)).toBe(7.6)
      const mail = await the()
        .database.q.selectFrom('mails')
        .select('body')
        .where('recipient', '=', email)
        .executeTakeFirstOrThrow()
      expect(mail.body).toContain('2,5 m  Ohebná hadice na metry')
      const orders = `${API}/user/orders`
      const { body: csv } = await the().request('GET', `${orders}/${placed.body.order.id}/items/export`, undefined, {
        bearer,
      })
      expect(csv).toContain(';2,5;m;')
      const { body: list } = await the().request('GET', orders, undefined, { bearer })
      // one line counts as one item, whatever its length
      expect(list.data[0].items).toBe(1)
    })

    it('are never oversold by concurrent orders', async () => {
      const { id } = await hose(0.5)
      await setStock(the().database, id, 3.3)
      const carts = await Promise.all(Array.from({ length: 6 }, () => guestCart(the().request, id, 1)))
      const orders = await Promise.all(
        carts.map((cart) => the().request('POST', `${API}/cart/place`, placement(), { cart, key: newKey() })),
      )
      expect(orders.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(3)
      expect(orders.map(({ status }) => status).filter((status) => status === 409)).toHaveLength(3)
      expect(await left(id)).toBe(0.3)
      await setStock(the().database, id, 150)
    })
  })
}
