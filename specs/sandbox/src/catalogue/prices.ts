import { toMajor, withoutVat } from '../money.ts'
import { listPrice, type PriceList } from '../pricing/price-list.ts'
import type { Prices } from '../wire.ts'
import type { VariantRow } from './variants.ts'

export const CURRENCY = 'CZK'

/** A variant's prices under a price list, as the contract sends them. */
export function pricesOf(variant: VariantRow, list: PriceList): Prices {
  const unit = listPrice(variant.price, list)
  const original = listPrice(Math.max(variant.original_price, variant.price), list)
  const inDiscount = original > unit
  return {
    unitWithTax: toMajor(unit),
    unitWithoutTax: toMajor(withoutVat(unit)),
    unitOriginalWithTax: toMajor(original),
    unitOriginalWithoutTax: toMajor(withoutVat(original)),
    percentageDiscount: inDiscount ? Math.round(((original - unit) * 100) / original) : 0,
    inDiscount,
    lowestUnitWithTax: variant.lowest_price === null ? null : toMajor(listPrice(variant.lowest_price, list)),
    quantityPrices: [],
    currencyCode: CURRENCY,
  }
}
