import { describe, expect, it } from 'vitest'
import { subscribe } from '../../src/auth/subscription.ts'
import { accountHelpers, registration } from '../support/account-helpers.ts'
import { addCustomer, costOf, later, linkTo, login, mailsTo, newEmail, sameIn, tokenOf } from '../support/accounts.ts'
import { codesOf } from '../support/shopping.ts'
import type { World } from '../support/world.ts'

const DAY_MS = 24 * 3600 * 1000

export function accountsSuite(the: () => World): void {
  const { register, activate, tokenTo, enter, change, placeOrder, orderBy, statementsFor } = accountHelpers(the)

  describe('registration', () => {
    it('C7.04 responds the same for a known and an unknown e-mail; only the owner is notified', async () => {
      const [known, unknown] = [await addCustomer(the()), newEmail()]
      const responses = []
      for (const email of [known, unknown, known, unknown]) responses.push(await costOf(() => register(email)))
      expect(responses.map(({ response }) => sameIn(response))).toEqual(
        responses.map(() => ({ status: 202, body: '' })),
      )
      const [first, second, third, fourth] = responses.map(({ cost }) => cost) as [number, number, number, number]
      // the slow part, password hashing, runs for both
      expect(Math.min(first, third)).toBeGreaterThan(Math.min(second, fourth) / 2)
      const kinds = async (email: string) => (await mailsTo(the(), email)).map(({ kind }) => kind)
      expect([await kinds(known), await kinds(unknown)]).toEqual([
        ['known_email', 'known_email'],
        ['activation', 'activation'],
      ])
      expect((await login(the(), known)).status).toBe(200)
    })

    it.each([true, false])(
      'C7.04 runs the same SQL statements for known and unknown e-mails (newsletter: %s)',
      async (newsletter) => {
        const [known, subscriber] = [await addCustomer(the()), await addCustomer(the())]
        await subscribe(the(), subscriber)
        const emails = [known, newEmail(), subscriber]
        const path = '/store/api/v1/register'
        const [first, ...others] = await statementsFor(path, emails, (email) => registration(email, { newsletter }))
        expect(first?.reduce((sum, [, written]) => sum + written, 0)).toBe(newsletter ? 3 : 2)
        expect(others).toEqual([first, first])
      },
    )

    it('C7.04 C2.11 offers the newsletter to an existing customer in the same mail', async () => {
      const email = await addCustomer(the())
      await register(email, { newsletter: true })
      const mails = await mailsTo(the(), email)
      expect(mails.map(({ kind }) => kind)).toEqual(['known_email'])
      const token = /aktivovat\?token=(\S+)/.exec(mails[0]?.body ?? '')?.[1] ?? ''
      expect((await activate(token)).body).toEqual({ kind: 'newsletter' })
      await register(email, { newsletter: true })
      expect((await mailsTo(the(), email))[0]?.body).not.toContain('aktivovat')
    })

    it('C7.04 does not reveal a known e-mail by the response or the time of a login with the requested password', async () => {
      const [known, unknown] = [await addCustomer(the()), newEmail()]
      const costs = new Map<string, number[]>()
      for (const email of [known, unknown]) {
        await register(email)
        for (const password of ['vitr-v-pasazi', 'spatne-heslo', 'vitr-v-pasazi']) {
          const { response, cost } = await costOf(() => login(the(), email, password))
          const expected = password === 'spatne-heslo' ? [401, 'credentials_invalid'] : [403, 'not_activated']
          expect([response.status, ...codesOf(response.body)]).toEqual(expected)
          costs.set(email, [...(costs.get(email) ?? []), cost])
        }
        const other = { password: 'jiny-vitr-1', password_confirmation: 'jiny-vitr-1' }
        await later(the(), 1000, () => register(email, other))
        expect(await enter(email, 'vitr-v-pasazi')).toEqual([401, 'credentials_invalid'])
        expect(await enter(email, 'jiny-vitr-1')).toEqual([403, 'not_activated'])
      }
      const [ofKnown, ofUnknown] = [known, unknown].map((email) => Math.min(...(costs.get(email) ?? [])))
      // without a password check it would be a tenth
      expect(ofKnown).toBeGreaterThan((ofUnknown ?? 0) * 0.4)
      expect(ofUnknown).toBeGreaterThan((ofKnown ?? 0) * 0.4)
      expect(await enter(known, 'vetrak-2026')).toEqual([200])
      for (const email of [known, unknown]) {
        const old = await later(the(), 7 * DAY_MS + 1000, () => enter(email, 'jiny-vitr-1'))
        expect(old).toEqual([401, 'credentials_invalid'])
      }
    })

    it('C7.02 runs the same SQL statements for a wrong password with known and unknown e-mails', async () => {
      const waiting = newEmail()
      await register(waiting)
      const emails = [await addCustomer(the()), newEmail(), waiting]
      const sent = (email: string) => ({ email, password: 'spatne-heslo' })
      const [first, ...others] = await statementsFor('/store/api/oauth/login', emails, sent)
      expect(first).toHaveLength(1)
      expect(others).toEqual([first, first])
    })

    it('C7.04 a login with the requested password does not reset the count of wrong passwords of a customer', async () => {
      const email = await addCustomer(the())
      await register(email)
      for (let at = 0; at < 9; at += 1) await login(the(), email, `spatne-${at}`)
      expect(await enter(email, 'vitr-v-pasazi')).toEqual([403, 'not_activated'])
      expect(await enter(email, 'spatne-9')).toEqual([401, 'credentials_invalid'])
      expect(await enter(email, 'spatne-10')).toEqual([429, 'rate_limited'])
    })

    it('C7.04 C2.11 the account works after activation; before that, only the correct password gets `not_activated`', async () => {
      const email = newEmail()
      const business = { business_name: 'Větrná s. r. o.', TIN: '98001019', VATIN: '' }
      await register(email.toUpperCase(), { business, phone: '+420777000111', newsletter: true })
      expect(await enter(email, 'vitr-v-pasazi')).toEqual([403, 'not_activated'])
      expect(await enter(email, 'neco-jineho')).toEqual([401, 'credentials_invalid'])
      const link = await linkTo(the(), email)
      expect(link.origin + link.pathname).toBe('http://shop.test/aktivovat')
      const token = link.searchParams.get('token') ?? ''
      expect((await activate(token)).body).toEqual({ kind: 'account' })
      expect((await activate(token)).body).toEqual({ kind: 'account' })
      const bearer = await tokenOf(the(), email, 'vitr-v-pasazi')
      const { body } = await the().request('GET', '/store/api/v1/user', undefined, { bearer })
      expect(body).toMatchObject({ email, firstName: 'Eliška', phone: '+420777000111', business, newsletter: true })
      expect(body).toMatchObject({ groups: [], credits: { amount: 0 }, wishList: null })
      expect((await later(the(), 3_601_000, () => activate(token))).status).toBe(404)
      // after a password change, the requested password is wrong
      await change(bearer, 'vitr-v-pasazi')
      expect(await enter(email, 'vitr-v-pasazi')).toEqual([401, 'credentials_invalid'])
    })

    it('C2.11 the activation link is valid for seven days', async () => {
      const email = newEmail()
      await register(email)
      const token = await tokenTo(email)
      const old = await later(the(), 7 * DAY_MS, () => activate(token))
      expect([old.status, codesOf(old.body)]).toEqual([410, ['token_expired']])
      expect(await later(the(), 7 * DAY_MS, () => enter(email, 'vitr-v-pasazi'))).toEqual([401, 'credentials_invalid'])
      expect((await later(the(), 7 * DAY_MS - 1000, () => activate(token))).status).toBe(200)
    })

    it('each link activates the account with the password of its own request, and the first one used invalidates the others', async () => {
      const email = newEmail()
      await register(email)
      const mine = await tokenTo(email)
      const other = { password: 'cizi-heslo-1', password_confirmation: 'cizi-heslo-1' }
      await later(the(), 1000, () => register(email, other))
      const theirs = await tokenTo(email)
      expect((await activate(mine)).status).toBe(200)
      expect((await activate(theirs)).status).toBe(404)
      expect(await enter(email, 'vitr-v-pasazi')).toEqual([200])
      // another requester does not learn that the account exists now
      expect(await enter(email, 'cizi-heslo-1')).toEqual([403, 'not_activated'])
    })

    it.each([
      ['password_confirmation', { password_confirmation: 'vitr-v-pasazi-2' }],
      ['password', { password: 'Heslo123', password_confirmation: 'Heslo123' }],
      ['password', { password: 'QWERTZUIOP', password_confirmation: 'QWERTZUIOP' }],
      ['password', { password: 'ššššššššš', password_confirmation: 'ššššššššš' }],
      ['firstName', { firstName: '  ' }],
      ['business.business_name', { business: { business_name: ' ', TIN: '', VATIN: '' } }],
      ['business.VATIN', { business: { business_name: 'Větrná', TIN: '', VATIN: 'abc' } }],
      ['terms', { terms: false }],
      ['credits', { credits: 1000 }],
      ['groups', { groups: ['firmy'] }],
    ])('rejects %s in %j', async (field, change) => {
      const { status, body } = await register(newEmail(), change)
      expect([status, body.errors.map((error: { field: string }) => error.field)]).toEqual([422, [field]])
    })

    it('reports a common password and a password mismatch', async () => {
      const common = await register(newEmail(), { password: 'Heslo123', password_confirmation: 'Heslo123' })
      const differ = await register(newEmail(), { password_confirmation: 'vitr-v-pasazi-2' })
      expect([codesOf(common.body), codesOf(differ.body)]).toEqual([['password_common'], ['password_mismatch']])
    })

    it('rejects the e-mail as the password', async () => {
      const email = newEmail()
      const { status, body } = await register(email, { password: email, password_confirmation: email })
      expect([status, body.errors[0].field]).toEqual([422, 'password'])
    })

    it('limits mails per recipient, for known and unknown e-mails', async () => {
      for (const email of [await addCustomer(the()), newEmail()]) {
        for (let at = 0; at < 5; at += 1) expect((await register(email)).status).toBe(202)
        expect((await register(email)).status).toBe(429)
        expect(await mailsTo(the(), email)).toHaveLength(5)
      }
    })

    it('C1.07 an account requested for a placed order gets that order, and its name and phone', async () => {
      const [email, known] = [newEmail(), await addCustomer(the())]
      const body = { password: 'vitr-v-pasazi', password_confirmation: 'vitr-v-pasazi' }
      const ask = ({ token }: { readonly token: string }, more = {}) =>
        the().request('POST', `/store/api/v1/orders/token/${token}/account`, { ...body, ...more })
      await placeOrder(email)
      const second = await placeOrder(email)
      expect((await ask(second, { password_confirmation: 'jine-heslo-5' })).status).toBe(422)
      expect([(await ask(second)).status, (await ask(await placeOrder(known))).status]).toEqual([202, 202])
      expect(await enter(known, 'vitr-v-pasazi')).toEqual([403, 'not_activated'])
      await activate(await tokenTo(email))
      const bearer = await tokenOf(the(), email, 'vitr-v-pasazi')
      const user = (await the().request('GET', '/store/api/v1/user', undefined, { bearer })).body
      expect(user).toMatchObject({ email, firstName: expect.any(String), phone: expect.any(String) })
      const { body: mine } = await the().request('GET', '/store/api/v1/user/orders', undefined, { bearer })
      expect(mine.data.map(({ id }: { id: string }) => id)).toEqual([second.id])
    })

    it('C1.07 an account created in the checkout needs activation too; it gets that order, but no earlier one', async () => {
      const [email, known] = [newEmail(), await addCustomer(the())]
      const withAccount = { registration: true, password: 'vitr-v-pasazi', password_confirmation: 'vitr-v-pasazi' }
      await orderBy(known, withAccount)
      expect(await enter(known, 'vitr-v-pasazi')).toEqual([403, 'not_activated'])
      await orderBy(email, {})
      const second = await orderBy(email, withAccount)
      expect(await enter(email, 'vitr-v-pasazi')).toEqual([403, 'not_activated'])
      await activate(await tokenTo(email))
      const bearer = await tokenOf(the(), email, 'vitr-v-pasazi')
      const { id } = (await the().request('GET', '/store/api/v1/user', undefined, { bearer })).body
      const mine = await the()
        .database.q.selectFrom('orders')
        .select('id')
        .where('customer_id', '=', Number(id))
        .execute()
      expect(mine).toEqual([{ id: second }])
    })
  })
}
