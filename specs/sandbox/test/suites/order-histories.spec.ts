import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Shop } from '../../src/wire.ts'
import {
  CARD,
  COD,
  doAct,
  histories,
  INVOICE,
  moveClock,
  pressIn,
  fixedHistories,
  TRANSFER,
  type Step,
} from '../support/acts.ts'
import { CREDITS, goodsWithGift, newBuyer, PIECES, placeFor, USES, type Wish } from '../support/ordering.ts'
import { newKey } from '../support/shopping.ts'
import { sum, takenOf, type Taken } from '../support/taken.ts'
import type { TestResponse, World } from '../support/world.ts'

const API = '/store/api/v1'
/** ACTS_RUNS=300 for a long night; ACTS_SEED repeats what failed. */
const RUNS = Number(process.env['ACTS_RUNS'] ?? 8)
const SEED = Number(process.env['ACTS_SEED'] ?? 20_261_120)
/** By then everything that was begun has come to its end. */
const [END, AFTER_END] = [100 * 24, 110 * 24]

const wishes: fc.Arbitrary<Wish> = fc.record({
  payment: fc.constantFrom(CARD, TRANSFER, COD, INVOICE),
  amounts: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 2 })),
  coupon: fc.boolean(),
  credits: fc.constantFrom(0, 7, CREDITS),
  gift: fc.boolean(),
  time: fc.boolean(),
})

/** Whatever is done to an order, in whatever order, twice or at once: what it took is given back once, and no more. */
export function orderHistoriesSuite(the: () => World): void {
  async function place(wish: Wish) {
    await moveClock(the(), 0)
    const { variants, noGift } = await goodsWithGift(the())
    const buyer = await newBuyer(the())
    const { order, taking } = await placeFor(the().ask, buyer, wish, variants).finally(noGift)
    return { order, taking, before: taking.time === null ? 0 : (await placesIn(taking.time)) - 1 }
  }
  async function placesIn(time: number): Promise<number> {
    const own = the().database.q.selectFrom('delivery_times').select('taken').where('id', '=', time)
    return (await own.executeTakeFirst())?.taken ?? 0
  }

  async function history(wish: Wish, all: readonly Step[]): Promise<void> {
    const { order, before, taking } = await place(wish)
    let hours = 0
    const taken = async () => {
      const read = (await the().ask('GET', `${API}/orders/token/${order.token}`)).body as Shop['Order']
      return { ...(await takenOf(the().database, taking)), refunds: read.refunds ?? [] }
    }
    try {
      expectNoMore(await taken(), before)
      for (const { acts, twice, again } of all) {
        for (const one of acts) if (one.do === 'wait') hours += one.hours
        const asks = acts.flatMap((one) => {
          const key = newKey()
          const ask = (): Promise<TestResponse> =>
            one.do === 'wait'
              ? moveClock(the(), hours)
              : doAct({ ask: the().ask, press: pressIn(the()) }, order, one, key)
          return twice && one.do !== 'wait' ? [[ask, ask]] : [[ask]]
        })
        const answers = await Promise.all(asks.map((same) => Promise.all(same.map((ask) => ask()))))
        if (again) for (const [at, [ask]] of asks.entries()) answers[at]!.push(await ask!())
        expect(answers.flat().filter(({ status }) => status >= 500)).toEqual([])
        // a key counts for a day
        const isShort = acts.every((one) => one.do !== 'wait' || one.hours < 24)
        for (const [at, same] of answers.entries()) if (isShort && KEYED.has(acts[at]!.do)) expectSame(same)
        expectNoMore(await taken(), before)
      }
      await moveClock(the(), END)
      const end = await taken()
      expectNoMore(end, before)
      expectConsistent(end, before)
      await moveClock(the(), AFTER_END)
      expect(await taken()).toEqual(end)
    } finally {
      await moveClock(the(), AFTER_END)
      await moveClock(the(), 0)
    }
  }

  describe('the history of an order', () => {
    it(`A3.07 A3.09 A5.09 A6.08 gives back once what it took, and no more (ACTS_SEED=${SEED})`, async () => {
      const wish = { amounts: [3, 1], coupon: true, credits: CREDITS, gift: true, time: false } as const
      const examples = fixedHistories.map((all, at): [Wish, readonly Step[]] => [
        { ...wish, payment: at === 1 ? INVOICE : COD },
        all,
      ])
      const runs = { numRuns: RUNS, seed: SEED, endOnFailure: RUNS < 50 }
      await fc.assert(fc.asyncProperty(wishes, histories, history), { ...runs, examples })
    }, 3_600_000)
  })
}

/** What may happen to an order, and be mailed, again and again. */
const MORE_THAN_ONCE = /^(payment_changed|payment_failed|withdraw\w*|claim\w*)$/

type Seen = Taken & { readonly refunds: readonly Shop['Refund'][] }

const KEYED: ReadonlySet<string> = new Set(['change', 'cancel', 'withdraw', 'claim'])

/** What was done under one key was done once: it is answered the same. */
function expectSame(answers: readonly TestResponse[]): void {
  const done = answers.filter(({ status }) => status < 300)
  for (const { body } of done) expect(body).toEqual(done[0]?.body)
}

const haler = (amount: number): number => Math.round(amount * 100)
const moneyBack = ({ refunds, claimRefunds }: Seen, onlySent = false): number =>
  sum(
    [...refunds.map(({ amount, sent }) => ({ amount: haler(amount), isSent: sent !== null })), ...claimRefunds].flatMap(
      ({ amount, isSent }) => (onlySent && !isSent ? [] : amount),
    ),
  )
/** What credit notes say, above zero. */
const noted = ({ notes }: Seen): number => 0 - sum(notes)
const isPaid = ({ events }: Seen): boolean => events.includes('paid')

/** What holds at every moment. */
function expectNoMore(seen: Seen, places: number): void {
  const { stock, reserved, ordered, back } = seen
  expect(stock.map((left, at) => left + reserved[at]!)).toEqual(stock.map(() => PIECES))
  for (const [at, kept] of reserved.entries()) expect(kept).toBeLessThanOrEqual(ordered[at]!)
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

/** What holds at the end. */
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
