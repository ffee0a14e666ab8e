import type { Result } from '../kernel/result.ts'
import type { Shop } from './context.ts'

/**
 * What a read answers, or the fallback when it fails in whatever way; the failure is only logged.
 * For parts of a page that it can do without: `await quietly(shop, 'footer menu', getMenu(shop, { code: 'footer' }),
 * emptyMenu)`.
 */
export async function quietly<T, F = T>(
  shop: Shop,
  what: string,
  promise: Promise<Result<T>>,
  fallback: F,
): Promise<T | F> {
  const told = (error: unknown) => {
    shop.config.logger.warn('Could not read', { what, error })
    return fallback
  }
  try {
    const answer = await promise
    return answer.ok ? answer.data : told(answer.error)
  } catch (error) {
    return told(error)
  }
}
