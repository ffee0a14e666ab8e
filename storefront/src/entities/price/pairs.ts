import type { PricePair } from '@vanek/sdk/format'

/** The price of one piece. */
export const unitPair = (prices: { readonly unitWithTax: number; readonly unitWithoutTax: number }): PricePair => ({
  withTax: prices.unitWithTax,
  withoutTax: prices.unitWithoutTax,
})

/** The unit of a price, if it is not one piece: "m". */
export const perUnit = (unit: string | undefined): string | undefined => (unit === 'ks' ? undefined : unit)

/** The price of all pieces of a line. */
export const totalPair = (prices: { readonly totalWithTax: number; readonly totalWithoutTax: number }): PricePair => ({
  withTax: prices.totalWithTax,
  withoutTax: prices.totalWithoutTax,
})

/** Two prices that may not be known yet. */
export const pairOf = (withTax: number | null, withoutTax: number | null): PricePair | null =>
  withTax === null || withoutTax === null ? null : { withTax, withoutTax }

/** The price of a delivery or payment method. */
export const pricePair = (method: { readonly priceWithTax: number; readonly priceWithoutTax: number }): PricePair => ({
  withTax: method.priceWithTax,
  withoutTax: method.priceWithoutTax,
})
