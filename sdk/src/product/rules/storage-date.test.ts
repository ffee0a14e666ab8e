import { describe, expect, it } from 'vitest'
import { nextRestock } from '@vanek/sdk/product'

const today = '2026-11-20'
const on = (date_of_storage: string, amount = 5) => ({ date_of_storage, amount })

describe('nextRestock', () => {
  it.each([
    ['the next date', [on('2026-12-05'), on('2026-11-30', 3)], { date: '2026-11-30', amount: 3 }],
    ['today', [on(today)], { date: today, amount: 5 }],
    ['no past day', [on('2026-11-19')], null],
    ['no day without stock', [on('2026-11-25', 0), on('2026-11-26')], { date: '2026-11-26', amount: 5 }],
    ['nothing', [], null],
  ])('B3.09 returns %s', (_, dates, expected) => {
    const restock = nextRestock(dates, { today })
    expect(restock && { date: restock.date, amount: restock.amount }).toEqual(expected)
  })

  it('B9.25 returns only a date less than 21 days away, or any date without a limit', () => {
    const limited = (date: string) => nextRestock([on(date)], { today, limitDays: 21 })
    expect(limited('2026-12-10')).not.toBeNull()
    expect(limited('2026-12-11')).toBeNull()
    expect(nextRestock([on('2027-12-11')], { today, limitDays: null })).not.toBeNull()
    expect(nextRestock([on('2027-12-11')], { today })).not.toBeNull()
  })
})
