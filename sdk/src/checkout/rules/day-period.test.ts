import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  countBranchesByDate,
  dayInterval,
  type DeliveryDay,
  deliveryOptions,
  type DeliveryMethod,
  toWallClock,
  deliveryMethodDay,
} from '@vanek/sdk/checkout'
import { calendar } from '../testing/calendar.ts'

const zone = calendar.timeZone

const week = [1, 2, 3, 4, 5]
const methods: readonly DeliveryMethod[] = [
  {
    id: 1,
    type: 'DELIVERY',
    name: 'K',
    ...{ priceFrom: 99, priceFromWithoutTax: 81.82 },
    freeFrom: 2500,
    delivery: { closesAt: '15:00', deliveryDays: 1 },
  },
  {
    id: 2,
    type: 'PICKUP_POINT',
    name: 'B',
    ...{ priceFrom: 69, priceFromWithoutTax: 57.02 },
    freeFrom: 2500,
    delivery: { closesAt: '14:00', deliveryDays: 1 },
  },
  {
    ...{ id: 3, type: 'PERSONAL', name: 'P', priceFrom: 0, priceFromWithoutTax: 0, freeFrom: null },
    delivery: { closesAt: '17:00', deliveryDays: 2 },
    branches: [
      { warehouseId: 2, hours: [{ days: week, from: '08:00', to: '18:00' }] },
      { warehouseId: 3, hours: [{ days: [6, 7], from: '09:00', to: '13:00' }] },
    ],
  },
]
const goods = (delayDays: number) => ({
  ...{ variantId: 1, amount: 1, availability: { delayDays } },
  warehouses: [{ id: delayDays === 0 ? 2 : 9, stock: 1 }],
})
const offerAt = (ms: number, delayDays: number) =>
  deliveryOptions(methods, {
    ...{ goods: goods(delayDays), oversized: false, price: 100, freeShippers: [], freeFrom: 2500, now: new Date(ms) },
    calendar,
  })
const textOf = ({ kind, from }: DeliveryDay): string => kind + (from === null ? '' : ` from ${from}`)

/** Everything that a page shows about the delivery methods at a moment. */
const shownAt = (ms: number, delayDays: number) =>
  offerAt(ms, delayDays).options.map(({ method, date, price, orderBy }) => [
    date,
    price.withTax,
    orderBy,
    textOf(deliveryMethodDay(method, date, new Date(ms), calendar)),
  ])

const moment = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2034, 0, 1) })
// nights with a change to or from summer time
const changing = fc
  .tuple(fc.constantFrom('2026-03-28T20:00:00Z', '2026-10-24T20:00:00Z'), fc.nat(36 * 3_600_000))
  .map(([from, more]) => Date.parse(from) + more)

describe('dayInterval', () => {
  it('C9.10 C9.14 delivery texts are constant during an interval', () => {
    fc.assert(
      fc.property(
        fc.oneof(moment, changing),
        fc.nat(6),
        fc.double({ min: 0, max: 0.999_999, noNaN: true }),
        (now, delay, part) => {
          const { since, until } = dayInterval(now, methods, zone)
          expect(since <= now && now < until).toBe(true)
          const other = Math.floor(since + (until - since) * part)
          expect(shownAt(other, delay)).toEqual(shownAt(now, delay))
          expect(shownAt(since, delay)).toEqual(shownAt(now, delay))
        },
      ),
      { numRuns: 2_000 },
    )
  })

  it('starts and ends in the time zone of the shop', () => {
    const clock = (ms: number) => toWallClock(new Date(ms), zone)
    const at = (now: string) => {
      const { since, until } = dayInterval(Date.parse(now), methods, zone)
      return [clock(since).time, clock(until).time]
    }
    expect(at('2026-11-23T14:00:59+01:00')).toEqual(['13:00', '14:01'])
    expect(at('2026-11-23T14:01:00+01:00')).toEqual(['14:01', '15:01'])
    expect(at('2026-11-23T23:10:00+01:00')).toEqual(['18:00', '00:00'])
    // without changes it is the whole day
    const now = Date.parse('2026-11-23T02:00:00+01:00')
    expect(dayInterval(now, [], zone)).toEqual({
      since: Date.parse('2026-11-23T00:00:00+01:00'),
      until: Date.parse('2026-11-24T00:00:00+01:00'),
    })
  })
})

