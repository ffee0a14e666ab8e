import { addDays, isHoliday } from '@vanek/sdk/checkout'
import Holidays from 'date-holidays'
import { describe, expect, it } from 'vitest'
import { calendar } from './calendar.ts'

const book = new Holidays('CZ')

const inBook = (year: number): readonly string[] =>
  book
    .getHolidays(year)
    .filter(({ type }) => type === 'public')
    .map(({ date }) => date.slice(0, 10))

function inRule(year: number): readonly string[] {
  const found: string[] = []
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1))
    if (calendar.holidays && isHoliday(day, calendar.holidays)) found.push(day)
  return found
}

describe('the days off of the shop', () => {
  it('C9.12 C9.18 are the same Czech public holidays from 2000 to 2100 as in a well-kept library', () => {
    for (let year = 2000; year <= 2100; year += 1) expect(inRule(year)).toEqual(inBook(year))
  })
})
