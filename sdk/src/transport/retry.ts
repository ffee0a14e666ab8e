import type { ShopError } from '../kernel/errors.ts'

/** Total number of attempts. */
export const maxAttempts = 3
const baseMs = 200
const capMs = 5_000
/** A longer `Retry-After` is not awaited, but returned in the error. */
const longestRetryAfterMs = 30_000

/**
 * Milliseconds to wait before the next attempt, or undefined for no retry. `attempt` counts from 1. A `Retry-After` of
 * the back end wins; otherwise exponential backoff with full jitter.
 */
export function retryDelay(error: ShopError, attempt: number, random: () => number): number | undefined {
  if (!error.retryable || attempt >= maxAttempts) return undefined
  if (error.retryAfter !== undefined) return error.retryAfter <= longestRetryAfterMs ? error.retryAfter : undefined
  return random() * Math.min(capMs, baseMs * 2 ** (attempt - 1))
}

/**
 * The last error, considering that an earlier attempt may have been applied. Only a business error proves that
 * it was not: otherwise the back end would have replayed the response for the key.
 */
export const afterUnknown = (last: ShopError): ShopError => {
  const { status = 0 } = last
  const refused = status >= 400 && status < 500 && ![401, 408, 429].includes(status)
  return refused ? last : { ...last, outcome: 'unknown' }
}
