import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, easterSunday, isWorkingDay } from './days.ts'
import { nearestDeliveryDate } from './nearest-date.ts'

const courier = { closesAt: '15:00', transitDays: 1, delayDays: 0 }

describe('nearest delivery', () => {
  it.each([
    ['Friday before the cut-off time', '2026-11-20T13:59:00Z', '2026-11-23'],
    ['Friday in the minute of the cut-off time', '2026-11-20T14:00:30Z', '2026-11-23'],
    ['Friday after the cut-off time', '2026-11-20T14:01:00Z', '2026-11-24'],
    ['Saturday', '2026-11-21T09:00:00Z', '2026-11-24'],
    ['just before midnight in Prague, still the day before in UTC', '2026-11-22T23:30:00Z', '2026-11-24'],
    ['the day before a public holiday', '2026-11-16T10:00:00Z', '2026-11-18'],
    ['over Christmas', '2026-12-23T10:00:00Z', '2026-12-28'],
    ['over Easter', '2027-03-25T10:00:00Z', '2027-03-30'],
    ['summer time begins', '2026-03-29T10:00:00Z', '2026-03-31'],
  ])('%s', (_name, now, day) => {
    expect(nearestDeliveryDate(new Date(now), courier)).toBe(day)
  })

  it.each([
    ['C9.09 the delay', '2026-11-20T10:00:00Z', 5, '2026-11-25'],
    ['C9.10 one more day after the cut-off time', '2026-11-20T15:00:00Z', 5, '2026-11-26'],
    ['C9.11 the Monday after it', '2026-11-20T10:00:00Z', 8, '2026-11-30'],
    ['C9.12 the day after a public holiday', '2026-11-16T10:00:00Z', 1, '2026-11-18'],
    ['C9.13 the transit time if it is longer', '2026-11-20T15:00:00Z', 1, '2026-11-24'],
  ])('with a delay of the goods: %s', (_name, now, delayDays, day) => {
    expect(nearestDeliveryDate(new Date(now), { ...courier, delayDays })).toBe(day)
  })

  it('is always a working day, and not before the transit time has passed', () => {
    const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(moment, fc.nat(3), fc.nat(10), (now, transitDays, delayDays) => {
        const day = nearestDeliveryDate(now, { closesAt: '15:00', transitDays, delayDays })
        expect(isWorkingDay(day)).toBe(true)
        expect(day >= addDays(now.toISOString().slice(0, 10), Math.max(transitDays, delayDays) - 1)).toBe(true)
      }),
    )
  })

  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('Easter Sunday of %i is %s', (year, day) => {
    expect(easterSunday(year)).toBe(day)
  })
})
