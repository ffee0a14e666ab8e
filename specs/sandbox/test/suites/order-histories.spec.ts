import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Shop } from '../../src/wire.ts'
import {
  CARD,
  COD,
  runAction,
  histories,
  INVOICE,
  moveClock,
  pressIn,
  fixedHistories,
  TRANSFER,
  type Step,
} from '../support/order-actions.ts'
import { CREDITS, goodsWithGift, newBuyer, PIECES, placeFor, USES, type OrderOptions } from '../support/ordering.ts'
import { newKey } from '../support/shopping.ts'
import { sum, readOrderState, type OrderState } from '../support/order-state.ts'
import type { TestResponse, World } from '../support/world.ts'

const API = '/store/api/v1'
/** Set ACTS_RUNS=300 for a long run; ACTS_SEED repeats a failed one. */
const RUNS = Number(process.env['ACTS_RUNS'] ?? 8)
const SEED = Number(process.env['ACTS_SEED'] ?? 20_261_120)
/** Hours until all started processes are finished. */
const [END, AFTER_END] = [100 * 24, 110 * 24]

const orderOptions: fc.Arbitrary<OrderOptions> = fc.record({
  payment: fc.constantFrom(CARD, TRANSFER, COD, INVOICE),
  amounts: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 2 })),
  coupon: fc.boolean(),
  credits: fc.constantFrom(0, 7, CREDITS),
  gift: fc.boolean(),
  time: fc.boolean(),
})

/** Invariants of orders under random actions, repeated and concurrent: everything that an order took is returned at most once. */
export function orderHistoriesSuite(the: () => World): void {
  async function place(options: OrderOptions) {
    await moveClock(the(), 0)
    const { variants, noGift } = await goodsWithGift(the())
    const buyer = await newBuyer(the())
    const { order, ref } = await placeFor(the().request, buyer, options, variants).finally(noGift)
    return { order, ref, before: ref.time === null ? 0 : (await placesIn(ref.time)) - 1 }
  }
  async function placesIn(time: number): Promise<number> {
    const own = the().database.q.selectFrom('delivery_times').select('taken').where('id', '=', time)
    return (await own.executeTakeFirst())?.taken ?? 0
  }

  async function history(options: OrderOptions, all: readonly Step[]): Promise<void> {
    const { order, before, ref } = await place(options)
    let hours = 0
    const readState = async () => {
      const read = (await the().request('GET', `${API}/orders/token/${order.token}`)).body as Shop['Order']
      return { ...(await readOrderState(the().database, ref)), refunds: read.refunds ?? [] }
    }
    try {
      expectNoMore(await readState(), before)
      for (const { actions, twice, again } of all) {
        for (const one of actions) if (one.do === 'wait') hours += one.hours
        const requests = actions.flatMap((one) => {
          const key = newKey()
          const request = (): Promise<TestResponse> =>
            one.do === 'wait'
              ? moveClock(the(), hours)
              : runAction({ request: the().request, press: pressIn(the()) }, order, one, key)
          return twice && one.do !== 'wait' ? [[request, request]] : [[request]]
        })
        const responses = await Promise.all(requests.map((same) => Promise.all(same.map((request) => request()))))
        if (again) for (const [at, [request]] of requests.entries()) responses[at]!.push(await request!())
        expect(responses.flat().filter(({ status }) => status >= 500)).toEqual([])
        // idempotency keys are valid for a day
        const isShort = actions.every((one) => one.do !== 'wait' || one.hours < 24)
        for (const [at, same] of responses.entries()) if (isShort && KEYED.has(actions[at]!.do)) expectSame(same)
        expectNoMore(await readState(), before)
      }
      await moveClock(the(), END)
      const end = await readState()
      expectNoMore(end, before)
      expectConsistent(end, before)
      await moveClock(the(), AFTER_END)
      expect(await readState()).toEqual(end)
    } finally {
      await moveClock(the(), AFTER_END)
      await moveClock(the(), 0)
    }
  }

  describe('order histories', () => {
    it(`A3.07 A3.09 A5.09 A6.08 return everything an order took once, and no more (ACTS_SEED=${SEED})`, async () => {
      const options = { amounts: [3, 1], coupon: true, credits: CREDITS, gift: true, time: false } as const
      const examples = fixedHistories.map((all, at): [OrderOptions, readonly Step[]] => [
        { ...options, payment: at === 1 ? INVOICE : COD },
        all,
      ])
      const runs = { numRuns: RUNS, seed: SEED, endOnFailure: RUNS < 50 }
      await fc.assert(fc.asyncProperty(orderOptions, histories, history), { ...runs, examples })
    }, 3_600_000)
  })
}

