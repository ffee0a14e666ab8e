import { toMajor, toMajorOrNull, withoutVat, type Haler } from '../money.ts'
import { listPrice, type PriceList } from '../pricing/price-list.ts'
import type { Prices } from '../wire.ts'
import type { VariantRow } from './variants.ts'

/** What the prices of a variant are made of. */
export type PricedVariant = Pick<VariantRow, 'price' | 'original_price' | 'lowest_price' | 'quantity_prices'>

/** What one piece costs when so many are bought, before a price list. */
export function unitPrice({ price, quantity_prices }: PricedVariant, amount: number): Haler {
  return Math.min(price, ...quantity_prices.filter((step) => amount >= step.amount).map((step) => step.price))
}

/** A variant's prices under a price list, as the contract sends them (B3.15). */
export function pricesOf(variant: PricedVariant, list: PriceList): Prices {
  const unit = listPrice(variant.price, list)
  const original = listPrice(Math.max(variant.original_price, variant.price), list)
  const lowest = variant.lowest_price === null ? null : listPrice(variant.lowest_price, list)
  // a discount is counted from the lowest price of the last thirty days, as the law says
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
