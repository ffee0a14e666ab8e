import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { hashPassword, verifyPassword } from '../http/password.ts'
import type { Services } from '../services.ts'

const LIFE_MS = 10 * 60 * 1000
/** Maximum number of verified attempts, against guessing. */
const TRIES = 5

const isCode = (text: string): boolean => /^\d{6}$/.test(text)

/** Maximum number of valid codes of an e-mail: as many as can be mailed to it in an hour. */
const MAX_CODES = 5

/**
 * Creates a code for an e-mail. Earlier codes stay valid until they expire, so that requesting codes for somebody else's
 * e-mail does not lock out its owner. A code is hashed like a password, because it is much shorter than a token.
 */
export async function storeLoginCode({ database, clock }: Services, email: string): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const { q } = database
  await q
    .insertInto('login_codes')
    .values({
      email,
      code_hash: await hashPassword(code),
      tries: 0,
      expires: new Date(clock.now().getTime() + LIFE_MS).toISOString(),
    })
    .execute()
  const latest = q.selectFrom('login_codes').select('code_hash').where('email', '=', email)
  await q
    .deleteFrom('login_codes')
    .where('email', '=', email)
    .where('code_hash', 'not in', latest.orderBy('expires', 'desc').limit(MAX_CODES))
    .execute()
  return code
}

/**
 * Whether this code was mailed to the e-mail; if so, all codes of the e-mail become invalid. Each attempt counts before it is
 * verified, for each code, so that parallel ones cannot exceed the limit. Without a code the check takes as long.
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
    .execute()
  const hashes = tried.length > 0 ? tried.map(({ code_hash }) => code_hash) : [none]
  const fitting = await Promise.all(hashes.map((hash) => verifyPassword(code, hash)))
  const fits = tried.find((_, at) => fitting[at])
  if (fits === undefined) return false
  const used = await database.q
    .deleteFrom('login_codes')
    .where('email', '=', email)
    .where('code_hash', '=', fits.code_hash)
    .returning('email')
    .executeTakeFirst()
  if (used === undefined) return false
  await database.q.deleteFrom('login_codes').where('email', '=', email).execute()
  return true
}