/** Events and mails that can occur repeatedly. */
const MORE_THAN_ONCE = /^(payment_changed|payment_failed|withdraw\w*|claim\w*)$/

type Seen = OrderState & { readonly refunds: readonly Shop['Refund'][] }

const KEYED: ReadonlySet<string> = new Set(['change', 'cancel', 'withdraw', 'claim'])

/** Successful responses to the same key are equal. */
function expectSame(responses: readonly TestResponse[]): void {
  const done = responses.filter(({ status }) => status < 300)
  for (const { body } of done) expect(body).toEqual(done[0]?.body)
}

const haler = (amount: number): number => Math.round(amount * 100)
const moneyBack = ({ refunds, claimRefunds }: Seen, onlySent = false): number =>
  sum(
    [...refunds.map(({ amount, sent }) => ({ amount: haler(amount), isSent: sent !== null })), ...claimRefunds].flatMap(
      ({ amount, isSent }) => (onlySent && !isSent ? [] : amount),
    ),
  )
/** The sum of all credit notes, as a positive number. */
const noted = ({ notes }: Seen): number => 0 - sum(notes)
const isPaid = ({ events }: Seen): boolean => events.includes('paid')

/** Invariants at any time. */
function expectNoMore(seen: Seen, places: number): void {
  const { stock, reserved, ordered, back } = seen
  expect(stock.map((left, at) => left + reserved[at]!)).toEqual(stock.map(() => PIECES))
  for (const [at, amount] of reserved.entries()) expect(amount).toBeLessThanOrEqual(ordered[at]!)
  expect(sum(back)).toBeLessThanOrEqual(sum(ordered))
  expect(seen.credits).toBeGreaterThanOrEqual(CREDITS - seen.creditsUsed)
  expect(seen.credits).toBeLessThanOrEqual(CREDITS)
  expect(seen.uses).toBeLessThanOrEqual(USES)
  expect(seen.places).toBeGreaterThanOrEqual(places)
  expect(moneyBack(seen)).toBeLessThanOrEqual(seen.total - seen.less)
  if (!isPaid(seen)) expect(moneyBack(seen, true)).toBe(0)
  expect(noted(seen)).toBeLessThanOrEqual(seen.invoiced)
  for (const kinds of [seen.events, seen.mails]) {
    const once = kinds.filter((kind) => !MORE_THAN_ONCE.test(kind))
    expect(once).toEqual([...new Set(once)])
  }
  const counted = (kind: string): number => seen.mails.filter((one) => one === kind).length
  expect([counted('withdrawn'), counted('claim_filed')]).toEqual([seen.withdrawals.length, seen.claims.length])
}

/** Invariants at the end. */
function expectConsistent(seen: Seen, places: number): void {
  const { status, reserved, ordered, back, creditsUsed } = seen
  const everything = status === 'cancelled' || (status === 'returned' && !isPaid(seen))
  const isAll = everything || sum(back) === sum(ordered)
  if (isPaid(seen)) expect(moneyBack(seen, true)).toBe(moneyBack(seen))
  if (everything) expect([reserved, noted(seen)]).toEqual([ordered.map(() => 0), seen.invoiced])
  if (status === 'cancelled') expect(seen.places).toBe(places)
  if (!everything) expect(sum(reserved)).toBe(sum(ordered) - seen.came)
  if (isAll) expect(seen.credits).toBe(CREDITS)
  expect(seen.uses).toBe(isAll || !seen.hasCoupon ? USES : USES - 1)
  if (sum(back) === 0 && !everything) expect(seen.credits).toBe(CREDITS - creditsUsed)
  if (isPaid(seen)) expect(noted(seen)).toBe(moneyBack(seen) + seen.less)
  expect(seen.claims.filter((state) => state === 'filed' || state === 'accepted')).toEqual([])
}
