import { describe, expect, it } from 'vitest'
import { addCustomer, login } from '../support/accounts.ts'
import { codesOf, guestCart, newKey, placement, sample, samples, setStock } from '../support/shopping.ts'
import type { World } from '../support/world.ts'

const CART = '/store/api/v1/cart'
const ITEMS = `${CART}/items`

type Pieces = Readonly<Record<number, number>>

export function mergingSuite(the: () => World): void {
  describe('merging the guest cart at sign-in', () => {
    const add = (id: number, amount: number, owner: { cart?: string; bearer?: string }) =>
      the().request('POST', ITEMS, { id, amount }, owner)
    const signIn = async (email: string, cart?: string) => {
      const { body } = await login(the(), email, undefined, cart === undefined ? {} : { cart })
      return { bearer: body.data.access_token as string, result: body.meta.cart }
    }
    const piecesOf = async (bearer: string): Promise<Pieces> => {
      const { body } = await the().request('GET', CART, undefined, { bearer })
      const items = body.items as { variantId: number; amount: number }[]
      return Object.fromEntries(items.map(({ variantId, amount }) => [variantId, amount]))
    }
    const nameOf = async (id: number): Promise<string> =>
      (await the().database.q.selectFrom('variants').select('fullname').where('id', '=', id).executeTakeFirstOrThrow())
        .fullname

    it('reports merged lines, capped amounts and dropped goods', async () => {
      const plenty = await sample(the(), 20, 30)
      const scarce = await sample(the(), 20, 31)
      const soldOut = await sample(the(), 20, 32)
      const email = await addCustomer(the())
      const before = await signIn(email)
      expect(before.result).toBeNull()
      await add(scarce.id, 3, before)
      const cart = await guestCart(the().request, plenty.id, 2)
      await add(scarce.id, 4, { cart })
      await add(soldOut.id, 1, { cart })
      await setStock(the().database, scarce.id, 5)
      await setStock(the().database, soldOut.id, 0)
      const { bearer, result } = await signIn(email, cart)
      expect(result).toEqual({ merged: 2, capped: [await nameOf(scarce.id)], dropped: [await nameOf(soldOut.id)] })
      expect(await piecesOf(bearer)).toEqual({ [plenty.id]: 2, [scarce.id]: 5 })
    })

    it('caps merged amounts by the stock left beside another line of the same variant', async () => {
      const { id } = await sample(the(), 20, 80)
      const email = await addCustomer(the())
      const before = await signIn(email)
      await the().request('POST', ITEMS, { id, amount: 3, newLine: true }, before)
      const cart = await guestCart(the().request, id, 4)
      await setStock(the().database, id, 5)
      const { bearer, result } = await signIn(email, cart)
      expect(result).toEqual({ merged: 1, capped: [await nameOf(id)], dropped: [] })
      const { items } = (await the().request('GET', CART, undefined, { bearer })).body
      expect(items.map(({ amount }: { amount: number }) => amount)).toEqual([3, 2])
    })

    it('returns the same result when the same customer signs in again, and merges once', async () => {
      const one = await sample(the(), 20, 34)
      const email = await addCustomer(the())
      const cart = await guestCart(the().request, one.id, 2)
      const [first, second] = [await signIn(email, cart), await signIn(email, cart)]
      expect(first.result).toEqual({ merged: 1, capped: [], dropped: [] })
      expect(second.result).toEqual(first.result)
      expect(await piecesOf(second.bearer)).toEqual({ [one.id]: 2 })
      const other = await signIn(await addCustomer(the()), cart)
      expect([other.result, await piecesOf(other.bearer)]).toEqual([null, {}])
      const late = await add(one.id, 1, { cart })
      expect([late.status, codesOf(late.body)]).toEqual([404, ['cart_not_found']])
    })

    it('concurrent sign-ins merge once and return the same result', async () => {
      const one = await sample(the(), 20, 35)
      const email = await addCustomer(the())
      const cart = await guestCart(the().request, one.id, 3)
      const both = await Promise.all([signIn(email, cart), signIn(email, cart), signIn(email, cart)])
      expect(both.map(({ result }) => result)).toEqual(both.map(() => ({ merged: 1, capped: [], dropped: [] })))
      expect(await piecesOf(both[0].bearer)).toEqual({ [one.id]: 3 })
    })

    it('items added during the merge are merged or rejected; none are lost', async () => {
      const goods = await samples(the(), 8, 60, 36)
      const email = await addCustomer(the())
      const cart = await guestCart(the().request, goods[0]!.id)
      const adding = Array.from({ length: 24 }, async (_, at) => {
        await new Promise((resolve) => setTimeout(resolve, at * 10))
        const { id } = goods[at % 8]!
        return { id, response: await add(id, 1, { cart }) }
      })
      const { bearer } = await signIn(email, cart)
      const expected = new Map([[goods[0]!.id, 1]])
      const added = await Promise.all(adding)
      const taken = added.filter(({ response }) => response.status === 200)
      for (const { id } of taken) expected.set(id, (expected.get(id) ?? 0) + 1)
      const refused = added.filter(({ response }) => response.status !== 200)
      expect(refused.map(({ response }) => codesOf(response.body))).toEqual(refused.map(() => ['cart_not_found']))
      expect(await piecesOf(bearer)).toEqual(Object.fromEntries(expected))
    })

    it('keeps the coupon of the guest cart, unless the customer has one', async () => {
      const one = await sample(the(), 20, 45)
      const email = await addCustomer(the())
      const withCoupon = async (couponCode: string) => {
        const cart = await guestCart(the().request, one.id)
        await the().request('POST', `${CART}/coupon`, { couponCode }, { cart })
        const { bearer } = await signIn(email, cart)
        return (await the().request('GET', CART, undefined, { bearer })).body.coupon?.code as string
      }
      expect(await withCoupon('VANEK10')).toBe('VANEK10')
      expect(await withCoupon('DILNA5')).toBe('VANEK10')
    })

    it('C3.01 C3.03 keeps the details of a rejected order, unless the customer has some', async () => {
      const one = await sample(the(), 20, 46)
      const email = await addCustomer(the())
      const refused = async (change: Parameters<typeof placement>[0]) => {
        const cart = await guestCart(the().request, one.id)
        const { body } = await the().request('POST', `${CART}/place`, placement({ ...change, expected_total: 0 }), {
          cart,
          key: newKey(),
        })
        expect(codesOf(body)).toEqual(['price_changed'])
        return cart
      }
      const detailsOf = async (owner: { cart?: string; bearer?: string }) => {
        const { body } = await the().request('GET', CART, undefined, owner)
        const { customer, shippingAddress, billingAddress, hasCustomShippingAddress, comment } = body
        return { customer, shippingAddress, billingAddress, hasCustomShippingAddress, comment }
      }
      const address = { street: 'Nádvorní 3', city: 'Brno', postcode: '60200', country_code: 'CZE' }
      const usual = placement().billing_address
      const shipping = { name: 'Petr Pavel Příjemce', address }
      const cart = await refused({ email: 'host@example.test', shipping, comment: 'Zvonek nefunguje' })
      const own = await detailsOf({ cart })
      expect(own).toMatchObject({ shippingAddress: address, billingAddress: usual, hasCustomShippingAddress: true })
      expect(own).toMatchObject({ comment: 'Zvonek nefunguje', customer: { email: 'host@example.test' } })
      const recipient = { shippingFirstName: 'Petr Pavel', shippingLastName: 'Příjemce' }
      expect(own.customer).toMatchObject({ shippingFullName: 'Petr Pavel Příjemce', ...recipient })
      expect(await detailsOf(await signIn(email, cart))).toEqual(own)
      // equal addresses are stored once, and details of the customer are kept
      for (const part of ['street', 'city', 'postcode'] as const) {
        const changed = { ...usual, [part]: part === 'postcode' ? '60300' : 'Jiné' }
        const apart = await refused({ shipping: { name: 'Jan Novák', address: changed } })
        expect((await detailsOf({ cart: apart })).billingAddress).toEqual(usual)
      }
      const other = await refused({ comment: 'Jiný' })
      expect(await detailsOf({ cart: other })).toMatchObject({ billingAddress: null, hasCustomShippingAddress: false })
      expect(await detailsOf(await signIn(email, other))).toEqual(own)
    })

    it('ignores an empty guest cart, and deletes it', async () => {
      const cart = await guestCart(the().request, (await sample(the(), 20, 30)).id)
      const [line] = (await the().request('GET', CART, undefined, { cart })).body.items as { id: number }[]
      await the().request('DELETE', `${ITEMS}/${line!.id}`, undefined, { cart })
      const email = await addCustomer(the())
      const { bearer, result } = await signIn(email, cart)
      expect([result, await piecesOf(bearer)]).toEqual([null, {}])
      expect(codesOf((await the().request('GET', CART, undefined, { cart })).body)).toEqual(['cart_not_found'])
    })

    it('C5.46 does not cap goods without stock tracking', async () => {
      const { id } = await sample(the(), 5, 81)
      const { q } = the().database
      await q.updateTable('variants').set({ check_stock: false }).where('id', '=', id).execute()
      const cart = await guestCart(the().request, id, 7)
      const { bearer, result } = await signIn(await addCustomer(the()), cart)
      await q.updateTable('variants').set({ check_stock: true }).where('id', '=', id).execute()
      expect([result, await piecesOf(bearer)]).toEqual([{ merged: 1, capped: [], dropped: [] }, { [id]: 7 }])
    })

    it('concurrent first adds of a customer create one cart', async () => {
      const goods = await samples(the(), 6, 20, 36)
      const { bearer } = await signIn(await addCustomer(the()))
      const responses = await Promise.all(goods.map(({ id }) => add(id, 1, { bearer })))
      expect(responses.map(({ status }) => status)).toEqual(goods.map(() => 200))
      expect(await piecesOf(bearer)).toEqual(Object.fromEntries(goods.map(({ id }) => [id, 1])))
    })
  })
}
