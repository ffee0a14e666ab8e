/** The function of a shop that lets customers pay by loyalty credits. */
const flag = 'loyalty_credits'

/** Credits that can be used: none unless the shop has switched the function on, and never a part of one. */
export const usableCredits = (
  functions: Readonly<Record<string, boolean | undefined>> | undefined,
  balance: number | null | undefined,
): number => (functions?.[flag] === true ? Math.max(0, Math.trunc(balance ?? 0)) : 0)
