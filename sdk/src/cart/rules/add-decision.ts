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

/** Why an add is not possible: each is the code of a sentence, for a tooltip for instance (C8.11, C8.12). */
export type AddRefusal =
  | 'shopping_disabled'
  | 'variant_required'
  | 'amount_below_minimum'
  | 'no_price'
  | 'not_available'

export type AddDecision =
  | { readonly enabled: true; readonly reason?: undefined }
  | { readonly enabled: false; readonly reason: AddRefusal }

export interface AddOptions {
  /** How many pieces; 1 unless told. */
  readonly amount?: number
  /** Adds what looks unavailable all the same; the back end has the last word. */
  readonly forceAdd?: boolean
  /** Whether the shop sells nothing now (C5.44). */
  readonly shoppingDisabled?: boolean
}

const no = <R extends AddRefusal>(reason: R) => ({ enabled: false, reason }) as const

/**
 * Whether something can be put into the cart: only with a unit price above 0 (C5.40) and only if it is available
 * (C5.41), which does not matter when it is paid by credits (C5.42).
 */
export function canAddToCart({ prices, availability, credits = false }: Saleable): AddToCartDecision {
  if (!prices || !(prices.unitWithTax > 0)) return no('no_price')
  if (!credits && !availability?.isAvailable) return no('not_available')
  return { enabled: true }
}

/**
 * The same with everything else that stands in the way: a shop that does not sell now (C5.44), a variant that has yet to
 * be chosen (`null`, C5.43), no pieces.
 */
export function addDecision(saleable: Saleable | null, options: AddOptions = {}): AddDecision {
  const { amount = 1, forceAdd = false, shoppingDisabled = false } = options
  if (shoppingDisabled) return no('shopping_disabled')
  if (!saleable) return no('variant_required')
  if (!(amount >= 1)) return no('amount_below_minimum')
  return canAddToCart(forceAdd ? { ...saleable, availability: { isAvailable: true } } : saleable)
}
