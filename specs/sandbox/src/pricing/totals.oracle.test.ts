import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lowered, net, referenceTotals, converted } from '../../test/support/reference-totals.ts'
import { withoutVat } from '../money.ts'
import { CURRENCIES, inCurrency } from './currency.ts'
import { listPrice } from './price-list.ts'
import { computeTotals, type TotalsInput } from './totals.ts'

// small and round numbers at boundaries, and large ones
const price = fc.oneof(
  fc.nat(300),
  fc.nat(100).map((crowns) => crowns * 100),
  fc.nat(50_000_000),
)
const thousandths = fc.oneof(
  fc.integer({ min: 1, max: 9 }).map((pieces) => pieces * 1000),
  fc.integer({ min: 1, max: 500_000 }),
)
const currency = fc.constantFrom(...CURRENCIES)
const percent = fc.oneof(fc.constantFrom(0, 100), fc.integer({ min: 0, max: 100 }))

const input = fc.record({
  currency,
  lines: fc.array(fc.record({ unit: price, unitOriginal: price, thousandths }), { maxLength: 8 }),
  coupon: fc.option(fc.record({ percentOff: percent, amountOff: price })),
  credits: fc.oneof(fc.constant(0), fc.nat(50), fc.nat(1_000_000)),
  shipper: fc.option(fc.record({ price, freeFrom: fc.option(price) })),
  payment: fc.option(fc.record({ price, cash: fc.boolean() })),
  gifts: fc.array(fc.record({ price, net: price }), { maxLength: 3 }),
})

/** The numbers in the format of the other implementation. */
const big = (totals: object) =>
  Object.fromEntries(Object.entries(totals).map(([name, sum]) => [name, sum === null ? null : BigInt(sum as number)]))

describe('a reference implementation of the totals, in big integers', () => {
  it('C3.02 gives the same totals for any cart, in crowns and in euros', () => {
    fc.assert(
      fc.property(input, (cart) => {
        const own: TotalsInput = {
          ...cart,
          lines: cart.lines.map((line) => ({ ...line, amount: line.thousandths / 1000 })),
        }
        const plain = referenceTotals({
          currency: cart.currency.code as 'CZK' | 'EUR',
          lines: cart.lines.map((line) => ({
            unit: BigInt(line.unit),
            original: BigInt(line.unitOriginal),
            thousandths: BigInt(line.thousandths),
          })),
          coupon: cart.coupon && { percent: BigInt(cart.coupon.percentOff), off: BigInt(cart.coupon.amountOff) },
          credits: BigInt(cart.credits),
          shipper: cart.shipper && {
            price: BigInt(cart.shipper.price),
            freeFrom: cart.shipper.freeFrom === null ? null : BigInt(cart.shipper.freeFrom),
          },
          payment: cart.payment && { ...cart.payment, price: BigInt(cart.payment.price) },
          gifts: cart.gifts.map((gift) => ({ price: BigInt(gift.price), net: BigInt(gift.net) })),
        })
        expect(big(computeTotals(own))).toEqual(plain)
      }),
      { numRuns: 3_000 },
    )
  })

  it('C4.86 gives the same prices of price lists, in both currencies, with and without VAT', () => {
    fc.assert(
      fc.property(price, percent, currency, (usual, percentOff, own) => {
        const code = own.code as 'CZK' | 'EUR'
        expect(BigInt(inCurrency(usual, own))).toBe(converted(BigInt(usual), code))
        const listed = listPrice(usual, { code: 'firmy', percentOff, currency: own })
        expect(BigInt(listed)).toBe(converted(lowered(BigInt(usual), BigInt(percentOff)), code))
        expect(BigInt(withoutVat(listed))).toBe(net(BigInt(listed)))
      }),
      { numRuns: 1_000 },
    )
  })
})
