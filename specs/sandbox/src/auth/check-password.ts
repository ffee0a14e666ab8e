import type { FastifyRequest } from 'fastify'
import type { Counted, Limits } from '../limits/limits.ts'
import type { Services } from '../services.ts'

// clients with an unknown address share one key
const placeFor = (limits: Limits, request: FastifyRequest, email: string) =>
  `${email} ${limits.senderOf(request) ?? 'unknown'}`

/**
 * Verifies a password, unless there were too many wrong ones. It counts as wrong before it is verified, so that
 * parallel requests cannot exceed the limit. Attempts from elsewhere do not lock out an address where the account has
 * signed in before.
 *
 * @returns the result of `judge`; anything but undefined means that the password was correct
 * @throws the refusal `rate_limited` when there were too many wrong ones
 */
export async function checkPassword<T>(
  { limits }: Services,
  request: FastifyRequest,
  email: string,
  judge: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const place = placeFor(limits, request, email)
  const elsewhere: readonly Counted[] = [['signInFrom', limits.senderOf(request)]]
  const strange: readonly Counted[] = (await limits.has('signedIn', place)) ? [] : [['signInStrange', email]]
  const counted: readonly Counted[] = [['signIn', place], ...elsewhere, ...strange]
  await limits.count(...counted)
  try {
    const right = await judge()
    if (right === undefined) return undefined
    await limits.forget(['signIn', place], ['signedIn', place])
    await limits.giveBack(...elsewhere, ...strange)
    await limits.count(['signedIn', place])
    return right
  } catch (error) {
    await limits.giveBack(...counted)
    throw error
  }
}

/** Resets the counts of wrong passwords after a password reset by e-mail. */
export async function resetWrongPasswords({ limits }: Services, request: FastifyRequest, email: string): Promise<void> {
  await limits.forget(['signIn', placeFor(limits, request, email)], ['signInStrange', email])
}
