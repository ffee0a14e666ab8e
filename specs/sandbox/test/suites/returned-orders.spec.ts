import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { newCustomer, type SignedIn } from '../support/customers.ts'
import { codesOf, newKey, stockLeft } from '../support/shopping.ts'
import { withdrawalHelpers } from '../support/withdrawal-helpers.ts'
import type { World } from '../support/world.ts'

const [CARD, TRANSFER, COD] = [1, 2, 3]
const COUPON = 'VRACENO'
/** Hours until handover on Friday evening, and until a refused parcel is back on Thursday. */
const [SENT, BACK] = [4, 6 * 24 + 4]
const GIFT = 1

/** Undelivered parcels, orders of which only gifts would remain, and the limit of withdrawals. */
export function returnedOrdersSuite(the: () => World): void {
  const { place, read, withdrawals, withdraw, ahead, deliverySurchargeOf, press, orderedBy, ...seen } =
    withdrawalHelpers(the)
  const { mailsOf, stocks, creditNotes, lines } = seen

  const ordered = (who: SignedIn) => orderedBy(who, COUPON)
  const refuse = async ({ code }: { readonly code: string }) => {
    await ahead(SENT)
    expect((await the().request('POST', '/sandbox/parcel', { code, mishap: 'refused' })).status).toBe(204)
  }
  const owned = async ({ id, who, variants }: Awaited<ReturnType<typeof ordered>>) => {
    const { rows } = await sql<Readonly<Record<'coupon' | 'credits' | 'reserved', number>>>`
      select (select uses_left from coupons where code = ${COUPON}) as coupon,
        (select credits from customers where id = ${who.id}) as credits,
        (select coalesce(sum(amount), 0)::int from reservations where order_id = ${id}) as reserved`.execute(
      the().database.q,
    )
    return { ...rows[0]!, stock: await Promise.all(variants.map((one) => stockLeft(the(), one))) }
  }

  describe('a returned order', () => {
    it('A5.15 restores stock, credits and the coupon once when it is unpaid', async () => {
      const order = await ordered(await newCustomer(the()))
      expect(await owned(order)).toEqual({ coupon: 2, credits: 0, reserved: 4, stock: [87, 89] })
      await refuse(order)
      await Promise.all([ahead(BACK), ahead(BACK)])
      await ahead(BACK + 30 * 24)
      expect((await read(order)).status).toBe('returned')
      expect(await owned(order)).toEqual({ coupon: 3, credits: 20, reserved: 0, stock: [90, 90] })
      expect(codesOf((await withdraw(order)).body)).toEqual(['order_returned'])
      expect(await creditNotes(order)).toEqual([-order.prices.totalWithTax])
    })

    it('A5.09 A5.15 does not restore twice what was withdrawn from before', async () => {
      const order = await ordered(await newCustomer(the()))
      await refuse(order)
      expect((await withdraw(order, lines([1, 2]))).status).toBe(201)
      await ahead(BACK + 30 * 24)
      expect(await owned(order)).toEqual({ coupon: 3, credits: 20, reserved: 0, stock: [90, 90] })
      expect((await read(order)).refunds).toBeUndefined()
    })

    it('A5.03 A5.15 is withdrawn from without sending goods when it is paid, and refunded once', async () => {
      const order = await place({ payment_id: CARD }, [2])
      await press(order.url, 'pay')
      await refuse(order)
      expect((await withdraw(order, lines([1, 1]))).status).toBe(201)
      await ahead(BACK + 3 * 24)
      const [stock, before] = [await stocks(order), await read(order)]
      expect([before.status, before.events.at(-1)?.kind]).toEqual(['returned', 'returned'])
      const { refund } = await withdrawals(order)
      const { status, body } = await withdraw(order)
      expect([status, body]).toMatchObject([201, { state: 'received', amount: refund, ...lines([1, 1]) }])
      expect((await mailsOf(order)).at(-1)?.body).toContain('Zboží už máme zpátky.')
      expect(await stocks(order)).toEqual([stock[0]! + 1])
      await ahead(BACK + 7 * 24)
      const end = await read(order)
      const all = order.prices.totalWithTax - (await deliverySurchargeOf(order))
      expect((end.refunds ?? []).reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(all, 5)
      expect((await creditNotes(order)).reduce((sum, total) => sum + total, 0)).toBeCloseTo(-all, 5)
      expect(end.events.at(-1)?.kind).toBe('refunded')
      expect(codesOf((await withdraw(order)).body)).toEqual(['already_withdrawn'])
    })
  })

  describe('items withdrawn from before handover', () => {
    it('A5.16 are restocked when the rest is handed over, and refunded on the next working day', async () => {
      const order = await place({ payment_id: CARD }, [2])
      await press(order.url, 'pay')
      const [unit, before] = [order.items[0]?.prices.unitWithTax ?? 0, await stocks(order)]
      expect((await withdraw(order, lines([1, 1]))).body).toMatchObject({ state: 'declared', unsent: true })
      expect((await mailsOf(order))[0]?.body).toContain('tohle zboží v ní nepošleme a vy nám nic nevracíte.')
      expect(await stocks(order)).toEqual(before)
      await ahead(SENT)
      // independent of the outcome of the parcel
      await the().request('POST', '/sandbox/parcel', { code: order.code, mishap: 'lost' })
      expect((await read(order)).withdrawals).toMatchObject([
        { state: 'received', received: '2026-11-20T15:30:00.000Z' },
      ])
      expect([await stocks(order), await creditNotes(order)]).toEqual([[before[0]! + 1], [-unit]])
      await ahead(BACK)
      const { withdrawals: done, refunds } = await read(order)
      expect(done).toMatchObject([{ state: 'refunded', unsent: true, refunded: '2026-11-23T09:00:00.000Z' }])
      expect(refunds).toMatchObject([{ amount: unit }])
      expect((await mailsOf(order)).at(-1)?.body).toContain('jsme vám podle vašeho přání neposlali')
    })

    it('A5.07 A5.16 restore credits and money of an order paid on delivery once, with a credit note', async () => {
      const order = await ordered(await newCustomer(the()))
      const { body } = await withdraw(order, lines([1, 3]))
      expect(body).toMatchObject({ state: 'declared', unsent: true })
      await Promise.all([ahead(SENT), ahead(SENT)])
      const part = await owned(order)
      expect(part).toMatchObject({ coupon: 2, reserved: 1, stock: [90, 89] })
      expect(part.credits).toBeGreaterThan(0)
      expect(part.credits).toBeLessThan(20)
      expect((await read(order)).refunds).toBeUndefined()
      await ahead(BACK)
      expect((await read(order)).refunds).toMatchObject([{ amount: body.amount }])
      expect(await creditNotes(order)).toEqual([expect.closeTo(-body.amount, 5)])
      expect((await withdraw(order)).body).not.toHaveProperty('unsent')
      await ahead(BACK + 30 * 24)
      expect(await owned(order)).toEqual({ coupon: 3, credits: 20, reserved: 0, stock: [90, 90] })
    })

    it('A5.08 A5.16 are restored once when the order is cancelled afterwards', async () => {
      const order = await ordered(await newCustomer(the()))
      await withdraw(order, lines([1, 3]))
      const cancelled = await the().request('POST', `${order.path}/cancellation`, undefined, { key: newKey() })
      expect(cancelled.status).toBe(200)
      await ahead(BACK)
      expect(await owned(order)).toEqual({ coupon: 3, credits: 20, reserved: 0, stock: [90, 90] })
    })
  })

  it.each(['lost', 'damaged'])('A5.07 goods of a %s parcel are refunded and not restocked', async (mishap) => {
    const order = await place({ payment_id: CARD }, [2])
    await press(order.url, 'pay')
    await ahead(SENT)
    await the().request('POST', '/sandbox/parcel', { code: order.code, mishap })
    const before = await stocks(order)
    expect((await withdraw(order)).status).toBe(201)
    await ahead(BACK + 7 * 24)
    const end = await read(order)
    expect([end.withdrawals?.[0]?.state, await stocks(order)]).toEqual(['refunded', before])
  })

  it('A5.11 limits withdrawals per order, because each sends a mail; rejected ones do not count', async () => {
    const order = await place({ payment_id: TRANSFER }, [22])
    const one = async (amount = 1) => codesOf((await withdraw(order, lines([1, amount]))).body)[0] ?? 'done'
    expect(await one(99)).toBe('amount_above_left')
    const results: string[] = []
    for (let at = 0; at < 21; at += 1) results.push(await one())
    expect(results).toEqual([...Array.from({ length: 20 }, () => 'done'), 'rate_limited'])
    expect((await mailsOf(order)).length).toBe(20)
    // cancelled so that other tests see a stable stock
    await the().request('POST', `${order.path}/cancellation`, undefined, { key: newKey() })
    // other orders have their own limit
    expect((await withdraw(await place({ payment_id: TRANSFER }, [1]))).status).toBe(201)
  })

  it.each([
    [COD, TRANSFER],
    [TRANSFER, COD],
  ])('A5.08 withdrawing from all paid items includes gifts and cancels the order: %i, %i', async (from, to) => {
    const order = await place({ payment_id: from, order_gifts: [GIFT] }, [9, 9, 9])
    const costs = lines([1, 9], [2, 9], [3, 9])
    const { refund } = await withdrawals(order, '?lines=1:9,2:9,3:9')
    expect([order.items.length, refund]).toEqual([4, 0])
    const { body } = await withdraw(order, costs)
    expect(body).toMatchObject({ whole: true, amount: 0, lines: [...costs.lines, { item: 4, amount: 1 }] })
    const changed = await the().request('PUT', `${order.path}/payment`, { payment_id: to }, { key: newKey() })
    expect([codesOf(changed.body), (await read(order)).status]).toEqual([['order_cancelled'], 'cancelled'])
  })
}
