import { toMajor, toMajorOrNull, withoutVat, type Haler } from '../money.ts'
import { listPrice, type PriceList } from '../pricing/price-list.ts'
import type { Prices } from '../wire.ts'
import type { VariantRow } from './variants.ts'

/** The columns from which the prices of a variant are computed. */
export type PricedVariant = Pick<VariantRow, 'price' | 'original_price' | 'lowest_price' | 'quantity_prices'>

/** Unit price for this quantity, before a price list is applied. */
export function unitPrice({ price, quantity_prices }: PricedVariant, amount: number): Haler {
  return Math.min(price, ...quantity_prices.filter((step) => amount >= step.amount).map((step) => step.price))
}

/** A variant's prices under a price list, in the format of the contract (B3.15). */
export function pricesOf(variant: PricedVariant, list: PriceList): Prices {
  const unit = listPrice(variant.price, list)
  const original = listPrice(Math.max(variant.original_price, variant.price), list)
  const lowest = variant.lowest_price === null ? null : listPrice(variant.lowest_price, list)
  // by law, a discount is relative to the lowest price of the last thirty days
  const before = lowest ?? original
  const percentageDiscount = before > unit ? Math.round(((before - unit) * 100) / before) : 0
  return {
    unitWithTax: toMajor(unit),
    unitWithoutTax: toMajor(withoutVat(unit)),
    unitOriginalWithTax: toMajor(original),
    unitOriginalWithoutTax: toMajor(withoutVat(original)),
    percentageDiscount,
    inDiscount: percentageDiscount > 0,
    lowestUnitWithTax: toMajorOrNull(lowest),
    lowestUnitWithoutTax: toMajorOrNull(lowest === null ? null : withoutVat(lowest)),
    quantityPrices: variant.quantity_prices.map(({ amount, price }) => {
      const step = listPrice(price, list)
      return { amount, unitWithTax: toMajor(step), unitWithoutTax: toMajor(withoutVat(step)) }
    }),
    currencyCode: list.currency.code,
  }
}
