import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Shop } from '../../src/wire.ts'
import { CARD, COD, doAct, histories, INVOICE, moveClock, TRANSFER, type Step } from '../support/acts.ts'
import { newCustomer } from '../support/customers.ts'
import { newKey, placement, samples } from '../support/shopping.ts'
import { sum, takenOf, type Taken } from '../support/taken.ts'
import type { Asked, World } from '../support/world.ts'

const API = '/store/api/v1'
const FIRM = { business_name: 'Vzduch, s. r. o.', TIN: '12345679', VATIN: 'CZ12345679' }
const [PIECES, CREDITS, USES, GIFT] = [90, 20, 3, 991_301]
/** ACTS_RUNS=300 for a long night; ACTS_SEED repeats what failed. */
const RUNS = Number(process.env['ACTS_RUNS'] ?? 8)
const SEED = Number(process.env['ACTS_SEED'] ?? 20_261_120)
/** By then everything that was begun has come to its end. */
const [END, AFTER_END] = [100 * 24, 110 * 24]

const wishes = fc.record({
  payment: fc.constantFrom(CARD, TRANSFER, COD, INVOICE),
  amounts: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 2 })),
  coupon: fc.boolean(),
  credits: fc.constantFrom(0, 7, CREDITS),
  gift: fc.boolean(),
  time: fc.boolean(),
})
type Wish = typeof wishes extends fc.Arbitrary<infer T> ? T : never

/** Whatever is done to an order, in whatever order, twice or at once: what it took is given back once, and no more. */
export function orderHistoriesSuite(the: () => World): void {
  const press = (url: string, button: string) =>
    the().app.inject({
      method: 'POST',
      url: new URL(url).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `do=${button}`,
    })

  /** An order of a new customer; a company when it is paid by invoice. */
  async function place(wish: Wish) {
    const { q } = the().database
    await moveClock(the(), 0)
    const who = await newCustomer(the())
    const { bearer } = who
    const business = wish.payment === INVOICE ? FIRM : null
    await q.updateTable('customers').set({ credits: CREDITS }).where('id', '=', who.id).execute()
    if (business) {
      await the().ask('PATCH', `${API}/user`, { business }, { bearer })
      await the().ask('POST', '/sandbox/on-invoice', { email: who.email, days: 14 })
    }
    const coupon = `AKTY${who.id}`
    const about = { title: 'Sleva', percent_off: 10, amount_off: 0, minimum: 0, valid_until: null }
    await q
      .insertInto('coupons')
      .values({ code: coupon, ...about, uses_left: USES })
      .execute()
    const variants = (await samples(the(), 3, PIECES, 130)).map(({ id }) => id)
    const gift = { id: GIFT, name: 'Dárek', variant_id: variants[2]!, price_from: 1, price_thousandths: 0 }
    await q.deleteFrom('order_gifts').where('id', '=', GIFT).execute()
    if (wish.gift) await q.insertInto('order_gifts').values(gift).execute()
    for (const [at, amount] of wish.amounts.entries())
      if (amount > 0) await the().ask('POST', `${API}/cart/items`, { id: variants[at], amount }, { bearer })
    if (wish.coupon) await the().ask('POST', `${API}/cart/coupon`, { couponCode: coupon }, { bearer })
    if (wish.credits > 0) await the().ask('POST', `${API}/cart/credits`, { credits: wish.credits }, { bearer })
    const times = `${API}/delivery-times?since=2026-11-25&shipperId=1`
    const time = wish.time ? ((await the().ask('GET', times)).body as Shop['DeliveryTime'][])[0]!.id : null
    const sent = placement({
      ...{ payment_id: wish.payment, email: who.email, business, delivery_time_id: time },
      ...(wish.gift && { order_gifts: [GIFT] }),
    })
    const before = time === null ? 0 : await placesIn(time)
    const { status, body } = await the().ask('POST', `${API}/cart/place`, sent, { bearer, key: newKey() })
    expect([status, body.errors]).toEqual([201, undefined])
    const order = body.order as Shop['Order']
    return { order, before, taking: { id: order.id, customer: who.id, coupon, time, variants } }
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
          const ask = (): Promise<Asked> =>
            one.do === 'wait' ? moveClock(the(), hours) : doAct({ ask: the().ask, press }, order, one, key)
          return twice && one.do !== 'wait' ? [[ask, ask]] : [[ask]]
        })
        const answers = await Promise.all(asks.flat().map((ask) => ask()))
        if (again) for (const [ask] of asks) answers.push(await ask!())
        expect(answers.filter(({ status }) => status >= 500)).toEqual([])
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
      await the().database.q.deleteFrom('order_gifts').where('id', '=', GIFT).execute()
    }
  }

  describe('the history of an order', () => {
    it(`A3.07 A3.09 A5.09 A6.08 gives back once what it took, and no more (ACTS_SEED=${SEED})`, async () => {
      await fc.assert(fc.asyncProperty(wishes, histories, history), {
        numRuns: RUNS,
        seed: SEED,
        endOnFailure: RUNS < 50,
      })
    }, 3_600_000)
  })
}

/** What may happen to an order, and be mailed, again and again. */
const MORE_THAN_ONCE = /^(payment_changed|payment_failed|withdraw\w*|claim\w*)$/

type Seen = Taken & { readonly refunds: readonly Shop['Refund'][] }

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
  expect(moneyBack(seen)).toBeLessThanOrEqual(seen.total)
  if (!isPaid(seen)) expect(moneyBack(seen, true)).toBe(0)
  expect(noted(seen)).toBeLessThanOrEqual(seen.invoiced)
  for (const told of [seen.events, seen.mails]) {
    const once = told.filter((kind) => !MORE_THAN_ONCE.test(kind))
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
  if (isAll) expect(seen.credits).toBe(CREDITS)
  if (isAll) expect(seen.uses).toBe(USES)
  if (sum(back) === 0 && !everything) expect(seen.credits).toBe(CREDITS - creditsUsed)
  if (isPaid(seen)) expect(noted(seen)).toBe(moneyBack(seen))
  expect(seen.claims.filter((state) => state === 'filed' || state === 'accepted')).toEqual([])
}
