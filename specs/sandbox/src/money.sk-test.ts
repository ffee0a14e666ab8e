import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addWorkingDays, isHoliday } from './delivery/days.ts'
import { toFiveCents, VAT_PERCENT, withoutVat } from './money.ts'
import { CURRENCIES, currencyByCode, HOME_CURRENCY, inCurrency } from './pricing/currency.ts'
import { computeTotals } from './pricing/totals.ts'
import { money } from './text.ts'
import { dayText, phoneText } from './invoices/texts.ts'

describe('money of the Slovak shop', () => {
  it('has euro as the home currency and crowns at a rate of 25 to 1', () => {
    expect(CURRENCIES.map(({ code }) => code)).toEqual(['EUR', 'CZK'])
    expect(HOME_CURRENCY.symbol).toBe('€')
    expect(currencyByCode('USD')).toBe(HOME_CURRENCY)
    expect(inCurrency(1290, HOME_CURRENCY)).toBe(1290)
    expect(inCurrency(1290, currencyByCode('CZK'))).toBe(32_250)
    expect(money(1234.5, HOME_CURRENCY)).toBe('1\u00a0234,50\u00a0€')
  })

  it('includes 23 % VAT', () => {
    expect(VAT_PERCENT).toBe(23)
    expect(withoutVat(12_300)).toBe(10_000)
    expect(withoutVat(99)).toBe(80)
  })

  it.each([
    [0, 0],
    [1, 5],
    [2, 5],
    [3, 5],
    [7, 5],
    [8, 10],
    [1022, 1020],
    [1023, 1025],
    [1027, 1025],
    [1028, 1030],
  ])('%i cents are paid in cash as %i', (exact, paid) => {
    expect(exact + toFiveCents(exact)).toBe(paid)
  })

  it('is rounded by at most two cents above that amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 10_000_000 }), (exact) => {
        expect((exact + toFiveCents(exact)) % 5).toBe(0)
        expect(Math.abs(toFiveCents(exact))).toBeLessThanOrEqual(2)
      }),
    )
  })

  it('is rounded only in cash orders in euro', () => {
    const cart = {
      ...{ lines: [{ unit: 1291, unitOriginal: 1291, amount: 1 }], coupon: null, credits: 0, gifts: [] },
      ...{ shipper: { price: 390, freeFrom: 9900 }, payment: { price: 150, cash: true } },
    }
    const totals = computeTotals({ ...cart, currency: HOME_CURRENCY })
    expect([totals.rounding, totals.total]).toEqual([-1, 1830])
    expect(computeTotals({ ...cart, currency: currencyByCode('CZK') }).rounding).toBe(0)
    expect(computeTotals({ ...cart, currency: HOME_CURRENCY, credits: 5 }).discount).toBe(500)
  })
})

describe('days of the Slovak shop', () => {
  it('follow Slovak, not Czech holidays', () => {
    const off = ['2027-01-06', '2027-08-29', '2027-09-15', '2027-11-01', '2027-03-26', '2027-03-29', '2026-12-24']
    expect(off.filter((day) => !isHoliday(day))).toEqual([])
    expect(['2027-07-06', '2027-09-28', '2026-10-28', '2026-11-17', '2027-09-01'].filter(isHoliday)).toEqual([])
    expect(addWorkingDays('2027-01-05', 1)).toBe('2027-01-07')
    expect(addDays('2027-01-05', 1)).toBe('2027-01-06')
  })

  it('phone numbers are formatted in Slovak', () => {
    expect(dayText('2026-11-02')).toBe('2.\u00a011.\u00a02026')
    expect(phoneText('+421905123456')).toBe('+421\u00a0905\u00a0123\u00a0456')
    expect(phoneText('+421220570100')).toBe('+421\u00a02\u00a02057\u00a00100')
  })
})
