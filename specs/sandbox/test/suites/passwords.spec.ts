import { describe, expect, it } from 'vitest'
import { accountHelpers } from '../support/account-helpers.ts'
import { addCustomer, emailOf, later, linkTo, login, mailsTo, newEmail, sameIn, tokenOf } from '../support/accounts.ts'
import { codesOf } from '../support/shopping.ts'
import type { TestResponse, World } from '../support/world.ts'

export function passwordsSuite(the: () => World): void {
  const { register, activate, tokenTo, enter, change, orderBy, statementsFor } = accountHelpers(the)

  describe('a forgotten password', () => {
    const callbackUrl = 'http://shop.test/resetovat-heslo'
    const forgot = (email: string, url = callbackUrl): Promise<TestResponse> =>
      the().request('POST', '/store/api/v1/forgot-password', { email, callbackUrl: url })
    const reset = (email: string, token: string, change: object = {}): Promise<TestResponse> => {
      const passwords = { password: 'nove-heslo-7', password_confirmation: 'nove-heslo-7' }
      return the().request('POST', '/store/api/v1/reset-password', { email, token, ...passwords, ...change })
    }

    it('C7.05 responds the same for known and unknown e-mails, and mails accounts only', async () => {
      const [known, unknown] = [await addCustomer(the()), newEmail()]
      const responses = [sameIn(await forgot(known)), sameIn(await forgot(unknown))]
      expect(responses).toEqual(responses.map(() => ({ status: 202, body: '' })))
      expect(await mailsTo(the(), unknown)).toEqual([])
      const link = await linkTo(the(), known)
      expect([link.origin + link.pathname, link.searchParams.get('email')]).toEqual([callbackUrl, known])
      const token = link.searchParams.get('token') ?? ''
      expect(token).toMatch(/^[\w-]{43}$/)
      const rows = await the().database.q.selectFrom('one_time_tokens').select('token_hash').execute()
      expect(rows.map(({ token_hash }) => token_hash)).not.toContain(token)
    })

    it('C7.05 runs the same SQL statements for known and unknown e-mails', async () => {
      const waiting = newEmail()
      await register(waiting)
      const emails = [await addCustomer(the()), newEmail(), waiting]
      const [first, ...others] = await statementsFor('/store/api/v1/forgot-password', emails, (email) => ({
        email,
        callbackUrl,
      }))
      expect(first?.reduce((sum, [, written]) => sum + written, 0)).toBe(2)
      expect(others).toEqual([first, first])
    })

    it('C7.06 is replaced through the link once, and ends all sessions', async () => {
      const email = await addCustomer(the())
      const before = await tokenOf(the(), email)
      await forgot(email)
      const older = await tokenTo(email)
      await forgot(email)
      const token = await tokenTo(email)
      expect((await reset(email, token)).status).toBe(204)
      expect(await emailOf(the(), before)).toBeUndefined()
      expect([await enter(email, 'vetrak-2026'), await enter(email, 'nove-heslo-7')]).toEqual([
        [401, 'credentials_invalid'],
        [200],
      ])
      for (const dead of [token, older]) expect(codesOf((await reset(email, dead)).body)).toEqual(['token_invalid'])
      expect((await mailsTo(the(), email))[0]?.kind).toBe('password_changed')
    })

    it('C7.06 the link is valid for an hour, and for its e-mail only', async () => {
      const [email, other] = [await addCustomer(the()), await addCustomer(the())]
      await forgot(email)
      const token = await tokenTo(email)
      const old = await later(the(), 3_600_000, () => reset(email, token))
      expect([old.status, codesOf(old.body)]).toEqual([410, ['token_expired']])
      expect(codesOf((await reset(other, token)).body)).toEqual(['token_invalid'])
      expect((await reset(email, token)).status).toBe(204)
    })

    it('C7.06 concurrent requests with one link set one password', async () => {
      const email = await addCustomer(the())
      await forgot(email)
      const token = await tokenTo(email)
      const responses = await Promise.all([reset(email, token), reset(email, token)])
      expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([204, 422])
      const [refused] = responses.flatMap(({ body }) => body.errors ?? [])
      expect(refused).toMatchObject({ code: 'token_invalid', field: 'token' })
    })

    it('C7.06 rejects common and mismatching passwords, and the link stays valid', async () => {
      const email = await addCustomer(the())
      await forgot(email)
      const token = await tokenTo(email)
      const differ = await reset(email, token, { password_confirmation: 'jine-heslo-7' })
      const common = await reset(email, token, { password: 'Martinka', password_confirmation: 'Martinka' })
      const found = [differ, common].map(({ body }) => body.errors.map((one: object) => ({ ...one, title: '' })))
      expect(found).toEqual([
        [{ code: 'password_mismatch', field: 'password_confirmation', title: '' }],
        [{ code: 'password_common', field: 'password', title: '' }],
      ])
      expect((await reset(email, token)).status).toBe(204)
    })

    it('a reset activates a pending account with the new password only, without any other requested data', async () => {
      const email = newEmail()
      await register(email)
      const link = await tokenTo(email)
      // the last requester may not be the owner of the mailbox
      const business = { business_name: 'Cizí s. r. o.', TIN: '98001019', VATIN: '' }
      const secret = { password: 'cizi-heslo-1', password_confirmation: 'cizi-heslo-1' }
      await register(email, { ...secret, firstName: 'Cizí', phone: '+420777000111', business, newsletter: true })
      await orderBy(email, { registration: true, newsletter: true, ...secret })
      await forgot(email)
      expect((await reset(email, await tokenTo(email))).status).toBe(204)
      expect([await enter(email, 'cizi-heslo-1'), await enter(email, 'vitr-v-pasazi')]).toEqual([
        [401, 'credentials_invalid'],
        [401, 'credentials_invalid'],
      ])
      const bearer = await tokenOf(the(), email, 'nove-heslo-7')
      const { body } = await the().request('GET', '/store/api/v1/user', undefined, { bearer })
      const nothing = { firstName: '', lastName: '', phone: null, address: null, business: null, newsletter: false }
      expect(body).toMatchObject({ email, ...nothing })
      expect((await the().request('GET', '/store/api/v1/user/orders', undefined, { bearer })).body.data).toEqual([])
      expect((await activate(link)).status).toBe(404)
    })

    it('a reset discards pending registrations with the e-mail of a customer', async () => {
      const email = await addCustomer(the())
      await register(email)
      await forgot(email)
      await reset(email, await tokenTo(email))
      expect(await enter(email, 'vitr-v-pasazi')).toEqual([401, 'credentials_invalid'])
    })

    it('a reset ends the limit of wrong passwords', async () => {
      const email = await addCustomer(the())
      for (let at = 0; at < 11; at += 1) await login(the(), email, 'spatne-heslo')
      await forgot(email)
      await reset(email, await tokenTo(email))
      expect(await enter(email, 'nove-heslo-7')).toEqual([200])
    })
  })

  describe('changing the password', () => {
    it('C7.09 ends all other sessions and notifies the owner', async () => {
      const email = await addCustomer(the())
      const [mine, other] = [await tokenOf(the(), email), await tokenOf(the(), email)]
      expect((await change(mine, 'vetrak-2026')).status).toBe(204)
      expect([await emailOf(the(), mine), await emailOf(the(), other)]).toEqual([email, undefined])
      expect(await enter(email, 'nove-heslo-7')).toEqual([200])
      expect((await mailsTo(the(), email)).map(({ kind }) => kind)).toEqual(['password_changed'])
    })

    it('C7.09 invalidates mailed password reset links', async () => {
      const email = await addCustomer(the())
      const bearer = await tokenOf(the(), email)
      const callbackUrl = 'http://shop.test/resetovat-heslo'
      await the().request('POST', '/store/api/v1/forgot-password', { email, callbackUrl })
      const token = await tokenTo(email)
      expect((await change(bearer, 'vetrak-2026')).status).toBe(204)
      const passwords = { password: 'cizi-heslo-7', password_confirmation: 'cizi-heslo-7' }
      const late = await the().request('POST', '/store/api/v1/reset-password', { email, token, ...passwords })
      expect(codesOf(late.body)).toEqual(['token_invalid'])
      expect(await enter(email, 'nove-heslo-7')).toEqual([200])
    })

    it('C7.09 needs the old password, and limits wrong ones', async () => {
      const email = await addCustomer(the())
      const bearer = await tokenOf(the(), email)
      const wrong = await change(bearer, 'spatne-heslo')
      const [fault] = wrong.body.errors
      expect([wrong.status, fault.code, fault.field]).toEqual([422, 'credentials_invalid', 'old_password'])
      for (let at = 0; at < 9; at += 1) await change(bearer, 'spatne-heslo')
      expect((await change(bearer, 'vetrak-2026')).status).toBe(429)
      expect(await emailOf(the(), bearer)).toBe(email)
    })

    it('C7.09 rejects common and mismatching passwords', async () => {
      const bearer = await tokenOf(the(), await addCustomer(the()))
      const differ = await change(bearer, 'vetrak-2026', { password_confirmation: 'jine-heslo-7' })
      const common = await change(bearer, 'vetrak-2026', { password: '12345678', password_confirmation: '12345678' })
      expect([codesOf(differ.body), codesOf(common.body)]).toEqual([['password_mismatch'], ['password_common']])
    })
  })
}
