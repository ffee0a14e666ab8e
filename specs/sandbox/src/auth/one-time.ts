import { refusal } from '../http/errors.ts'
import { hashToken } from '../http/hash.ts'
import type { Services } from '../services.ts'

type Purpose = 'reset' | 'exchange'

interface OneTime {
  readonly purpose: Purpose
  readonly email: string
  readonly token: string
  readonly lifeMs: number
}

/** Stores the hash of a one-time token. */
export async function storeToken(services: Services, { purpose, email, token, lifeMs }: OneTime): Promise<void> {
  const { database, clock } = services
  const expires = new Date(clock.now().getTime() + lifeMs).toISOString()
  await database.q
    .insertInto('one_time_tokens')
    .values({ token_hash: hashToken(token), purpose, email, expires })
    .execute()
}

/**
 * The owner of a token that is still valid.
 *
 * @throws the refusals `token_invalid` (unknown or used) and `token_expired`
 */
export async function emailOfToken({ database, clock }: Services, purpose: Purpose, token: string): Promise<string> {
  const stored = await database.q
    .selectFrom('one_time_tokens')
    .select(['email', 'expires', 'used'])
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  if (stored === undefined || stored.used) throw refusal('token_invalid', { field: 'token' })
  if (Date.parse(stored.expires) <= clock.now().getTime()) throw refusal('token_expired', { field: 'token' })
  return stored.email
}

/**
 * Uses a token, and invalidates all others with the same purpose and e-mail.
 *
 * @throws the refusal `token_invalid` when another request was first
 */
export async function useToken({ database }: Services, purpose: Purpose, token: string): Promise<void> {
  const used = await database.q
    .updateTable('one_time_tokens')
    .set({ used: true })
    .where('used', '=', false)
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .returning('email')
    .executeTakeFirst()
  if (used === undefined) throw refusal('token_invalid', { field: 'token' })
  await endTokens({ database }, purpose, used.email)
}

/** Invalidates all tokens with this purpose and e-mail: their links stop working. */
export async function endTokens(
  { database }: Pick<Services, 'database'>,
  purpose: Purpose,
  email: string,
): Promise<void> {
  await database.q
    .updateTable('one_time_tokens')
    .set({ used: true })
    .where('used', '=', false)
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .execute()
}
