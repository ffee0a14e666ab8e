import { describe, expect, it } from 'vitest'
import { accountActs } from '../support/account-acts.ts'
import { addCustomer, later, login, mailsTo, newEmail, sameIn } from '../support/accounts.ts'
import { codesOf } from '../support/shopping.ts'
import type { TestResponse, World } from '../support/world.ts'

const MINUTE_MS = 60_000

export function loginCodeSuite(the: () => World): void {
  const { statementsFor } = accountActs(the)

  describe('signing in by a mailed code', () => {
    const path = '/store/api/v1/login-code'
    const ask = (email: string): Promise<TestResponse> => the().ask('POST', path, { email })
    const codeTo = async (email: string): Promise<string> =>
      /\b\d{6}\b/.exec((await mailsTo(the(), email)).find(({ kind }) => kind === 'login_code')?.body ?? '')?.[0] ?? ''
    const requestCode = async (email: string): Promise<string> => {
      await ask(email)
      return codeTo(email)
    }
    const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    const refused = async (email: string, code: string) => {
      const { status, body } = await login(the(), email, code)
      return [status, ...codesOf(body)]
    }
    const wrong = [401, 'credentials_invalid']

    it('is answered the same whoever has the e-mail, only an account gets a mail, and the code is stored as a hash', async () => {
      const [known, unknown] = [await addCustomer(the()), newEmail()]
      const answers = [sameIn(await ask(known)), sameIn(await ask(unknown))]
      expect(answers).toEqual(answers.map(() => ({ status: 202, body: '' })))
      expect(await mailsTo(the(), unknown)).toEqual([])
      const code = await codeTo(known)
      expect(code).toMatch(/^\d{6}$/)
      const kept = await the().database.q.selectFrom('login_codes').selectAll().where('email', '=', known).execute()
      expect(kept).toHaveLength(1)
      expect(kept[0]?.code_hash).toMatch(/^scrypt\$/)
      expect(JSON.stringify(kept)).not.toContain(code)
    })

    it('asks and writes as much whoever has the e-mail', async () => {
      const [first, ...others] = await statementsFor(path, [await addCustomer(the()), newEmail()], (email) => ({
        email,
      }))
      expect(others).toEqual([first])
    })

    it('works once, also as it is read aloud, and the password still does', async () => {
      const email = await addCustomer(the())
      const code = await requestCode(email)
      const answer = await login(the(), ` ${email.toUpperCase()}`, `${code.slice(0, 3)} ${code.slice(3)}`)
      expect(answer.status).toBe(200)
      expect(answer.body.data.access_token).toMatch(/^[\w-]{43}$/)
      expect(await refused(email, code)).toEqual(wrong)
      expect((await login(the(), email)).status).toBe(200)
    })

    it('is that of one e-mail', async () => {
      const [email, stranger] = [await addCustomer(the()), await addCustomer(the())]
      const [own, foreign] = [await requestCode(email), await requestCode(stranger)]
      const dead = [foreign].filter((code) => code !== own)
      for (const code of dead) expect(await refused(email, code)).toEqual(wrong)
      expect((await login(the(), email, own)).status).toBe(200)
    })

    it('stays valid when a stranger requests as many codes for the e-mail as are mailed, and one that is used ends them all', async () => {
      const email = await addCustomer(the())
      const own = await requestCode(email)
      const others: string[] = []
      for (let at = 0; at < 4; at += 1) others.push(await requestCode(email))
      expect((await login(the(), email, own)).status).toBe(200)
      for (const code of [own, ...others]) expect(await refused(email, code)).toEqual(wrong)
    })

    it('ends after ten minutes', async () => {
      const email = await addCustomer(the())
      const code = await requestCode(email)
      await later(the(), 10 * MINUTE_MS, async () => expect(await refused(email, code)).toEqual(wrong))
    })

    it('ends after five wrong ones, and nobody learns that', async () => {
      const email = await addCustomer(the())
      const code = await requestCode(email)
      for (let at = 0; at < 5; at += 1) expect(await refused(email, other(code))).toEqual(wrong)
      expect(await refused(email, code)).toEqual(wrong)
    })

    it('is limited by recipient, and wrong ones count as wrong passwords', async () => {
      const email = newEmail()
      const statuses: number[] = []
      for (let at = 0; at < 6; at += 1) statuses.push((await ask(email)).status)
      expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
      const tried = await addCustomer(the())
      const code = await requestCode(tried)
      for (let at = 0; at < 10; at += 1) await login(the(), tried, other(code))
      expect(await refused(tried, code)).toEqual([429, 'rate_limited'])
    })
  })
}
