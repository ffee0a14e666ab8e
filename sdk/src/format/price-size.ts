/** In which size a price is written. */
export type PriceSize = 'regular' | 'small' | 'smaller'

/** The size that keeps a long price in its place: smaller above a unit price of 999, and once more above 99 999. */
export function priceSize(unitPrice: number): PriceSize {
  if (unitPrice > 99_999) return 'smaller'
  return unitPrice > 999 ? 'small' : 'regular'
}
