import { describe, expect, it } from 'vitest'
import { atPrague, inPrague } from '../clock.ts'
import { withdrawableUntil } from './until.ts'

describe('A5.02 the right to withdraw', () => {
  it.each([
    ['the 14th day after delivery', '2026-11-23 13:00', '2026-12-07 23:59'],
    ['the same for a delivery just before midnight', '2026-11-23 23:59', '2026-12-07 23:59'],
    ['a Monday instead of a Saturday', '2026-11-21 10:00', '2026-12-07 23:59'],
    ['a Monday instead of a Sunday', '2026-11-22 10:00', '2026-12-07 23:59'],
    ['the day after Easter Monday', '2027-03-12 13:00', '2027-03-30 23:59'],
    ['the day after all of Christmas', '2026-12-10 13:00', '2026-12-28 23:59'],
    ['a day after the end of daylight saving time', '2026-10-15 13:00', '2026-10-29 23:59'],
  ])('ends on %s', (_what, delivered, until) => {
    const [day = '', time = ''] = delivered.split(' ')
    const end = withdrawableUntil(atPrague(day, time))
    expect(Object.values(inPrague(end)).join(' ')).toBe(until)
    expect(inPrague(new Date(end.getTime() + 1)).time).toBe('00:00')
  })
})
