import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { createQueue } from './queue.ts'

/**
 * The cost of hashing: scrypt's N as a power of two, 15 unless `SANDBOX_PASSWORD_COST` sets less. Tests sign in hundreds
 * of times.
 */
export function costFrom(env: NodeJS.ProcessEnv): ScryptOptions & { readonly N: number } {
  const power = Number(env['SANDBOX_PASSWORD_COST'] ?? 15)
  if (!Number.isInteger(power) || power < 10 || power > 15)
    throw new Error(
      `SANDBOX_PASSWORD_COST must be a whole number from 10 to 15, but it is "${env['SANDBOX_PASSWORD_COST']}".`,
    )
  return { N: 2 ** power, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
}

const COST = costFrom(process.env)
// each hash needs 32 MB and most of a processor for a while, and other requests must be served meanwhile
const inTurn = createQueue({ atOnce: 2, waiting: 64 })

/**
 * Hashes with scrypt; parameters and salt are stored with the hash, so that the cost can be raised later.
 *
 * @throws the refusal `rate_limited` when the queue is full
 */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  const key = await derive(password, salt, COST)
  return ['scrypt', COST.N, 8, 1, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** @throws the refusal `rate_limited` when the queue is full */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [kind, n, r, p, salt, key] = stored.split('$')
  if (kind !== 'scrypt' || salt === undefined || key === undefined) return false
  const expected = Buffer.from(key, 'base64url')
  const cost = { N: Number(n), r: Number(r), p: Number(p), maxmem: 64 * 1024 * 1024 }
  const actual = await derive(password, Buffer.from(salt, 'base64url'), cost)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

/** Whether a hash was made with other than the current parameters. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(`scrypt$${COST.N}$8$1$`)
}

function derive(password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> {
  return inTurn(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, 32, cost, (error, key) => (error ? reject(error) : resolve(key)))
      }),
  )
}