describe('deliveryOptions', () => {
  it('C9.14 gives branches with and without the goods different dates, even with the same opening hours', () => {
    const hours = [{ days: week, from: '08:00', to: '18:00' }]
    const branches = [2, 3, 4].map((warehouseId) => ({ warehouseId, hours }))
    const offer = deliveryOptions(
      methods.map((method) => ({ ...method, ...(method.branches && { branches }) })),
      {
        ...{ goods: goods(0), oversized: false, price: 100, freeShippers: [], freeFrom: null },
        now: new Date('2026-11-23T10:00:00+01:00'),
        calendar,
      },
    )
    const collected = offer.options.find(({ method }) => method.type === 'PERSONAL')?.method.branches
    expect(collected?.map((branch) => branch.nearestDeliveryDate)).toEqual(['2026-11-23', '2026-11-25', '2026-11-25'])
  })

  const monday = (time: string) => Date.parse(`2026-11-23T${time}+01:00`)
  const facts = { calendar, goods: goods(0), oversized: false, price: 100, freeShippers: [], freeFrom: 2500 }

  it('C9.09 C9.10 C9.13 C9.14 returns date, price and order deadline of every method', () => {
    expect(shownAt(monday('13:00'), 0)).toEqual([
      ['2026-11-24', 99, '15:00', 'tomorrow'],
      ['2026-11-24', 69, '14:00', 'tomorrow'],
      ['2026-11-23', 0, null, 'now'],
    ])
    expect(shownAt(monday('14:30'), 0).slice(0, 2)).toEqual([
      ['2026-11-24', 99, '15:00', 'tomorrow'],
      ['2026-11-25', 69, null, 'later'],
    ])
    const [pickup] = offerAt(monday('13:00'), 0).options.slice(2)
    expect(
      pickup && [countBranchesByDate(pickup.method, pickup.date), countBranchesByDate(pickup.method, '2026-11-27')],
    ).toEqual([1, null])
    expect(shownAt(monday('02:50'), 0)[2]).toEqual(['2026-11-23', 0, null, 'today from 08:00'])
    // nothing is shipped on Saturday
    expect(shownAt(Date.parse('2026-11-21T10:00:00+01:00'), 0)[0]).toEqual(['2026-11-24', 99, null, 'later'])
  })

  it('returns the soonest method, preferring home delivery, then the lower price, and the lowest price', () => {
    const from = { price: { withTax: 69, withoutTax: 57.02 }, freePickup: true }
    const at = (time: string, kinds = methods) => {
      const offer = deliveryOptions(kinds, { ...facts, now: new Date(monday(time)) })
      return [offer.soonest?.method.id, offer.cheapest]
    }
    expect([at('13:00'), at('14:30')]).toEqual([
      [1, from],
      [1, from],
    ])
    expect(
      at('13:00', [...methods, ...methods.slice(0, 1).map((method) => ({ ...method, id: 4, priceFrom: 89 }))]),
    ).toEqual([4, from])
    const dear = methods.map((method) => ({ ...method, priceFrom: method.priceFrom + 1 }))
    expect(at('13:00', dear)[1]).toEqual({ price: { withTax: 70, withoutTax: 57.02 }, freePickup: false })
    // a pickup point that is faster than home delivery
    const slow = methods.map((method) =>
      method.id === 1 ? { ...method, delivery: { deliveryDays: 1, closesAt: '09:00' } } : method,
    )
    expect(at('13:00', slow)[0]).toBe(2)
  })

  it.each([
    ['above the free shipping limit', { price: 2500 }, [0, 0, 0]],
    ['below it, with full prices', { price: 2499 }, [99, 69, 0]],
    ['that some shippers deliver for free', { freeShippers: [1] }, [0, 69, 0]],
    ['of a customer without free shipping', { price: 9000, freeFrom: null }, [99, 69, 0]],
  ])('C9.16 C9.17 prices delivery for goods %s', (_what, more, prices) => {
    const offer = deliveryOptions(methods, { ...facts, ...more, now: new Date(monday('13:00')) })
    expect(offer.options.map(({ price }) => price.withTax)).toEqual(prices)
  })

  it('C9.17 leaves out methods that do not accept the goods', () => {
    const kinds = methods.map((method): DeliveryMethod => ({
      ...method,
      takes: method.id === 3 ? ['regular', 'oversized'] : ['regular'],
    }))
    const offer = deliveryOptions(kinds, { ...facts, oversized: true, now: new Date(monday('13:00')) })
    expect([offer.options.map(({ method }) => method.id), offer.soonest, offer.cheapest.price]).toEqual([
      [3],
      null,
      null,
    ])
  })
})
