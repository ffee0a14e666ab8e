/** The function of a shop that lets customers pay by loyalty credits. */
const flag = 'loyalty_credits'

/**
 * Loyalty credits that can be used; only whole ones count.
 *
 * @param functions - Feature flags of the shop. Without the flag for credits, the result is 0.
 * @param balance - Credits of the customer; null or undefined for a guest.
 * @example
 * ```ts
 * const { functions } = unwrap(await getSettings(shop))
 * const credits = usableCredits(functions, unwrap(await getCreditsAmount(shop)))
 * ```
 */
export const usableCredits = (
  functions: Readonly<Record<string, boolean | undefined>> | undefined,
  balance: number | null | undefined,
): number => (functions?.[flag] === true ? Math.max(0, Math.trunc(balance ?? 0)) : 0)
