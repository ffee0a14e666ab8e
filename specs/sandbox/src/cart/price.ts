import { unitPrice } from '../catalogue/prices.ts'
import type { Haler } from '../money.ts'
import { listPrice, type PriceList } from '../pricing/price-list.ts'
import { computeTotals, type Totals, type TotalsInput } from '../pricing/totals.ts'
import { couponFault } from './coupon.ts'
import type { CartLine, LoadedCart } from './load.ts'

export interface Choice {
  readonly shipper: TotalsInput['shipper']
  readonly payment: TotalsInput['payment']
  readonly gifts?: TotalsInput['gifts']
}

export const NO_CHOICE: Choice = { shipper: null, payment: null }

/**
 * Adds a cart up under a price list. A coupon that does not hold (any more) counts for nothing, and so do goods that
 * nobody sells any more.
 */
export function priceCart(cart: LoadedCart, list: PriceList, now: Date, choice: Choice = NO_CHOICE): Totals {
  const sold = cart.lines.filter(({ variant }) => variant.withdrawn === null)
  const { coupon } = cart
  const holds = coupon !== null && couponFault(coupon, goodsPrice(cart, list), now) === null
  return computeTotals({
    lines: sold.map((line) => pricedLine(line, list)),
    coupon: holds ? { percentOff: coupon.percent_off, amountOff: coupon.amount_off } : null,
    credits: cart.credits,
    shipper:
      choice.shipper && sold.some((line) => freesShipping(line, sold))
        ? { ...choice.shipper, freeFrom: 0 }
        : choice.shipper,
    payment: choice.payment,
    gifts: choice.gifts ?? [],
  })
}

/** What the goods cost before any discount: what a coupon asks for. */
export function goodsPrice({ lines }: Pick<LoadedCart, 'lines'>, list: PriceList): Haler {
  return lines
    .filter(({ variant }) => variant.withdrawn === null)
    .reduce((sum, line) => sum + pricedLine(line, list).unit * line.amount, 0)
}

export function pricedLine(
  { variant, amount }: Pick<CartLine, 'variant' | 'amount'>,
  list: PriceList,
): TotalsInput['lines'][number] {
  return {
    unit: listPrice(unitPrice(variant, amount), list),
    unitOriginal: listPrice(Math.max(variant.original_price, variant.price), list),
    amount,
  }
}

/** One product with free shipping frees the whole parcel, as long as nothing in it is oversized. */
function freesShipping(line: CartLine, lines: readonly CartLine[]): boolean {
  return line.product.freeShipping && !lines.some(({ product }) => product.oversized)
}
