import { unitPrice } from '../catalogue/prices.ts'
import type { Haler } from '../money.ts'
import { inCurrency } from '../pricing/currency.ts'
import { inHomeCurrency, listPrice, type PriceList } from '../pricing/price-list.ts'
import { computeTotals, lineTotal, type Totals, type TotalsInput } from '../pricing/totals.ts'
import { couponFault } from './coupon.ts'
import type { CartLine, LoadedCart } from './load.ts'

export interface Choice {
  /** Shipper and payment with stored prices. */
  readonly shipper: TotalsInput['shipper']
  readonly payment: TotalsInput['payment']
  /** Already converted to the currency. */
  readonly gifts?: TotalsInput['gifts']
}

export const NO_CHOICE: Choice = { shipper: null, payment: null }

/**
 * Computes the totals of a cart with a price list. Invalid coupons and goods that are no longer sold do not count.
 */
export function priceCart(cart: LoadedCart, list: PriceList, now: Date, choice: Choice = NO_CHOICE): Totals {
  const sold = cart.lines.filter(({ variant }) => variant.withdrawn === null)
  const { coupon } = cart
  const { currency } = list
  const holds = coupon !== null && couponFault(coupon, goodsPrice(cart, list), currency, now) === null
  return computeTotals({
    currency,
    lines: sold.map((line) => pricedLine(line, list)),
    coupon: holds ? { percentOff: coupon.percent_off, amountOff: inCurrency(coupon.amount_off, currency) } : null,
    credits: cart.credits,
    shipper: choice.shipper && {
      price: inCurrency(choice.shipper.price, currency),
      freeFrom: isShippingFree(sold) ? 0 : choice.shipper.freeFrom && inCurrency(choice.shipper.freeFrom, currency),
    },
    payment: choice.payment && { ...choice.payment, price: inCurrency(choice.payment.price, currency) },
    gifts: choice.gifts ?? [],
  })
}

/** Price of the goods before discounts; compared with the minimum of a coupon. */
export function goodsPrice({ lines }: Pick<LoadedCart, 'lines'>, list: PriceList): Haler {
  return lines
    .filter(({ variant }) => variant.withdrawn === null)
    .reduce((sum, line) => sum + lineTotal(pricedLine(line, list)), 0)
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

/** Unit price in the home currency, in which the seen price is stored, since the currency of the visitor can change. */
export function homePriceOf(line: Pick<CartLine, 'variant' | 'amount'>, list: PriceList): Haler {
  return pricedLine(line, inHomeCurrency(list)).unit
}

/** One product with free shipping makes the whole parcel free, unless it has oversized goods. */
export function isShippingFree(lines: readonly CartLine[]): boolean {
  return lines.some(({ product }) => product.freeShipping) && !lines.some(({ product }) => product.oversized)
}
