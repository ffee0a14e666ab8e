import { hashToken, randomToken } from '../http/hash.ts'
import type { Services } from '../services.ts'

// from signing in, however much it is used
const LIFE_MS = 7 * 24 * 3600 * 1000

/** Creates a token for a customer who signed in; earlier tokens stay valid. */
export async function createAccessToken({ database, clock }: Services, customerId: number): Promise<string> {
  const token = randomToken()
  const expires = new Date(clock.now().getTime() + LIFE_MS).toISOString()
  await database.q
    .insertInto('access_tokens')
    .values({ token_hash: hashToken(token), customer_id: customerId, expires })
    .execute()
  return token
}

/** Ends all sessions of this customer except the one with the token `but`. */
export async function revokeAccessTokens({ database }: Services, customerId: number, but?: string): Promise<void> {
  const all = database.q.deleteFrom('access_tokens').where('customer_id', '=', customerId)
  await (but === undefined ? all : all.where('token_hash', '!=', hashToken(but))).execute()
}
