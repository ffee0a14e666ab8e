import { addDays, isHoliday, type ShopCalendar } from '@vanek/sdk/checkout'
import Holidays from 'date-holidays'
import { describe, expect, it } from 'vitest'
import { holidays as czech } from './cs/holidays.ts'
import { holidays as slovak } from './sk/holidays.ts'

const inBook = (book: Holidays, year: number): readonly string[] =>
  book
    .getHolidays(year)
    .filter(({ type }) => type === 'public')
    .map(({ date }) => date.slice(0, 10))

function inRule(holidays: NonNullable<ShopCalendar['holidays']>, year: number): readonly string[] {
  const found: string[] = []
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1))
    if (isHoliday(day, holidays)) found.push(day)
  return found
}

describe('the holidays of the shop', () => {
  it('C9.12 C9.18 are the same Czech public holidays from 2000 to 2100 as in a well-kept library', () => {
    const book = new Holidays('CZ')
    for (let year = 2000; year <= 2100; year += 1) expect(inRule(czech, year)).toEqual(inBook(book, year))
  })

  it('are the same Slovak ones from 2026 to 2100, and two more on which the library lets people work', () => {
    const book = new Holidays('SK')
    for (let year = 2026; year <= 2100; year += 1) {
      const more = [`${year}-05-08`, `${year}-09-15`]
      expect(inRule(slovak, year)).toEqual([...inBook(book, year), ...more].sort())
    }
  })
})
