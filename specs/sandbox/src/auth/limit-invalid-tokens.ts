import type { FastifyRequest } from 'fastify'
import { Refusal } from '../http/errors.ts'
import type { Counted } from '../limits/limits.ts'
import type { Services } from '../services.ts'

/**
 * Checks a token, unless the client has sent too many wrong ones.
 *
 * @throws the refusal `rate_limited`, and those of the check itself
 */
export async function limitInvalidTokens<T>(
  { limits }: Services,
  request: FastifyRequest,
  look: () => Promise<T>,
): Promise<T> {
  const counted: Counted = ['code', limits.senderOf(request)]
  await limits.count(counted)
  try {
    const answer = await look()
    await limits.giveBack(counted)
    return answer
  } catch (error) {
    if (!(error instanceof Refusal)) await limits.giveBack(counted)
    throw error
  }
}
