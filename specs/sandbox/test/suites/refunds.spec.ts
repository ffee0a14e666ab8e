import { describe, expect, it } from 'vitest'
import type { Shop } from '../../src/wire.ts'
import { newCustomer, type SignedIn } from '../support/customers.ts'
import { codesOf, newKey } from '../support/shopping.ts'
import { DELIVERED, SENT, withdrawalHelpers } from '../support/withdrawal-helpers.ts'
import type { World } from '../support/world.ts'

const COUPON = 'ZPET'
/** Hours until a claim is filed, on the day after delivery, and until it is settled with a refund. */
const [CLAIMED, SETTLED] = [4 * 24, 4 * 24 + 7 * 24]

/** Claims and withdrawals of the same order: everything is returned exactly once, in any order of events. */
export function refundsSuite(the: () => World): void {
  const { read, withdrawals, withdraw, ahead, deliverySurchargeOf, creditNotes, lines, orderedBy } =
    withdrawalHelpers(the)

  async function delivered() {
    const who = await newCustomer(the())
    const order = await orderedBy(who, COUPON)
    await ahead(DELIVERED)
    return { ...order, who }
  }
  type Placed = Awaited<ReturnType<typeof delivered>>

  const claim = ({ path }: Placed, item: number, amount: number) =>
    the().request(
      'POST',
      `${path}/claims`,
      { item, amount, description: 'Po týdnu začal hlasitě pískat.', wish: 'money_back' },
      { key: newKey() },
    )
  const claims = async ({ path }: Placed) => (await the().request('GET', `${path}/claims`)).body as Shop['OrderClaims']
  const owned = async ({ id }: SignedIn) => {
    const { q } = the().database
    const { credits } = await q.selectFrom('customers').select('credits').where('id', '=', id).executeTakeFirstOrThrow()
    const { uses_left } = await q
      .selectFrom('coupons')
      .select('uses_left')
      .where('code', '=', COUPON)
      .executeTakeFirstOrThrow()
    return [credits, uses_left]
  }
  const refunds = async (order: Placed) =>
    [...((await read(order)).refunds ?? []), ...(await claims(order)).data.flatMap(({ refund }) => refund ?? [])]
      .map(({ amount }) => Math.round(amount * 100))
      .reduce((sum, amount) => sum + amount, 0)
  const notes = async (order: Placed) =>
    (await creditNotes(order)).reduce((sum, total) => sum + Math.round(total * 100), 0)

  /** Everything was returned once: the money without the delivery cost above the cheapest one, credits, the coupon. */
  async function expectAllBack(order: Placed, surcharge: number) {
    const all = Math.round((order.prices.totalWithTax - surcharge) * 100)
    expect([await refunds(order), await notes(order)]).toEqual([all, -all])
    expect(await owned(order.who)).toEqual([20, 3])
    expect((await claims(order)).claimable).toEqual([])
    expect(codesOf((await withdraw(order)).body)).toEqual(['already_withdrawn'])
  }

  describe('refunds of claims and withdrawals', () => {
    it('A5.04 A6.08 items refunded by a claim cannot be withdrawn from; the rest can, with its share of discounts', async () => {
      const order = await delivered()
      await ahead(CLAIMED)
      expect((await claim(order, 1, 2)).status).toBe(201)
      await ahead(SETTLED)
      const seen = await read(order)
      expect(seen.claimed).toEqual([{ item: 1, amount: 2 }])
      const [credits, coupon] = await owned(order.who)
      expect([credits! > 0 && credits! < 20, coupon]).toEqual([true, 2])
      expect(codesOf((await withdraw(order, lines([1, 2]))).body)).toEqual(['amount_above_left'])
      const { refund } = await withdrawals(order)
      const { body } = await withdraw(order)
      expect(body).toMatchObject({ ...lines([1, 1], [2, 1]), whole: true, amount: refund })
      await ahead(SETTLED + SENT)
      await expectAllBack(order, await deliverySurchargeOf(order))
    })

    it('A5.04 A6.03 A6.08 withdrawn items cannot be claimed, and are not refunded by an open claim', async () => {
      const order = await delivered()
      await ahead(CLAIMED)
      const first = (await claim(order, 1, 3)).body as Shop['Claim']
      const second = (await claim(order, 2, 1)).body as Shop['Claim']
      // claims are settled before the goods are back
      await ahead(CLAIMED + 48)
      expect((await withdraw(order, lines([1, 2]))).status).toBe(201)
      expect((await claims(order)).claimable).toEqual([])
      await ahead(CLAIMED + 72)
      const settled = (await claims(order)).data
      expect(settled.map(({ number, state }) => [number, state])).toEqual([
        [first.number, 'settled'],
        [second.number, 'settled'],
      ])
      expect((await read(order)).claimed).toEqual([
        { item: 1, amount: 1 },
        { item: 2, amount: 1 },
      ])
      await ahead(SETTLED + SENT)
      // the last items were refunded by a claim, including the full delivery cost
      await expectAllBack(order, 0)
    })

    it('A6.08 a claim for items that are all withdrawn from meanwhile refunds nothing', async () => {
      const order = await delivered()
      await ahead(CLAIMED)
      const { number } = (await claim(order, 1, 3)).body as Shop['Claim']
      expect((await withdraw(order)).body).toMatchObject({ whole: true })
      expect((await claim(order, 2, 1)).status).toBe(422)
      await ahead(SETTLED + SENT)
      expect((await claims(order)).data).toMatchObject([{ number, state: 'settled', refund: null }])
      await expectAllBack(order, await deliverySurchargeOf(order))
    })
  })
}
