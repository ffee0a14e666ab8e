import { type FailureOutcome, localError, type ShopError } from '../kernel/errors.ts'
import { fail, ok, type Result } from '../kernel/result.ts'

/**
 * What a call is about in an answer that went well. One that has it not, or is of another shape, breaks the contract.
 * `outcome` is that of the call then: what was written is `applied`, whatever came back.
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
    // a field of what is not there
  }
  return fail(localError<C>('contract' as C, { outcome }))
}
