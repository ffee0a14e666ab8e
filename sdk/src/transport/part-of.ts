import { type FailureOutcome, localError, type ShopError } from '../kernel/errors.ts'
import { fail, ok, type Result } from '../kernel/result.ts'

/**
 * Reads a part of a successful response. A response without that part, or with another shape, is the error `contract`.
 * `outcome` is the outcome of that error: a write that succeeded is `applied`, even if its response is invalid.
 */
export function partOf<A, T, C extends string>(
  answer: Result<A, ShopError<C>>,
  read: (data: A) => T,
  outcome: FailureOutcome = 'none',
): Result<T, ShopError<C>> {
  if (!answer.ok) return answer
  try {
    const part = read(answer.data)
    if (part !== undefined) return ok(part)
  } catch {
    // `read` accessed a missing part
  }
  return fail(localError<C>('contract' as C, { outcome }))
}
