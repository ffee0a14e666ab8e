import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toMajor } from '../money.ts'
import { CURRENCIES } from '../pricing/currency.ts'
import { computeTotals, type Totals, type TotalsInput } from '../pricing/totals.ts'
import type { Shop } from '../wire.ts'
import { repriced } from './repriced.ts'

const price = fc.nat({ max: 500_000 })
const payment = fc.record({ price: fc.nat({ max: 20_000 }), cash: fc.boolean() })
const currency = fc.constantFrom(...CURRENCIES)
const order = fc.record({
  lines: fc.array(fc.record({ unit: price, unitOriginal: price, amount: fc.integer({ min: 1, max: 20 }) }), {
    minLength: 1,
    maxLength: 5,
  }),
  coupon: fc.option(fc.record({ percentOff: fc.nat({ max: 100 }), amountOff: price })),
  credits: fc.nat({ max: 500 }),
  shipper: fc.record({ price: fc.nat({ max: 30_000 }), freeFrom: fc.option(price) }),
  gifts: fc.array(fc.record({ price: fc.nat({ max: 500 }), net: fc.nat({ max: 400 }) }), { maxLength: 2 }),
})

const pricesOf = (totals: Totals): Shop['OrderPrices'] => ({
  itemsWithTax: toMajor(totals.items),
  itemsWithoutTax: toMajor(totals.itemsNet),
  giftsWithTax: toMajor(totals.gifts),
  giftsWithoutTax: toMajor(totals.giftsNet),
  shipperPriceWithTax: toMajor(totals.shipper ?? 0),
  shipperPriceWithoutTax: toMajor(totals.shipperNet ?? 0),
  paymentPriceWithTax: toMajor(totals.payment ?? 0),
  paymentPriceWithoutTax: toMajor(totals.paymentNet ?? 0),
  roundingWithTax: toMajor(totals.rounding),
  totalWithTax: toMajor(totals.total),
  totalWithoutTax: toMajor(totals.totalNet),
})

describe('A3.04 the totals of an order with another payment', () => {
  it('equal those of an order placed with it, to the haléř', () => {
    fc.assert(
      fc.property(order, currency, payment, payment, (goods, own, before, after) => {
        const placedWith = (chosen: TotalsInput['payment']) =>
          pricesOf(computeTotals({ ...goods, currency: own, payment: chosen }))
        expect(repriced(placedWith(before), after, own)).toEqual(placedWith(after))
      }),
    )
  })
})
