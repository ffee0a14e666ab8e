import type { Result } from '../kernel/result.ts'
import type { Shop } from './context.ts'

/**
 * The data of a read, or a fallback if it fails in any way. A failure is only logged. For parts of a page that may be
 * missing: `await quietly(shop, 'footer menu', getMenu(shop, { code: 'footer' }), emptyMenu)`.
 *
 * @param shop - The shop; its logger gets the failure.
 * @param what - Name of the part, for the log.
 * @param promise - The call.
 * @param fallback - What to return if the call fails.
 */
export async function withFallbackData<T, F = T>(
  shop: Shop,
  what: string,
  promise: Promise<Result<T>>,
  fallback: F,
): Promise<T | F> {
  const reported = (error: unknown) => {
    shop.config.logger.warn('Could not read', { what, error })
    return fallback
  }
  try {
    const answer = await promise
    return answer.ok ? answer.data : reported(answer.error)
  } catch (error) {
    return reported(error)
  }
}
