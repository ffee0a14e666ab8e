import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { collectDate } from './collect-date.ts'
import { addDays } from './days.ts'
import { closingTime, firstOpenDay, hoursText } from './opening-hours.ts'

const hours = { weekdays: '8:00–18:00', saturday: '9:00–13:00', sunday: null }
const here = { hours, isHere: true, closesAt: '17:00', delayDays: 0 }

describe('collecting at a branch', () => {
  it.each([
    ['an hour before closing time: today', '2026-11-20T16:00:00Z', '2026-11-20'],
    ['in the last hour: the next open day', '2026-11-20T16:01:00Z', '2026-11-21'],
    ['on Saturday after closing time: Monday', '2026-11-21T13:00:00Z', '2026-11-23'],
    ['before opening time: today', '2026-11-20T04:00:00Z', '2026-11-20'],
    ['on a public holiday: the day after', '2026-11-17T09:00:00Z', '2026-11-18'],
  ])('goods in stock at the branch, %s', (_name, now, day) => {
    expect(collectDate(new Date(now), here)).toBe(day)
  })

  it('goods from elsewhere arrive in two working days', () => {
    const now = new Date('2026-11-20T10:00:00Z')
    expect(collectDate(now, { ...here, isHere: false })).toBe('2026-11-24')
    expect(collectDate(now, { ...here, isHere: false, delayDays: 5 })).toBe('2026-11-25')
  })

  it('is always an open day, and not before today', () => {
    const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(moment, fc.boolean(), fc.nat(9), (now, isHere, delayDays) => {
        const day = collectDate(now, { ...here, isHere, delayDays })
        expect(closingTime(hours, day)).not.toBeNull()
        expect(day >= addDays(now.toISOString().slice(0, 10), 0)).toBe(true)
      }),
    )
  })
})

describe('opening hours', () => {
  it.each([
    [hours, 'Po–Pá 8:00–18:00, So 9:00–13:00'],
    [{ ...hours, saturday: null }, 'Po–Pá 8:00–18:00'],
    [
      { weekdays: '6:30–20:00', saturday: '7:00–20:00', sunday: '8:00–18:00' },
      'Po–Pá 6:30–20:00, So 7:00–20:00, Ne 8:00–18:00',
    ],
    [{ weekdays: '0:00–24:00', saturday: '0:00–24:00', sunday: '0:00–24:00' }, 'Nonstop'],
  ])('%j is formatted as %s', (one, text) => {
    expect(hoursText(one)).toBe(text)
  })

  it('finds the first open day over Christmas', () => {
    expect(firstOpenDay({ ...hours, saturday: null }, '2026-12-24')).toBe('2026-12-28')
  })
})
