import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOME_CURRENCY, CURRENCIES } from './currency.ts'
import { computeTotals, lineTotal, type TotalsInput } from './totals.ts'

const price = fc.integer({ min: 1, max: 10_000_000 })
const line = fc.record({
  unit: price,
  unitOriginal: price,
  amount: fc.integer({ min: 1, max: 200_000 }).map((own) => own / 1000),
})
const input: fc.Arbitrary<TotalsInput> = fc.record({
  currency: fc.constantFrom(...CURRENCIES),
  lines: fc.array(line, { maxLength: 12 }),
  coupon: fc.option(
    fc.record({ percentOff: fc.integer({ min: 0, max: 100 }), amountOff: fc.integer({ min: 0, max: 100_000 }) }),
  ),
  credits: fc.nat(100_000),
  shipper: fc.option(fc.record({ price: fc.nat(50_000), freeFrom: fc.option(fc.nat(1_000_000)) })),
  payment: fc.option(fc.record({ price: fc.nat(10_000), cash: fc.boolean() })),
  gifts: fc.array(fc.record({ price: fc.nat(5000), net: fc.nat(5000) }), { maxLength: 3 }),
})

const none = { currency: HOME_CURRENCY, coupon: null, credits: 0, shipper: null, payment: null, gifts: [] }

describe('totals', () => {
  it('are whole haléře that add up, and never negative', () => {
    fc.assert(
      fc.property(input, (cart) => {
        const totals = computeTotals(cart)
        expect(Object.values(totals).filter((sum) => sum !== null && !Number.isInteger(sum))).toEqual([])
        const chosen = (totals.shipper ?? 0) + (totals.payment ?? 0) + totals.gifts
        expect(totals.total).toBe(totals.items - totals.discount + chosen + totals.rounding)
        expect(totals.total).toBeGreaterThanOrEqual(0)
        expect(totals.goods).toBe(totals.items - totals.coupon)
        expect(totals.items).toBe(cart.lines.reduce((sum, one) => sum + lineTotal(one), 0))
        const net = (totals.shipperNet ?? 0) + (totals.paymentNet ?? 0) + totals.giftsNet
        expect(totals.totalNet).toBe(totals.itemsNet - totals.discountNet + net + totals.rounding)
      }),
    )
  })

  it('C4.86 a cash payment is rounded to whole crowns, by at most half a crown; one in euros is exact', () => {
    fc.assert(
      fc.property(input, (cart) => {
        const { total, rounding } = computeTotals(cart)
        expect(cart.payment?.cash === true && cart.currency === HOME_CURRENCY ? total % 100 : rounding).toBe(0)
        expect(Math.abs(rounding)).toBeLessThanOrEqual(50)
      }),
    )
  })

  it('VAT is computed from the total of a line, not from its unit price', () => {
    const lines = [{ unit: 999, unitOriginal: 999, amount: 100 }]
    expect(computeTotals({ ...none, lines }).itemsNet).toBe(82_562)
  })

  it('C1.15 each part of the total is available without VAT', () => {
    const lines = [{ unit: 169_000, unitOriginal: 169_000, amount: 1 }]
    const coupon = { percentOff: 0, amountOff: 10_000 }
    const parts = { shipper: { price: 9_900, freeFrom: null }, payment: { price: 4_900, cash: true } }
    const { itemsNet, discountNet, shipperNet, paymentNet, totalNet } = computeTotals({
      ...none,
      ...parts,
      lines,
      coupon,
      credits: 5,
    })
    expect([itemsNet, discountNet, shipperNet, paymentNet]).toEqual([139_669, 8_264 + 413, 8_182, 4_050])
    expect(totalNet).toBe(139_669 - 8_677 + 8_182 + 4_050)
    expect(computeTotals({ ...none, lines })).toMatchObject({ discountNet: 0, shipperNet: null, paymentNet: null })
  })

  it.each([
    [249_999, 9_900],
    [250_000, 0],
  ])('delivery of goods for %i costs %i if it is free from 2 500 Kč', (unit, shipping) => {
    const lines = [{ unit, unitOriginal: unit, amount: 1 }]
    expect(computeTotals({ ...none, lines, shipper: { price: 9_900, freeFrom: 250_000 } }).shipper).toBe(shipping)
  })

  it('a coupon applies before free delivery, credits after it and only up to the price of the goods', () => {
    const lines = [{ unit: 250_000, unitOriginal: 300_000, amount: 1 }]
    const shipper = { price: 9_900, freeFrom: 250_000 }
    const totals = computeTotals({ ...none, lines, shipper, coupon: { percentOff: 10, amountOff: 0 }, credits: 99_999 })
    expect(totals).toMatchObject({ coupon: 25_000, goods: 225_000, shipper: 9_900, credits: 2_250, total: 9_900 })
    expect(totals.original).toBe(300_000)
  })
})
