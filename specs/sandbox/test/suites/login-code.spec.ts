import { describe, expect, it } from 'vitest'
import { accountHelpers } from '../support/account-helpers.ts'
import { addCustomer, later, login, mailsTo, newEmail, sameIn } from '../support/accounts.ts'
import { codesOf } from '../support/shopping.ts'
import type { TestResponse, World } from '../support/world.ts'

const MINUTE_MS = 60_000

export function loginCodeSuite(the: () => World): void {
  const { statementsFor } = accountHelpers(the)

  describe('signing in with a mailed code', () => {
    const path = '/store/api/v1/login-code'
    const request = (email: string): Promise<TestResponse> => the().request('POST', path, { email })
    const codeTo = async (email: string): Promise<string> =>
      /\b\d{6}\b/.exec((await mailsTo(the(), email)).find(({ kind }) => kind === 'login_code')?.body ?? '')?.[0] ?? ''
    const requestCode = async (email: string): Promise<string> => {
      await request(email)
      return codeTo(email)
    }
    const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    const refused = async (email: string, code: string) => {
      const { status, body } = await login(the(), email, code)
      return [status, ...codesOf(body)]
    }
    const wrong = [401, 'credentials_invalid']

    it('responds the same for known and unknown e-mails, mails accounts only, and stores the code as a hash', async () => {
      const [known, unknown] = [await addCustomer(the()), newEmail()]
      const responses = [sameIn(await request(known)), sameIn(await request(unknown))]
      expect(responses).toEqual(responses.map(() => ({ status: 202, body: '' })))
      expect(await mailsTo(the(), unknown)).toEqual([])
      const code = await codeTo(known)
      expect(code).toMatch(/^\d{6}$/)
      const rows = await the().database.q.selectFrom('login_codes').selectAll().where('email', '=', known).execute()
      expect(rows).toHaveLength(1)
      expect(rows[0]?.code_hash).toMatch(/^scrypt\$/)
      expect(JSON.stringify(rows)).not.toContain(code)
    })

    it('runs the same SQL statements for known and unknown e-mails', async () => {
      const [first, ...others] = await statementsFor(path, [await addCustomer(the()), newEmail()], (email) => ({
        email,
      }))
      expect(others).toEqual([first])
    })

    it('works once, with spaces too, and the password still works', async () => {
      const email = await addCustomer(the())
      const code = await requestCode(email)
      const response = await login(the(), ` ${email.toUpperCase()}`, `${code.slice(0, 3)} ${code.slice(3)}`)
      expect(response.status).toBe(200)
      expect(response.body.data.access_token).toMatch(/^[\w-]{43}$/)
      expect(await refused(email, code)).toEqual(wrong)
      expect((await login(the(), email)).status).toBe(200)
    })

    it('works for its own e-mail only', async () => {
      const [email, stranger] = [await addCustomer(the()), await addCustomer(the())]
      const [own, foreign] = [await requestCode(email), await requestCode(stranger)]
      const dead = [foreign].filter((code) => code !== own)
      for (const code of dead) expect(await refused(email, code)).toEqual(wrong)
      expect((await login(the(), email, own)).status).toBe(200)
    })

    it('stays valid when a stranger requests more codes; using one invalidates all of them', async () => {
      const email = await addCustomer(the())
      const own = await requestCode(email)
      const others: string[] = []
      for (let at = 0; at < 4; at += 1) others.push(await requestCode(email))
      expect((await login(the(), email, own)).status).toBe(200)
      for (const code of [own, ...others]) expect(await refused(email, code)).toEqual(wrong)
    })

    it('expires after ten minutes', async () => {
      const email = await addCustomer(the())
      const code = await requestCode(email)
      await later(the(), 10 * MINUTE_MS, async () => expect(await refused(email, code)).toEqual(wrong))
    })

    it('is invalidated after five wrong codes, without revealing it', async () => {
      const email = await addCustomer(the())
      const code = await requestCode(email)
      for (let at = 0; at < 5; at += 1) expect(await refused(email, other(code))).toEqual(wrong)
      expect(await refused(email, code)).toEqual(wrong)
    })

    it('is limited per recipient, and wrong codes count as wrong passwords', async () => {
      const email = newEmail()
      const statuses: number[] = []
      for (let at = 0; at < 6; at += 1) statuses.push((await request(email)).status)
      expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
      const tried = await addCustomer(the())
      const code = await requestCode(tried)
      for (let at = 0; at < 10; at += 1) await login(the(), tried, other(code))
      expect(await refused(tried, code)).toEqual([429, 'rate_limited'])
    })
  })
}
