import { describe, expect, it } from 'vitest'
import { addCustomer, login } from '../support/accounts.ts'
import { codesOf, guestCart, newKey, placement, sample, samples, setStock } from '../support/shopping.ts'
import type { World } from '../support/world.ts'

const CART = '/store/api/v1/cart'
const ITEMS = `${CART}/items`

type Pieces = Readonly<Record<number, number>>

export function mergingSuite(the: () => World): void {
  describe('the guest cart of who signs in', () => {
    const add = (id: number, amount: number, owner: { cart?: string; bearer?: string }) =>
      the().ask('POST', ITEMS, { id, amount }, owner)
    const signIn = async (email: string, cart?: string) => {
      const { body } = await login(the(), email, undefined, cart === undefined ? {} : { cart })
      return { bearer: body.data.access_token as string, result: body.meta.cart }
    }
    const piecesOf = async (bearer: string): Promise<Pieces> => {
      const { body } = await the().ask('GET', CART, undefined, { bearer })
      const items = body.items as { variantId: number; amount: number }[]
      return Object.fromEntries(items.map(({ variantId, amount }) => [variantId, amount]))
    }
    const nameOf = async (id: number): Promise<string> =>
      (await the().database.q.selectFrom('variants').select('fullname').where('id', '=', id).executeTakeFirstOrThrow())
        .fullname

    it('is reported: lines that came along, fewer pieces than there were, goods that could not be kept', async () => {
      const plenty = await sample(the(), 20, 30)
      const scarce = await sample(the(), 20, 31)
      const gone = await sample(the(), 20, 32)
      const email = await addCustomer(the())
      const before = await signIn(email)
      expect(before.result).toBeNull()
      await add(scarce.id, 3, before)
      const cart = await guestCart(the().ask, plenty.id, 2)
      await add(scarce.id, 4, { cart })
      await add(gone.id, 1, { cart })
      await setStock(the().database, scarce.id, 5)
      await setStock(the().database, gone.id, 0)
      const { bearer, result } = await signIn(email, cart)
      expect(result).toEqual({ merged: 2, capped: [await nameOf(scarce.id)], dropped: [await nameOf(gone.id)] })
      expect(await piecesOf(bearer)).toEqual({ [plenty.id]: 2, [scarce.id]: 5 })
    })

    it('adds no more than the stock leaves beside a line of the same goods that stands for itself', async () => {
      const { id } = await sample(the(), 20, 80)
      const email = await addCustomer(the())
      const before = await signIn(email)
      await the().ask('POST', ITEMS, { id, amount: 3, newLine: true }, before)
      const cart = await guestCart(the().ask, id, 4)
      await setStock(the().database, id, 5)
      const { bearer, result } = await signIn(email, cart)
      expect(result).toEqual({ merged: 1, capped: [await nameOf(id)], dropped: [] })
      const { items } = (await the().ask('GET', CART, undefined, { bearer })).body
      expect(items.map(({ amount }: { amount: number }) => amount)).toEqual([3, 2])
    })

    it('is reported the same when the same customer signs in with it again, and merged once', async () => {
      const one = await sample(the(), 20, 34)
      const email = await addCustomer(the())
      const cart = await guestCart(the().ask, one.id, 2)
      const [first, second] = [await signIn(email, cart), await signIn(email, cart)]
      expect(first.result).toEqual({ merged: 1, capped: [], dropped: [] })
      expect(second.result).toEqual(first.result)
      expect(await piecesOf(second.bearer)).toEqual({ [one.id]: 2 })
      const other = await signIn(await addCustomer(the()), cart)
      expect([other.result, await piecesOf(other.bearer)]).toEqual([null, {}])
      const late = await add(one.id, 1, { cart })
      expect([late.status, codesOf(late.body)]).toEqual([404, ['cart_not_found']])
    })

    it('signing in twice at once merges it once and answers the same', async () => {
      const one = await sample(the(), 20, 35)
      const email = await addCustomer(the())
      const cart = await guestCart(the().ask, one.id, 3)
      const both = await Promise.all([signIn(email, cart), signIn(email, cart), signIn(email, cart)])
      expect(both.map(({ result }) => result)).toEqual(both.map(() => ({ merged: 1, capped: [], dropped: [] })))
      expect(await piecesOf(both[0].bearer)).toEqual({ [one.id]: 3 })
    })

    it('what is added meanwhile comes along or is refused; nothing is lost', async () => {
      const goods = await samples(the(), 8, 60, 36)
      const email = await addCustomer(the())
      const cart = await guestCart(the().ask, goods[0]!.id)
      const adding = Array.from({ length: 24 }, async (_, at) => {
        await new Promise((resolve) => setTimeout(resolve, at * 10))
        const { id } = goods[at % 8]!
        return { id, answer: await add(id, 1, { cart }) }
      })
      const { bearer } = await signIn(email, cart)
      const kept = new Map([[goods[0]!.id, 1]])
      const added = await Promise.all(adding)
      const taken = added.filter(({ answer }) => answer.status === 200)
      for (const { id } of taken) kept.set(id, (kept.get(id) ?? 0) + 1)
      const refused = added.filter(({ answer }) => answer.status !== 200)
      expect(refused.map(({ answer }) => codesOf(answer.body))).toEqual(refused.map(() => ['cart_not_found']))
      expect(await piecesOf(bearer)).toEqual(Object.fromEntries(kept))
    })

    it('its coupon comes along, unless the customer has one', async () => {
      const one = await sample(the(), 20, 45)
      const email = await addCustomer(the())
      const withCoupon = async (couponCode: string) => {
        const cart = await guestCart(the().ask, one.id)
        await the().ask('POST', `${CART}/coupon`, { couponCode }, { cart })
        const { bearer } = await signIn(email, cart)
        return (await the().ask('GET', CART, undefined, { bearer })).body.coupon?.code as string
      }
      expect(await withCoupon('VANEK10')).toBe('VANEK10')
      expect(await withCoupon('DILNA5')).toBe('VANEK10')
    })

    it('C3.01 C3.03 the details of a refused order are kept and come along, unless the customer has some', async () => {
      const one = await sample(the(), 20, 46)
      const email = await addCustomer(the())
      const refused = async (change: Parameters<typeof placement>[0]) => {
        const cart = await guestCart(the().ask, one.id)
        const { body } = await the().ask('POST', `${CART}/place`, placement({ ...change, expected_total: 0 }), {
          cart,
          key: newKey(),
        })
        expect(codesOf(body)).toEqual(['price_changed'])
        return cart
      }
      const kept = async (owner: { cart?: string; bearer?: string }) => {
        const { body } = await the().ask('GET', CART, undefined, owner)
        const { customer, shippingAddress, billingAddress, hasCustomShippingAddress, comment } = body
        return { customer, shippingAddress, billingAddress, hasCustomShippingAddress, comment }
      }
      const address = { street: 'Nádvorní 3', city: 'Brno', postcode: '60200', country_code: 'CZE' }
      const usual = placement().billing_address
      const shipping = { name: 'Petr Pavel Příjemce', address }
      const cart = await refused({ email: 'host@example.test', shipping, comment: 'Zvonek nefunguje' })
      const own = await kept({ cart })
      expect(own).toMatchObject({ shippingAddress: address, billingAddress: usual, hasCustomShippingAddress: true })
      expect(own).toMatchObject({ comment: 'Zvonek nefunguje', customer: { email: 'host@example.test' } })
      const recipient = { shippingFirstName: 'Petr Pavel', shippingLastName: 'Příjemce' }
      expect(own.customer).toMatchObject({ shippingFullName: 'Petr Pavel Příjemce', ...recipient })
      expect(await kept(await signIn(email, cart))).toEqual(own)
      // one address is not kept twice; and what the customer has stays
      for (const part of ['street', 'city', 'postcode'] as const) {
        const changed = { ...usual, [part]: part === 'postcode' ? '60300' : 'Jiné' }
        const apart = await refused({ shipping: { name: 'Jan Novák', address: changed } })
        expect((await kept({ cart: apart })).billingAddress).toEqual(usual)
      }
      const other = await refused({ comment: 'Jiný' })
      expect(await kept({ cart: other })).toMatchObject({ billingAddress: null, hasCustomShippingAddress: false })
      expect(await kept(await signIn(email, other))).toEqual(own)
    })

    it('an emptied one is none, and is gone', async () => {
      const cart = await guestCart(the().ask, (await sample(the(), 20, 30)).id)
      const [line] = (await the().ask('GET', CART, undefined, { cart })).body.items as { id: number }[]
      await the().ask('DELETE', `${ITEMS}/${line!.id}`, undefined, { cart })
      const email = await addCustomer(the())
      const { bearer, result } = await signIn(email, cart)
      expect([result, await piecesOf(bearer)]).toEqual([null, {}])
      expect(codesOf((await the().ask('GET', CART, undefined, { cart })).body)).toEqual(['cart_not_found'])
    })

    it('C5.46 brings along more than there is of goods whose stock does not count', async () => {
      const { id } = await sample(the(), 5, 81)
      const { q } = the().database
      await q.updateTable('variants').set({ check_stock: false }).where('id', '=', id).execute()
      const cart = await guestCart(the().ask, id, 7)
      const { bearer, result } = await signIn(await addCustomer(the()), cart)
      await q.updateTable('variants').set({ check_stock: true }).where('id', '=', id).execute()
      expect([result, await piecesOf(bearer)]).toEqual([{ merged: 1, capped: [], dropped: [] }, { [id]: 7 }])
    })

    it('the first adds of a customer at once make one cart', async () => {
      const goods = await samples(the(), 6, 20, 36)
      const { bearer } = await signIn(await addCustomer(the()))
      const answers = await Promise.all(goods.map(({ id }) => add(id, 1, { bearer })))
      expect(answers.map(({ status }) => status)).toEqual(goods.map(() => 200))
      expect(await piecesOf(bearer)).toEqual(Object.fromEntries(goods.map(({ id }) => [id, 1])))
    })
  })
}
