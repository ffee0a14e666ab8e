/** In which size a price is written. */
export type PriceSize = 'regular' | 'small' | 'smaller'

/**
 * The text size that lets a long price fit: smaller above 999, and once more above 99 999.
 *
 * @param unitPrice - Price in the major unit of the currency.
 */
export function priceSize(unitPrice: number): PriceSize {
  if (unitPrice > 99_999) return 'smaller'
  return unitPrice > 999 ? 'small' : 'regular'
}
