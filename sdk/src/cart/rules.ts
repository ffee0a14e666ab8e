/** What the decision needs of a product, variant or line. */
export interface Saleable {
  readonly prices: { readonly unitWithTax: number } | null | undefined
  readonly availability: { readonly isAvailable: boolean } | null | undefined
  /** Whether it is paid by loyalty credits. */
  readonly credits?: boolean
}

export type AddToCartDecision =
  | { readonly enabled: true; readonly reason?: undefined }
  | { readonly enabled: false; readonly reason: 'no_price' | 'not_available' }

/**
 * Whether something can be put into the cart: only with a unit price above 0 (C5.40) and only if it is available
 * (C5.41), which does not matter when it is paid by credits (C5.42).
 */
export function canAddToCart({ prices, availability, credits = false }: Saleable): AddToCartDecision {
  if (!prices || !(prices.unitWithTax > 0)) return { enabled: false, reason: 'no_price' }
  if (!credits && !availability?.isAvailable) return { enabled: false, reason: 'not_available' }
  return { enabled: true }
}
