import type { FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { startTry, takeBackTry, forgetTries, type Pace } from './tries.ts'

// a stranger who guesses must not keep the owner out for long
const OF_ACCOUNT: Pace = { free: 10, longestSeconds: 300 }
const OF_ADDRESS: Pace = { free: 30, longestSeconds: 900 }

/**
 * Judges a password at the pace that its account and the address it comes from have left.
 *
 * @param account names whose password it is
 * @returns what `judge` answered; anything but undefined means that the password was right
 * @throws the refusal `rate_limited` when there were too many wrong ones
 */
export async function judgePassword<T>(
  services: Services,
  request: FastifyRequest,
  account: string,
  judge: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const address = addressOf(request)
  const place = address === null ? null : `address:${address}`
  if (place !== null) await startTry(services, place, OF_ADDRESS)
  await startTry(services, account, OF_ACCOUNT)
  try {
    const right = await judge()
    if (right === undefined) return undefined
    await forgetTries(services, account)
    if (place !== null) await takeBackTry(services, place)
    return right
  } catch (error) {
    await takeBackTry(services, account)
    if (place !== null) await takeBackTry(services, place)
    throw error
  }
}

/**
 * The address of a shopper; null when only that of a server of ours is known, which speaks for everybody. Without trusted
 * proxies (`SANDBOX_TRUSTED_PROXIES`) nobody is believed whom they speak for.
 */
export function addressOf({ ip }: FastifyRequest): string | null {
  return /^(::1|(::ffff:)?127\..+)$/.test(ip) ? null : ip
}
