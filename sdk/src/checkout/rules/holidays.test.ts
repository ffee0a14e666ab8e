import Holidays from 'date-holidays'
import { describe, expect, it } from 'vitest'
import { addDays, isHoliday } from '@vanek/sdk/checkout'

const german = { fixed: ['01-01', '05-01', '10-03', '12-25', '12-26'], fromEaster: [-2, 1, 39, 50] }

const book = new Holidays('DE')

const inBook = (year: number): readonly string[] =>
  book
    .getHolidays(year)
    .filter(({ type }) => type === 'public')
    .map(({ date }) => date.slice(0, 10))
    .sort()

function inRule(year: number): readonly string[] {
  const found: string[] = []
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1))
    if (isHoliday(day, german)) found.push(day)
  return found
}

describe('isHoliday', () => {
  it('C9.12 matches the German public holidays of a holiday library from 2000 to 2100', () => {
    // Reformation Day was a public holiday in 2017 only
    const once = '2017-10-31'
    for (let year = 2000; year <= 2100; year += 1)
      expect(inRule(year)).toEqual([...new Set(inBook(year))].filter((day) => day !== once))
  })

  it('C9.12 uses only the given holidays', () => {
    expect(isHoliday('2026-12-25', { fixed: [] })).toBe(false)
    expect(isHoliday('2026-04-06', { fixed: [], fromEaster: [1] })).toBe(true)
  })
})
