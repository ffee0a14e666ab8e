import type { PricePair } from '@vanek/sdk/format'

/** What one piece costs. */
export const unitPair = (prices: { readonly unitWithTax: number; readonly unitWithoutTax: number }): PricePair => ({
  withTax: prices.unitWithTax,
  withoutTax: prices.unitWithoutTax,
})

/** What a price is for, where that is not one piece: "m". */
export const perUnit = (unit: string | undefined): string | undefined => (unit === 'ks' ? undefined : unit)

/** What all pieces of a line cost. */
export const totalPair = (prices: { readonly totalWithTax: number; readonly totalWithoutTax: number }): PricePair => ({
  withTax: prices.totalWithTax,
  withoutTax: prices.totalWithoutTax,
})

/** Two prices that may not be known yet. */
export const pairOf = (withTax: number | null, withoutTax: number | null): PricePair | null =>
  withTax === null || withoutTax === null ? null : { withTax, withoutTax }

/** What a way of delivery or paying costs. */
export const pricePair = (method: { readonly priceWithTax: number; readonly priceWithoutTax: number }): PricePair => ({
  withTax: method.priceWithTax,
  withoutTax: method.priceWithoutTax,
})
