import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { hashPassword, verifyPassword } from '../http/password.ts'
import type { Services } from '../services.ts'

const LIFE_MS = 10 * 60 * 1000
/** How many codes are looked at, so that nobody guesses one. */
const TRIES = 5

const isCode = (text: string): boolean => /^\d{6}$/.test(text)

/** A new code of an e-mail in place of an earlier one. It is hashed like a password: it is much shorter than a token. */
export async function keepLoginCode({ database, clock }: Services, email: string): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const kept = {
    ...{ code_hash: await hashPassword(code), tries: 0 },
    expires: new Date(clock.now().getTime() + LIFE_MS).toISOString(),
  }
  await database.q
    .insertInto('login_codes')
    .values({ email, ...kept })
    .onConflict((at) => at.column('email').doUpdateSet(kept))
    .execute()
  return code
}

/**
 * Whether this is the code that was mailed to an e-mail; then it is used up. Each try counts before it is verified, so
 * that parallel ones cannot exceed the limit. It takes as long when there is no code.
 *
 * @param none - A hash that nothing matches.
 */
export async function useLoginCode(
  { database, clock }: Services,
  { email, code: typed, none }: { readonly email: string; readonly code: string; readonly none: string },
): Promise<boolean> {
  const code = typed.replaceAll(/\s/g, '')
  if (!isCode(code)) return false
  const tried = await database.q
    .updateTable('login_codes')
    .set({ tries: sql`tries + 1` })
    .where('email', '=', email)
    .where('tries', '<', TRIES)
    .where('expires', '>', clock.now().toISOString())
    .returning('code_hash')
    .executeTakeFirst()
  const fits = await verifyPassword(code, tried?.code_hash ?? none)
  if (!fits || tried === undefined) return false
  const used = await database.q
    .deleteFrom('login_codes')
    .where('email', '=', email)
    .where('code_hash', '=', tried.code_hash)
    .returning('email')
    .executeTakeFirst()
  return used !== undefined
}
