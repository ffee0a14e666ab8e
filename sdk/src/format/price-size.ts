/** Text size of a price. */
export type PriceSize = 'regular' | 'small' | 'smaller'

/**
 * The text size of a price: smaller above 999, and again above 99 999.
 *
 * @param unitPrice - Price in the major unit of the currency.
 */
export function priceSize(unitPrice: number): PriceSize {
  if (unitPrice > 99_999) return 'smaller'
  return unitPrice > 999 ? 'small' : 'regular'
}
