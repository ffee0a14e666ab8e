import Holidays from 'date-holidays'
import { afterEach, describe, expect, it } from 'vitest'
import { deliveryDate, deliveryDay, type DeliveryDateInput } from '@vanek/sdk/checkout'
import { calendar } from '../testing/calendar.ts'
import { workingDay } from './delivery-date.ts'

const at = (now: string, more: Partial<DeliveryDateInput> = {}) =>
  deliveryDate({
    now: new Date(now),
    calendar,
    delayDays: 0,
    delivery: { nearestDeliveryDate: null, closesAt: '14:00' },
    ...more,
  })

describe('C9.09 C9.10 C9.11 C9.12 C9.13 deliveryDate', () => {
  it.each([
    ['C9.09', 'today', '2026-11-23T09:00:00+01:00', 0, '2026-11-23'],
    ['C9.09', 'today plus the delay', '2026-11-23T09:00:00+01:00', 2, '2026-11-25'],
    ['C9.10', 'one day later after the closing time', '2026-11-23T14:01:00+01:00', 2, '2026-11-26'],
    ['C9.10', 'not one day later at the closing time itself', '2026-11-23T14:00:00+01:00', 2, '2026-11-25'],
    ['C9.10', 'not one day later without a delay', '2026-11-23T20:00:00+01:00', 0, '2026-11-23'],
    ['C9.11', 'Monday for a Saturday', '2026-11-20T09:00:00+01:00', 1, '2026-11-23'],
    ['C9.11', 'Monday for a Sunday', '2026-11-20T09:00:00+01:00', 2, '2026-11-23'],
    ['C9.12', 'the day after a holiday', '2026-11-16T09:00:00+01:00', 1, '2026-11-18'],
    ['C9.12', 'the first working day after Christmas and a weekend', '2026-12-23T09:00:00+01:00', 1, '2026-12-28'],
    ['C9.12', 'the Tuesday after Easter', '2026-04-02T15:00:00+02:00', 1, '2026-04-07'],
    ['C9.09', 'the day in Prague, not in UTC', '2026-06-22T22:30:00Z', 0, '2026-06-23'],
    ['C9.10', 'the next working day when summer time starts', '2026-03-29T13:30:00Z', 1, '2026-03-31'],
    ['C9.10', 'the next working day when summer time ends', '2026-10-25T12:30:00Z', 1, '2026-10-26'],
  ])('%s is %s: %s with a delay of %i is %s', (_id, _what, now, delayDays, date) => {
    expect(at(now, { delayDays })).toBe(date)
  })

  it('C9.13 is the nearest date of the shipper if that is later', () => {
    const with2 = (nearestDeliveryDate: string) =>
      at('2026-11-23T09:00:00+01:00', { delayDays: 2, delivery: { nearestDeliveryDate, closesAt: null } })
    expect([with2('2026-11-24'), with2('2026-11-25'), with2('2026-11-27')]).toEqual([
      '2026-11-25',
      '2026-11-25',
      '2026-11-27',
    ])
  })

  it('C9.12 uses the given holidays', () => {
    expect([workingDay('2026-11-17', calendar), workingDay('2026-11-17', { timeZone: 'Europe/Prague' })]).toEqual([
      '2026-11-18',
      '2026-11-17',
    ])
  })
})

const minute = 60_000
const day = 24 * 60 * minute

/** The last Sunday of a month at 01:00 UTC, when Europe changes its clocks. */
const change = (year: number, month: number): number => {
  const last = Date.UTC(year, month + 1, 0, 1)
  return last - new Date(last).getUTCDay() * day
}
const pragueOffset = (ms: number): number => {
  const year = new Date(ms).getUTCFullYear()
  return (ms >= change(year, 2) && ms < change(year, 9) ? 2 : 1) * 60 * minute
}

const book = new Holidays('CZ')
const daysOff = new Set(
  [2026, 2027, 2028, 2029].flatMap((year) =>
    book.getHolidays(year).flatMap(({ type, date }) => (type === 'public' ? [date.slice(0, 10)] : [])),
  ),
)

/** A reference implementation with summer time rules, holidays of a library and days in milliseconds. */
function expected(ms: number, delay: number, closes: number, nearest: string | null): string {
  const local = ms + pragueOffset(ms)
  const past = delay > 0 && Math.floor((local % day) / minute) > closes
  let ahead = local + (delay + (past ? 1 : 0)) * day
  const isoDate = () => new Date(ahead).toISOString().slice(0, 10)
  while ([0, 6].includes(new Date(ahead).getUTCDay()) || daysOff.has(isoDate())) ahead += day
  return nearest !== null && nearest > isoDate() ? nearest : isoDate()
}

describe('deliveryDate at every quarter of an hour of two years', () => {
  const home = process.env['TZ']
  afterEach(() => {
    if (home === undefined) delete process.env['TZ']
    else process.env['TZ'] = home
  })

  it.each([
    ['Europe/Prague', -120],
    ['Pacific/Kiritimati', -840],
    ['America/Los_Angeles', 420],
  ])(
    'C9.09 C9.10 C9.11 C9.12 C9.13 is the same in every time zone of the server: %s',
    { timeout: 120_000 },
    (zone, summerOffset) => {
      process.env['TZ'] = zone
      expect(new Date('2026-07-01T00:00:00Z').getTimezoneOffset()).toBe(summerOffset)
      const wrong: string[] = []
      const end = Date.UTC(2028, 0, 1)
      let turn = 0
      for (let ms = Date.UTC(2026, 0, 1); ms < end; ms += 15 * minute) {
        turn += 1
        const delayDays = turn % 4
        const nearest = turn % 3 === 0 ? new Date(ms + 4 * day).toISOString().slice(0, 10) : null
        const delivery = { closesAt: '14:00', nearestDeliveryDate: nearest }
        const date = deliveryDate({ now: new Date(ms), calendar, delayDays, delivery })
        if (date !== expected(ms, delayDays, 14 * 60, nearest)) wrong.push(`${new Date(ms).toISOString()} ${date}`)
      }
      expect(turn).toBe(70_080)
      expect(wrong).toEqual([])
    },
  )
})

describe('deliveryDay', () => {
  const now = new Date('2026-06-01T22:30:00Z')
  const kind = (date: string, personal: boolean) => deliveryDay({ date, now, personal }, calendar).kind

  it('C9.14 C9.15 is "now" for pickup today, otherwise "today", "tomorrow" or "later"', () => {
    expect([kind('2026-06-02', true), kind('2026-06-01', true), kind('2026-06-02', false)]).toEqual([
      'now',
      'now',
      'today',
    ])
    expect([kind('2026-06-03', true), kind('2026-06-03', false), kind('2026-06-04', true)]).toEqual([
      'tomorrow',
      'tomorrow',
      'later',
    ])
  })

  it('C9.14 uses the given time zone, UTC by default', () => {
    expect(deliveryDay({ date: '2026-06-02', now, personal: false }).kind).toBe('tomorrow')
  })

  it('C9.14 includes when the branch opens, on opening days', () => {
    const early = new Date('2026-07-06T07:00:00+02:00')
    const hours = [{ days: [1], from: '08:00', to: '18:00' }]
    const facts = { date: '2026-07-06', now: early, personal: true, hours }
    const open = { timeZone: 'Europe/Prague' }
    expect(deliveryDay(facts, open)).toEqual({ kind: 'today', date: '2026-07-06', from: '08:00' })
    expect(deliveryDay(facts, calendar)).toEqual({ kind: 'now', date: '2026-07-06', from: null })
  })
})
