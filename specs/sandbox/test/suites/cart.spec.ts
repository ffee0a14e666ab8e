import { describe, expect, it } from 'vitest'
import { codesOf, guestCart, newKey, sample, samples, setStock, signIn } from '../support/shopping.ts'
import { newCustomer } from '../support/customers.ts'
import type { RequestOptions, World } from '../support/world.ts'

const CART = '/store/api/v1/cart'
const ITEMS = `${CART}/items`

export function cartSuite(the: () => World): void {
  describe('cart', () => {
    it('C4.36 is empty without a guest cart token and an auth token', async () => {
      const { status, body } = await the().request('GET', CART)
      expect(status).toBe(200)
      expect(body).toMatchObject({ id: null, version: 0, items: [], prices: { itemsWithTax: 0, totalWithTax: 0 } })
    })

    it('C1.05 C7.15 the first add creates a guest cart and returns an unguessable token', async () => {
      const { id, price } = await sample(the(), 20)
      const { status, body } = await the().request('POST', ITEMS, { id, amount: 2 })
      expect(status).toBe(200)
      expect(body.addedItem).toMatchObject({ variantId: id, amount: 2 })
      expect(body.changedAmount).toBe(2)
      expect(body.cart.prices.itemsWithTax).toBe((price * 2) / 100)
      expect(body.meta.custom.guestCartToken).toMatch(/^[\w-]{43}$/)
      const stored = await the().database.q.selectFrom('carts').select('token_hash').execute()
      expect(stored.map((row) => row.token_hash)).not.toContain(body.meta.custom.guestCartToken)
    })

    it('C7.12 returns the cart of a token, with totals for a selected shipper and payment', async () => {
      const { id, price } = await sample(the(), 20)
      const cart = await guestCart(the().request, id)
      const plain = await the().request('GET', CART, undefined, { cart })
      expect(plain.body.items).toHaveLength(1)
      expect(plain.body.prices).toMatchObject({ shipperPriceWithTax: null, totalWithTax: price / 100 })
      const chosen = await the().request('GET', `${CART}?shipper_id=1&payment_id=3`, undefined, { cart })
      expect(chosen.body.prices).toMatchObject({
        shipperPriceWithTax: 99,
        paymentPriceWithTax: 39,
        totalWithTax: price / 100 + 138,
      })
    })

    it('C7.15 adding the same variant increases its line; another variant gets its own line', async () => {
      const [first, second] = await samples(the(), 2, 20)
      const cart = await guestCart(the().request, first!.id)
      await the().request('POST', ITEMS, { id: first!.id, amount: 3 }, { cart })
      const { body } = await the().request('POST', ITEMS, { id: second!.id, amount: 1 }, { cart })
      const lines = body.cart.items.map((item: { variantId: number; amount: number }) => [item.variantId, item.amount])
      expect(lines).toEqual([
        [first!.id, 4],
        [second!.id, 1],
      ])
      expect(body.cart.version).toBe(3)
    })

    it('C7.16 sets the amount of a line and returns the difference', async () => {
      const { id } = await sample(the(), 20)
      const cart = await guestCart(the().request, id, 5)
      const item = (await the().request('GET', CART, undefined, { cart })).body.items[0].id as number
      const { body } = await the().request('PATCH', `${ITEMS}/${item}`, { amount: 2 }, { cart })
      expect(body).toMatchObject({ changedAmount: -3, updatedItem: { id: item, amount: 2 } })
      // up to the full stock, independent of other lines
      const other = await sample(the(), 20, 3)
      await the().request('POST', ITEMS, { id: other.id, amount: 9 }, { cart })
      await setStock(the().database, id, 6)
      const all = await the().request('PATCH', `${ITEMS}/${item}`, { amount: 6 }, { cart })
      expect(all.body).toMatchObject({ changedAmount: 4, updatedItem: { amount: 6 }, warnings: [] })
    })

    it('C7.14 removes a line', async () => {
      const { id } = await sample(the(), 20)
      const cart = await guestCart(the().request, id)
      const item = (await the().request('GET', CART, undefined, { cart })).body.items[0].id as number
      const { body } = await the().request('DELETE', `${ITEMS}/${item}`, undefined, { cart })
      expect(body.cart.items).toEqual([])
      const again = await the().request('DELETE', `${ITEMS}/${item}`, undefined, { cart })
      expect([again.status, codesOf(again.body)]).toEqual([404, ['not_found']])
    })

    it('does not read or change lines of another cart', async () => {
      const { id } = await sample(the(), 20)
      const mine = await guestCart(the().request, id)
      const other = await guestCart(the().request, id)
      const item = (await the().request('GET', CART, undefined, { cart: mine })).body.items[0].id as number
      const { status } = await the().request('PATCH', `${ITEMS}/${item}`, { amount: 9 }, { cart: other })
      expect(status).toBe(404)
      expect((await the().request('GET', CART, undefined, { cart: mine })).body.items[0].amount).toBe(1)
    })

    it('caps the amount by the stock and returns a warning', async () => {
      const { id } = await sample(the(), 3, 5)
      const { body } = await the().request('POST', ITEMS, { id, amount: 5 })
      expect(body).toMatchObject({ changedAmount: 3, warnings: [{ code: 'amount_capped' }] })
      const cart = body.meta.custom.guestCartToken as string
      const more = await the().request('POST', ITEMS, { id, amount: 1 }, { cart })
      expect([more.status, codesOf(more.body)]).toEqual([409, ['out_of_stock']])
    })

    it('rejects amounts above the maximum with the limit in the message', async () => {
      const { id, amountMax } = await sample(the(), 5000, 6)
      const { status, body } = await the().request('POST', ITEMS, { id, amount: amountMax + 1 })
      expect([status, codesOf(body)]).toEqual([422, ['amount_above_maximum']])
      expect(body.errors[0].title).toContain(String(amountMax))
    })

    it('reports an invalid token, so that the client can drop it', async () => {
      const { status, body } = await the().request('GET', CART, undefined, { cart: 'x'.repeat(43) })
      expect([status, codesOf(body)]).toEqual([404, ['cart_not_found']])
    })

    it('50 concurrent adds are all applied', async () => {
      const goods = await samples(the(), 10, 50, 10)
      const cart = await guestCart(the().request, goods[0]!.id)
      const adds = Array.from({ length: 50 }, (_, at) => goods[at % 10]!.id)
      const responses = await Promise.all(adds.map((id) => the().request('POST', ITEMS, { id, amount: 1 }, { cart })))
      expect(responses.map(({ status }) => status)).toEqual(adds.map(() => 200))
      const { body } = await the().request('GET', CART, undefined, { cart })
      const pieces = body.items.reduce((sum: number, item: { amount: number }) => sum + item.amount, 0)
      expect([pieces, body.items.length]).toEqual([51, 10])
    })

    it('repeating the first add with the same key and its cart token returns the same response and adds nothing', async () => {
      const { id } = await sample(the(), 20)
      const key = newKey()
      const first = await the().request('POST', ITEMS, { id, amount: 1 }, { key })
      const cart = first.body.meta.custom.guestCartToken as string
      const second = await the().request('POST', ITEMS, { id, amount: 1 }, { key, cart })
      expect(second.headers['idempotent-replayed']).toBe('true')
      expect(second.body).toEqual(first.body)
      const other = await the().request('POST', ITEMS, { id, amount: 2 }, { key, cart })
      expect([other.status, codesOf(other.body)]).toEqual([422, ['idempotency_mismatch']])
    })

    it.each([
      ['a line', ITEMS, (id: number) => ({ id, amount: 1 })],
      ['many lines', `${ITEMS}/batch`, (id: number) => ({ items: [{ id, amount: 1 }] })],
    ])('repeating the key of the first add of %s without its token creates another cart', async (_what, path, body) => {
      const { id } = await sample(the(), 20)
      const key = newKey()
      const add = (options: RequestOptions) => the().request('POST', path, body(id), options)
      const owner = await add({ key })
      const [mine, version] = [owner.body.meta.custom.guestCartToken as string, owner.body.cart.version]
      const stranger = await add({ key })
      expect([stranger.status, stranger.headers['idempotent-replayed']]).toEqual([200, undefined])
      expect([stranger.body.cart.id === owner.body.cart.id, stranger.body.meta.custom.guestCartToken === mine]).toEqual(
        [...[false, false]],
      )
      // the same for another guest and for a customer
      const guest = await add({ key, cart: await guestCart(the().request, id) })
      const customer = await add({ key, bearer: (await newCustomer(the())).bearer })
      for (const { headers, body: received } of [guest, customer]) {
        expect(headers['idempotent-replayed']).toBeUndefined()
        expect(received.cart.id).not.toBe(owner.body.cart.id)
        expect(JSON.stringify(received)).not.toContain(mine)
      }
      expect((await the().request('GET', CART, undefined, { cart: mine })).body.version).toBe(version)
    })

    it('idempotency keys of different customers and guests do not collide', async () => {
      const { id } = await sample(the(), 30)
      const key = newKey()
      const customers = [await newCustomer(the()), await newCustomer(the())].map(({ bearer }) => ({ bearer }))
      const guests = [await guestCart(the().request, id), await guestCart(the().request, id)].map((cart) => ({ cart }))
      for (const [at, who] of [...customers, ...guests].entries()) {
        // the same or another body with a key that somebody else used
        const amount = at % 2 === 0 ? 2 : 3
        const { status, headers, body } = await the().request('POST', ITEMS, { id, amount }, { key, ...who })
        expect([status, headers['idempotent-replayed']]).toEqual([200, undefined])
        expect(body.cart.items[0].amount).toBe(amount + (at < 2 ? 0 : 1))
        const again = await the().request('POST', ITEMS, { id, amount }, { key, ...who })
        expect(again.headers['idempotent-replayed']).toBe('true')
      }
    })

    it('a coupon reduces the total until it is removed', async () => {
      const { id, price } = await sample(the(), 20)
      const cart = await guestCart(the().request, id)
      const wrong = await the().request('POST', `${CART}/coupon`, { couponCode: 'NIC' }, { cart })
      expect([wrong.status, codesOf(wrong.body)]).toEqual([422, ['coupon_invalid']])
      const { body } = await the().request('POST', `${CART}/coupon`, { couponCode: 'vanek10' }, { cart })
      expect(body.cart.coupon.code).toBe('VANEK10')
      expect(body.cart.prices.discountWithTax).toBe(Math.round(price / 10) / 100)
      const off = await the().request('DELETE', `${CART}/coupon`, undefined, { cart })
      expect(off.body.cart.prices.discountWithTax).toBe(0)
    })

    it('a business customer gets its own prices, and headers cannot claim them', async () => {
      const { id, price } = await sample(the(), 50)
      const bearer = await signIn(the().request, 'firma@vanek.test')
      const own = await the().request('POST', ITEMS, { id, amount: 1 }, { bearer })
      const eightOff = price - Math.floor((price * 8 * 2 + 100) / 200)
      expect(own.body.addedItem.prices.unitWithTax).toBe(eightOff / 100)
      const claimed = await the().request('POST', ITEMS, { id, amount: 1 }, { headers: { 'x-user-variant': 'firmy' } })
      expect(claimed.body.addedItem.prices.unitWithTax).toBe(price / 100)
    })

    it('C6.05 codes of a bulk order have the prices that the cart charges the customer', async () => {
      const { id } = await sample(the(), 50)
      const { catalog_code: code } = await the()
        .database.q.selectFrom('variants')
        .select('catalog_code')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const query = 'query Codes($codes: [String!]!) { variantsByCodes(codes: $codes) { unitWithTax unitWithoutTax } }'
      for (const by of [{ bearer: await signIn(the().request, 'firma@vanek.test') }, {}]) {
        const { body } = await the().request('POST', '/cms/graphql', { query, variables: { codes: [code] } }, by)
        const { addedItem } = (await the().request('POST', ITEMS, { id, amount: 1 }, by)).body
        expect(addedItem.prices).toMatchObject(body.data.variantsByCodes[0])
      }
    })

    it('says that the cart already has all pieces, in the same line and beside another', async () => {
      const { id } = await sample(the(), 20, 74)
      await setStock(the().database, id, 3)
      const cart = await guestCart(the().request, id, 3)
      for (const newLine of [false, true]) {
        const { status, body } = await the().request('POST', ITEMS, { id, amount: 1, newLine }, { cart })
        expect([status, codesOf(body)]).toEqual([409, ['out_of_stock']])
        expect(body.errors[0].title).toContain('máte v košíku')
      }
    })

    it('signing in merges the guest cart once', async () => {
      const { id } = await sample(the(), 50, 7)
      const cart = await guestCart(the().request, id, 2)
      const login = { email: 'jana@vanek.test', password: 'vetrak-2026' }
      const first = await the().request('POST', '/store/api/oauth/login', login, { cart })
      await the().request('POST', '/store/api/oauth/login', login, { cart })
      const { body } = await the().request('GET', CART, undefined, { bearer: first.body.data.access_token as string })
      const line = body.items.find((item: { variantId: number }) => item.variantId === id)
      expect(line.amount).toBe(2)
      expect((await the().request('GET', CART, undefined, { cart })).status).toBe(404)
    })
  })
}
