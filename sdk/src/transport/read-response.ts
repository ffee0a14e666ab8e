import { contractError, type FailureOutcome, type ShopError } from '../kernel/errors.ts'
import { fail, type Result } from '../kernel/result.ts'
import type { Shop } from './context.ts'

/**
 * Makes a call and reads its response. If the response has another shape, so that `read` throws, the result is the
 * error `contract`, whose `field` is the operation. Rejects only if the call does.
 */
export async function readResponse<T, C extends string>(
  { config: { logger } }: Shop,
  operation: string,
  call: () => Promise<Result<T, ShopError<C>>>,
  read: (data: T) => unknown,
  outcome?: FailureOutcome,
): Promise<Result<T, ShopError<C>>> {
  const answer = await call()
  if (!answer.ok) return answer
  try {
    read(answer.data)
    return answer
  } catch (error) {
    logger.warn('Could not read an answer', { operation, error })
    return fail(contractError(operation, outcome))
  }
}
