/** What the decision needs of a product, variant or line. */
export interface Saleable {
  readonly prices: { readonly unitWithTax: number } | null | undefined
  readonly availability: { readonly isAvailable: boolean } | null | undefined
  /** Whether it is paid by loyalty credits. */
  readonly credits?: boolean
}

/** Why an add is not possible: each is the code of a sentence, for a tooltip for instance (C8.11, C8.12). */
export type AddRefusal = 'variant_required' | 'no_price' | 'not_available'

export type AddToCartDecision =
  | { readonly enabled: true; readonly reason?: undefined }
  | { readonly enabled: false; readonly reason: AddRefusal }

export interface AddOptions {
  /** Allows adding even if it seems unavailable; the back end decides (C3.08). */
  readonly forceAdd?: boolean
}

const no = (reason: AddRefusal) => ({ enabled: false, reason }) as const

/**
 * Whether a variant can be added to the cart: it must be chosen (`null` means not yet, C5.43), have a unit price above 0
 * (C5.40) and be available (C5.41). Availability is ignored when it is paid by credits (C5.42).
 */
export function canAddToCart(saleable: Saleable | null, { forceAdd = false }: AddOptions = {}): AddToCartDecision {
  if (!saleable) return no('variant_required')
  const { prices, availability, credits = false } = saleable
  if (!prices || !(prices.unitWithTax > 0)) return no('no_price')
  return credits || forceAdd || availability?.isAvailable ? { enabled: true } : no('not_available')
}
