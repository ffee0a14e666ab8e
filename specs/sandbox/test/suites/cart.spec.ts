import { describe, expect, it } from 'vitest'
import { codesOf, guestCart, newKey, sample, samples, setStock, signIn } from '../support/shopping.ts'
import { newCustomer } from '../support/customers.ts'
import type { AskOptions, World } from '../support/world.ts'

const CART = '/store/api/v1/cart'
const ITEMS = `${CART}/items`

export function cartSuite(the: () => World): void {
  describe('cart', () => {
    it('C4.36 is empty with neither a guest cart token nor an auth token', async () => {
      const { status, body } = await the().ask('GET', CART)
      expect(status).toBe(200)
      expect(body).toMatchObject({ id: null, version: 0, items: [], prices: { itemsWithTax: 0, totalWithTax: 0 } })
    })

    it('C1.05 C7.15 the first add makes a guest cart and gives its token, an unguessable one', async () => {
      const { id, price } = await sample(the(), 20)
      const { status, body } = await the().ask('POST', ITEMS, { id, amount: 2 })
      expect(status).toBe(200)
      expect(body.addedItem).toMatchObject({ variantId: id, amount: 2 })
      expect(body.changedAmount).toBe(2)
      expect(body.cart.prices.itemsWithTax).toBe((price * 2) / 100)
      expect(body.meta.custom.guestCartToken).toMatch(/^[\w-]{43}$/)
      const stored = await the().database.q.selectFrom('carts').select('token_hash').execute()
      expect(stored.map((row) => row.token_hash)).not.toContain(body.meta.custom.guestCartToken)
    })

    it('C7.12 answers the cart of its token, with sums for a chosen shipper and payment', async () => {
      const { id, price } = await sample(the(), 20)
      const cart = await guestCart(the().ask, id)
      const plain = await the().ask('GET', CART, undefined, { cart })
      expect(plain.body.items).toHaveLength(1)
      expect(plain.body.prices).toMatchObject({ shipperPriceWithTax: null, totalWithTax: price / 100 })
      const chosen = await the().ask('GET', `${CART}?shipper_id=1&payment_id=3`, undefined, { cart })
      expect(chosen.body.prices).toMatchObject({
        shipperPriceWithTax: 99,
        paymentPriceWithTax: 39,
        totalWithTax: price / 100 + 138,
      })
    })

    it('C7.15 adding the same variant raises its line; another one gets a line of its own', async () => {
      const [first, second] = await samples(the(), 2, 20)
      const cart = await guestCart(the().ask, first!.id)
      await the().ask('POST', ITEMS, { id: first!.id, amount: 3 }, { cart })
      const { body } = await the().ask('POST', ITEMS, { id: second!.id, amount: 1 }, { cart })
      const lines = body.cart.items.map((item: { variantId: number; amount: number }) => [item.variantId, item.amount])
      expect(lines).toEqual([
        [first!.id, 4],
        [second!.id, 1],
      ])
      expect(body.cart.version).toBe(3)
    })

    it('C7.16 sets the amount of a line and says by how much it changed', async () => {
      const { id } = await sample(the(), 20)
      const cart = await guestCart(the().ask, id, 5)
      const item = (await the().ask('GET', CART, undefined, { cart })).body.items[0].id as number
      const { body } = await the().ask('PATCH', `${ITEMS}/${item}`, { amount: 2 }, { cart })
      expect(body).toMatchObject({ changedAmount: -3, updatedItem: { id: item, amount: 2 } })
      // up to all there is, however much of other goods is in the cart
      const other = await sample(the(), 20, 3)
      await the().ask('POST', ITEMS, { id: other.id, amount: 9 }, { cart })
      await setStock(the().database, id, 6)
      const all = await the().ask('PATCH', `${ITEMS}/${item}`, { amount: 6 }, { cart })
      expect(all.body).toMatchObject({ changedAmount: 4, updatedItem: { amount: 6 }, warnings: [] })
    })

    it('C7.14 removes a line', async () => {
      const { id } = await sample(the(), 20)
      const cart = await guestCart(the().ask, id)
      const item = (await the().ask('GET', CART, undefined, { cart })).body.items[0].id as number
      const { body } = await the().ask('DELETE', `${ITEMS}/${item}`, undefined, { cart })
      expect(body.cart.items).toEqual([])
      const again = await the().ask('DELETE', `${ITEMS}/${item}`, undefined, { cart })
      expect([again.status, codesOf(again.body)]).toEqual([404, ['not_found']])
    })

    it('another cart can neither see nor change a line', async () => {
      const { id } = await sample(the(), 20)
      const mine = await guestCart(the().ask, id)
      const other = await guestCart(the().ask, id)
      const item = (await the().ask('GET', CART, undefined, { cart: mine })).body.items[0].id as number
      const { status } = await the().ask('PATCH', `${ITEMS}/${item}`, { amount: 9 }, { cart: other })
      expect(status).toBe(404)
      expect((await the().ask('GET', CART, undefined, { cart: mine })).body.items[0].amount).toBe(1)
    })

    it('gives what is there and says so when more is wanted', async () => {
      const { id } = await sample(the(), 3, 5)
      const { body } = await the().ask('POST', ITEMS, { id, amount: 5 })
      expect(body).toMatchObject({ changedAmount: 3, warnings: [{ code: 'amount_capped' }] })
      const cart = body.meta.custom.guestCartToken as string
      const more = await the().ask('POST', ITEMS, { id, amount: 1 }, { cart })
      expect([more.status, codesOf(more.body)]).toEqual([409, ['out_of_stock']])
    })

    it('refuses more than may be bought, and says how many', async () => {
      const { id, amountMax } = await sample(the(), 5000, 6)
      const { status, body } = await the().ask('POST', ITEMS, { id, amount: amountMax + 1 })
      expect([status, codesOf(body)]).toEqual([422, ['amount_above_maximum']])
      expect(body.errors[0].title).toContain(String(amountMax))
    })

    it('a dead token is reported, so that the client can drop it', async () => {
      const { status, body } = await the().ask('GET', CART, undefined, { cart: 'x'.repeat(43) })
      expect([status, codesOf(body)]).toEqual([404, ['cart_not_found']])
    })

    it('50 adds at once lose none', async () => {
      const goods = await samples(the(), 10, 50, 10)
      const cart = await guestCart(the().ask, goods[0]!.id)
      const adds = Array.from({ length: 50 }, (_, at) => goods[at % 10]!.id)
      const answers = await Promise.all(adds.map((id) => the().ask('POST', ITEMS, { id, amount: 1 }, { cart })))
      expect(answers.map(({ status }) => status)).toEqual(adds.map(() => 200))
      const { body } = await the().ask('GET', CART, undefined, { cart })
      const pieces = body.items.reduce((sum: number, item: { amount: number }) => sum + item.amount, 0)
      expect([pieces, body.items.length]).toEqual([51, 10])
    })

    it('the same first add sent twice is answered again to who holds its cart, and puts nothing in twice', async () => {
      const { id } = await sample(the(), 20)
      const key = newKey()
      const first = await the().ask('POST', ITEMS, { id, amount: 1 }, { key })
      const cart = first.body.meta.custom.guestCartToken as string
      const second = await the().ask('POST', ITEMS, { id, amount: 1 }, { key, cart })
      expect(second.headers['idempotent-replayed']).toBe('true')
      expect(second.body).toEqual(first.body)
      const other = await the().ask('POST', ITEMS, { id, amount: 2 }, { key, cart })
      expect([other.status, codesOf(other.body)]).toEqual([422, ['idempotency_mismatch']])
    })

    it.each([
      ['a line', ITEMS, (id: number) => ({ id, amount: 1 })],
      ['many lines', `${ITEMS}/batch`, (id: number) => ({ items: [{ id, amount: 1 }] })],
    ])(
      'whoever repeats the key of a first add of %s without its token gets a cart of their own',
      async (_what, path, body) => {
        const { id } = await sample(the(), 20)
        const key = newKey()
        const add = (options: AskOptions) => the().ask('POST', path, body(id), options)
        const owner = await add({ key })
        const [mine, version] = [owner.body.meta.custom.guestCartToken as string, owner.body.cart.version]
        const stranger = await add({ key })
        expect([stranger.status, stranger.headers['idempotent-replayed']]).toEqual([200, undefined])
        expect([
          stranger.body.cart.id === owner.body.cart.id,
          stranger.body.meta.custom.guestCartToken === mine,
        ]).toEqual([...[false, false]])
        // nor does another guest, nor a customer
        const guest = await add({ key, cart: await guestCart(the().ask, id) })
        const customer = await add({ key, bearer: (await newCustomer(the())).bearer })
        for (const { headers, body: received } of [guest, customer]) {
          expect(headers['idempotent-replayed']).toBeUndefined()
          expect(received.cart.id).not.toBe(owner.body.cart.id)
          expect(JSON.stringify(received)).not.toContain(mine)
        }
        expect((await the().ask('GET', CART, undefined, { cart: mine })).body.version).toBe(version)
      },
    )

    it('the keys of two customers, and of two guests, never meet', async () => {
      const { id } = await sample(the(), 30)
      const key = newKey()
      const customers = [await newCustomer(the()), await newCustomer(the())].map(({ bearer }) => ({ bearer }))
      const guests = [await guestCart(the().ask, id), await guestCart(the().ask, id)].map((cart) => ({ cart }))
      for (const [at, who] of [...customers, ...guests].entries()) {
        // what one has sent is for another neither the same request nor another one with a used key
        const amount = at % 2 === 0 ? 2 : 3
        const { status, headers, body } = await the().ask('POST', ITEMS, { id, amount }, { key, ...who })
        expect([status, headers['idempotent-replayed']]).toEqual([200, undefined])
        expect(body.cart.items[0].amount).toBe(amount + (at < 2 ? 0 : 1))
        const again = await the().ask('POST', ITEMS, { id, amount }, { key, ...who })
        expect(again.headers['idempotent-replayed']).toBe('true')
      }
    })

    it('a coupon lowers the total until it is taken off', async () => {
      const { id, price } = await sample(the(), 20)
      const cart = await guestCart(the().ask, id)
      const wrong = await the().ask('POST', `${CART}/coupon`, { couponCode: 'NIC' }, { cart })
      expect([wrong.status, codesOf(wrong.body)]).toEqual([422, ['coupon_invalid']])
      const { body } = await the().ask('POST', `${CART}/coupon`, { couponCode: 'vanek10' }, { cart })
      expect(body.cart.coupon.code).toBe('VANEK10')
      expect(body.cart.prices.discountWithTax).toBe(Math.round(price / 10) / 100)
      const off = await the().ask('DELETE', `${CART}/coupon`, undefined, { cart })
      expect(off.body.cart.prices.discountWithTax).toBe(0)
    })

    it('a business customer buys for the prices of its list, whatever a header claims', async () => {
      const { id, price } = await sample(the(), 50)
      const bearer = await signIn(the().ask, 'firma@vanek.test')
      const own = await the().ask('POST', ITEMS, { id, amount: 1 }, { bearer })
      const eightOff = price - Math.floor((price * 8 * 2 + 100) / 200)
      expect(own.body.addedItem.prices.unitWithTax).toBe(eightOff / 100)
      const claimed = await the().ask('POST', ITEMS, { id, amount: 1 }, { headers: { 'x-user-variant': 'firmy' } })
      expect(claimed.body.addedItem.prices.unitWithTax).toBe(price / 100)
    })

    it('signing in merges the guest cart once', async () => {
      const { id } = await sample(the(), 50, 7)
      const cart = await guestCart(the().ask, id, 2)
      const login = { email: 'jana@vanek.test', password: 'vetrak-2026' }
      const first = await the().ask('POST', '/store/api/oauth/login', login, { cart })
      await the().ask('POST', '/store/api/oauth/login', login, { cart })
      const { body } = await the().ask('GET', CART, undefined, { bearer: first.body.data.access_token as string })
      const line = body.items.find((item: { variantId: number }) => item.variantId === id)
      expect(line.amount).toBe(2)
      expect((await the().ask('GET', CART, undefined, { cart })).status).toBe(404)
    })
  })
}
