import { unitPrice } from '../catalogue/prices.ts'
import { listPrice, type PriceList } from '../pricing/price-list.ts'
import { computeTotals, type Totals, type TotalsInput } from '../pricing/totals.ts'
import { inPrague } from '../clock.ts'
import type { CartLine, CouponRow, LoadedCart } from './load.ts'

export interface Choice {
  readonly shipper: TotalsInput['shipper']
  readonly payment: TotalsInput['payment']
}

export const NO_CHOICE: Choice = { shipper: null, payment: null }

/** Adds a cart up under a price list. A coupon that does not hold (any more) counts for nothing. */
export function priceCart(cart: LoadedCart, list: PriceList, now: Date, choice: Choice = NO_CHOICE): Totals {
  const lines = cart.lines.map((line) => pricedLine(line, list))
  const goods = lines.reduce((sum, { unit, amount }) => sum + unit * amount, 0)
  const coupon = cart.coupon !== null && couponHolds(cart.coupon, goods, now) ? cart.coupon : null
  return computeTotals({
    lines,
    coupon: coupon && { percentOff: coupon.percent_off, amountOff: coupon.amount_off },
    credits: cart.row.credits,
    shipper:
      choice.shipper && cart.lines.some((line) => freesShipping(line, cart.lines))
        ? { ...choice.shipper, freeFrom: 0 }
        : choice.shipper,
    payment: choice.payment,
  })
}

export function pricedLine({ variant, amount }: CartLine, list: PriceList): TotalsInput['lines'][number] {
  return {
    unit: listPrice(unitPrice(variant, amount), list),
    unitOriginal: listPrice(Math.max(variant.original_price, variant.price), list),
    amount,
  }
}

/** Whether a coupon may be used for goods of this price. */
export function couponHolds(coupon: CouponRow, goods: number, now: Date): boolean {
  if (coupon.valid_until !== null && inPrague(now).day > coupon.valid_until) return false
  return goods >= coupon.minimum && coupon.uses_left !== 0
}

/** One product with free shipping frees the whole parcel, as long as nothing in it is oversized. */
function freesShipping(line: CartLine, lines: readonly CartLine[]): boolean {
  return line.product.freeShipping && !lines.some(({ product }) => product.oversized)
}
