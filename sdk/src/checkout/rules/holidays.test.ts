import Holidays from 'date-holidays'
import { describe, expect, it } from 'vitest'
import { addDays, isHoliday } from '@vanek/sdk/checkout'

const book = new Holidays('CZ')

const inBook = (year: number): readonly string[] =>
  book
    .getHolidays(year)
    .filter(({ type }) => type === 'public')
    .map(({ date }) => date.slice(0, 10))

function inRule(year: number): readonly string[] {
  const found: string[] = []
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1)) if (isHoliday(day)) found.push(day)
  return found
}

describe('isHoliday', () => {
  it('C9.12 C9.18 knows the same Czech public holidays from 2000 to 2100 as a well-kept library', () => {
    for (let year = 2000; year <= 2100; year += 1) expect(inRule(year)).toEqual(inBook(year))
  })

  it('C9.12 knows no holidays of a country that it does not know', () => {
    expect([isHoliday('2026-12-25', 'CZ'), isHoliday('2026-12-25', 'XX')]).toEqual([true, false])
  })
})
