/** The data of a product, variant or line that {@link canAddToCart} needs. */
export interface SaleableVariant {
  /** Prices; null or undefined if there are none, then it cannot be added. */
  readonly prices:
    | {
        /** Price of one piece with tax, in the currency of the shop; 0 cannot be added. */
        readonly unitWithTax: number
      }
    | null
    | undefined
  /** Availability; null or undefined counts as not available. */
  readonly availability:
    | {
        /** Whether it can be bought now. */
        readonly isAvailable: boolean
      }
    | null
    | undefined
  /** Whether it is paid by loyalty credits. Then availability is ignored. Defaults to false. */
  readonly credits?: boolean
}

/** Why something cannot be added; each code has a message, for example for a tooltip. */
export type AddToCartRefusal = 'variant_required' | 'no_price' | 'not_available'

/** Whether something can be added to the cart, and why not. Returned by {@link canAddToCart}. */
export type AddToCartDecision =
  | {
      /** It can be added. */
      readonly enabled: true
      /** Always undefined. */
      readonly reason?: undefined
    }
  | {
      /** It cannot be added. */
      readonly enabled: false
      /** Why it cannot be added. */
      readonly reason: AddToCartRefusal
    }

/** Options of {@link canAddToCart}. */
export interface AddOptions {
  /** Allows adding even if it seems unavailable; the back end decides. Defaults to false. */
  readonly forceAdd?: boolean
}

const no = (reason: AddToCartRefusal) => ({ enabled: false, reason }) as const

/**
 * Tells whether a variant can be added to the cart: it must be chosen, have a unit price above 0 and be available.
 * Availability is ignored if it is paid by loyalty credits.
 *
 * @param saleable - Prices and availability of the variant; `null` if none is chosen yet.
 * @param options - `forceAdd` ignores availability. Defaults to false.
 * @returns Whether it can be added and, if not, why.
 * @example
 * ```ts
 * const { variants } = unwrap(await getProduct(shop, { slug: 'air-500' }))
 * const { enabled, reason } = canAddToCart(variants[0] ?? null)
 * ```
 */
export function canAddToCart(
  saleable: SaleableVariant | null,
  { forceAdd = false }: AddOptions = {},
): AddToCartDecision {
  if (!saleable) return no('variant_required')
  const { prices, availability, credits = false } = saleable
  if (!prices || !(prices.unitWithTax > 0)) return no('no_price')
  return credits || forceAdd || availability?.isAvailable ? { enabled: true } : no('not_available')
}
