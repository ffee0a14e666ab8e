import { describe, expect, it } from 'vitest'
import {
  addCustomer,
  costOf,
  emailOf,
  later,
  linkTo,
  login,
  mailsTo,
  newEmail,
  sameIn,
  tokenOf,
} from '../support/accounts.ts'
import { codesOf, guestCart, newKey, placement, sample } from '../support/shopping.ts'
import type { Asked, World } from '../support/world.ts'

const DAY_MS = 24 * 3600 * 1000

/** A registration that every check accepts; parts can be changed. */
function wish(email: string, change: object = {}) {
  return {
    email,
    password: 'vitr-v-pasazi',
    password_confirmation: 'vitr-v-pasazi',
    firstName: 'Eliška',
    lastName: 'Větrná',
    terms: true,
    ...change,
  }
}

export function accountsSuite(the: () => World): void {
  const register = (email: string, change: object = {}): Promise<Asked> =>
    the().ask('POST', '/store/api/v1/register', wish(email, change))
  const activate = (token: string): Promise<Asked> => the().ask('POST', '/store/api/v1/activate', { token })
  const tokenTo = async (email: string): Promise<string> => (await linkTo(the(), email)).searchParams.get('token') ?? ''
  const enter = async (email: string, password: string) => {
    const { status, body } = await login(the(), email, password)
    return [status, ...codesOf(body)]
  }
  const change = (bearer: string, old_password: string, more: object = {}): Promise<Asked> => {
    const passwords = { password: 'nove-heslo-7', password_confirmation: 'nove-heslo-7' }
    return the().ask('PATCH', '/store/api/v1/user/password', { old_password, ...passwords, ...more }, { bearer })
  }
  const orderBy = async (email: string, change: object): Promise<string> => {
    const cart = await guestCart(the().ask, (await sample(the(), 20)).id)
    const body = placement({ email, ...change })
    const placed = await the().ask('POST', '/store/api/v1/cart/place', body, { cart, key: newKey() })
    return placed.body.order.id as string
  }

  describe('asking for an account', () => {
    it('C7.04 is answered the same whoever has the e-mail; only its owner is told', async () => {
      const [known, unknown] = [await addCustomer(the()), newEmail()]
      const asked = []
      for (const email of [known, unknown, known, unknown]) asked.push(await costOf(() => register(email)))
      expect(asked.map(({ answer }) => sameIn(answer))).toEqual(asked.map(() => ({ status: 202, body: '' })))
      const [first, second, third, fourth] = asked.map(({ cost }) => cost) as [number, number, number, number]
      // the slow part, hashing, is done for both
      expect(Math.min(first, third)).toBeGreaterThan(Math.min(second, fourth) / 2)
      const kinds = async (email: string) => (await mailsTo(the(), email)).map(({ kind }) => kind)
      expect([await kinds(known), await kinds(unknown)]).toEqual([
        ['known_email', 'known_email'],
        ['activation', 'activation'],
      ])
      expect((await login(the(), known)).status).toBe(200)
    })

    it('C7.04 nor does signing in with what was wished for tell whose e-mail it is, by word or by time', async () => {
      const [known, unknown] = [await addCustomer(the()), newEmail()]
      const costs = new Map<string, number[]>()
      for (const email of [known, unknown]) {
        await register(email)
        for (const password of ['vitr-v-pasazi', 'spatne-heslo', 'vitr-v-pasazi']) {
          const { answer, cost } = await costOf(() => login(the(), email, password))
          const expected = password === 'spatne-heslo' ? [401, 'credentials_invalid'] : [403, 'not_activated']
          expect([answer.status, ...codesOf(answer.body)]).toEqual(expected)
          costs.set(email, [...(costs.get(email) ?? []), cost])
        }
        const other = { password: 'jiny-vitr-1', password_confirmation: 'jiny-vitr-1' }
        await later(the(), 1000, () => register(email, other))
        expect(await enter(email, 'vitr-v-pasazi')).toEqual([401, 'credentials_invalid'])
        expect(await enter(email, 'jiny-vitr-1')).toEqual([403, 'not_activated'])
      }
      const [ofKnown, ofUnknown] = [known, unknown].map((email) => Math.min(...(costs.get(email) ?? [])))
      expect(ofKnown).toBeGreaterThan((ofUnknown ?? 0) * 0.7)
      expect(ofUnknown).toBeGreaterThan((ofKnown ?? 0) * 0.7)
      expect(await enter(known, 'vetrak-2026')).toEqual([200])
      for (const email of [known, unknown]) {
        const old = await later(the(), 7 * DAY_MS + 1000, () => enter(email, 'jiny-vitr-1'))
        expect(old).toEqual([401, 'credentials_invalid'])
      }
    })

    it('C7.04 a wish forgives no wrong password to who guesses that of a customer', async () => {
      const email = await addCustomer(the())
      await register(email)
      for (let at = 0; at < 9; at += 1) await login(the(), email, `spatne-${at}`)
      expect(await enter(email, 'vitr-v-pasazi')).toEqual([403, 'not_activated'])
      expect(await enter(email, 'spatne-9')).toEqual([401, 'credentials_invalid'])
      expect(await enter(email, 'spatne-10')).toEqual([429, 'rate_limited'])
    })

    it('C7.04 C2.11 it works once its mail was followed; before that only who knows the password learns why not', async () => {
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
      const { body } = await the().ask('GET', '/store/api/v1/user', undefined, { bearer })
      expect(body).toMatchObject({ email, firstName: 'Eliška', phone: '+420777000111', business, newsletter: true })
      expect(body).toMatchObject({ groups: [], credits: { amount: 0 }, wishList: null })
      expect((await later(the(), 3_601_000, () => activate(token))).status).toBe(404)
      // once there is a new password, that of the wish is as wrong as any
      await change(bearer, 'vitr-v-pasazi')
      expect(await enter(email, 'vitr-v-pasazi')).toEqual([401, 'credentials_invalid'])
    })

    it('C2.11 its link works for seven days', async () => {
      const email = newEmail()
      await register(email)
      const token = await tokenTo(email)
      const old = await later(the(), 7 * DAY_MS, () => activate(token))
      expect([old.status, codesOf(old.body)]).toEqual([410, ['token_expired']])
      expect(await later(the(), 7 * DAY_MS, () => enter(email, 'vitr-v-pasazi'))).toEqual([401, 'credentials_invalid'])
      expect((await later(the(), 7 * DAY_MS - 1000, () => activate(token))).status).toBe(200)
    })

    it('each link gives the account the password of its own request, and the first one followed ends the others', async () => {
      const email = newEmail()
      await register(email)
      const mine = await tokenTo(email)
      const other = { password: 'cizi-heslo-1', password_confirmation: 'cizi-heslo-1' }
      await later(the(), 1000, () => register(email, other))
      const theirs = await tokenTo(email)
      expect((await activate(mine)).status).toBe(200)
      expect((await activate(theirs)).status).toBe(404)
      expect(await enter(email, 'vitr-v-pasazi')).toEqual([200])
      // a stranger does not learn by theirs that there is an account now
      expect(await enter(email, 'cizi-heslo-1')).toEqual([403, 'not_activated'])
    })

    it.each([
      ['password_confirmation', { password_confirmation: 'vitr-v-pasazi-2' }],
      ['password', { password: 'Heslo123', password_confirmation: 'Heslo123' }],
      ['password', { password: 'QWERTZUIOP', password_confirmation: 'QWERTZUIOP' }],
      ['password', { password: 'ššššššššš', password_confirmation: 'ššššššššš' }],
      ['firstName', { firstName: '  ' }],
      ['business.business_name', { business: { business_name: ' ', TIN: '', VATIN: '' } }],
      ['terms', { terms: false }],
      ['credits', { credits: 1000 }],
      ['groups', { groups: ['firmy'] }],
    ])('refuses %s in %j', async (field, change) => {
      const { status, body } = await register(newEmail(), change)
      expect([status, body.errors.map((error: { field: string }) => error.field)]).toEqual([422, [field]])
    })

    it('refuses the e-mail as password', async () => {
      const email = newEmail()
      const { status, body } = await register(email, { password: email, password_confirmation: email })
      expect([status, body.errors[0].field]).toEqual([422, 'password'])
    })

    it('fills no mailbox, whoever has the e-mail', async () => {
      for (const email of [await addCustomer(the()), newEmail()]) {
        for (let at = 0; at < 5; at += 1) expect((await register(email)).status).toBe(202)
        expect((await register(email)).status).toBe(429)
        expect(await mailsTo(the(), email)).toHaveLength(5)
      }
    })

    it('C1.07 in the checkout it needs the mail too; that order joins the account, an earlier one does not', async () => {
      const [email, known] = [newEmail(), await addCustomer(the())]
      const withAccount = { registration: true, password: 'vitr-v-pasazi', password_confirmation: 'vitr-v-pasazi' }
      await orderBy(known, withAccount)
      expect(await enter(known, 'vitr-v-pasazi')).toEqual([403, 'not_activated'])
      await orderBy(email, {})
      const second = await orderBy(email, withAccount)
      expect(await enter(email, 'vitr-v-pasazi')).toEqual([403, 'not_activated'])
      await activate(await tokenTo(email))
      const bearer = await tokenOf(the(), email, 'vitr-v-pasazi')
      const { id } = (await the().ask('GET', '/store/api/v1/user', undefined, { bearer })).body
      const mine = await the()
        .database.q.selectFrom('orders')
        .select('id')
        .where('customer_id', '=', Number(id))
        .execute()
      expect(mine).toEqual([{ id: second }])
    })
  })

  describe('a forgotten password', () => {
    const callbackUrl = 'http://shop.test/resetovat-heslo'
    const forgot = (email: string, url = callbackUrl): Promise<Asked> =>
      the().ask('POST', '/store/api/v1/forgot-password', { email, callbackUrl: url })
    const reset = (email: string, token: string, change: object = {}): Promise<Asked> => {
      const passwords = { password: 'nove-heslo-7', password_confirmation: 'nove-heslo-7' }
      return the().ask('POST', '/store/api/v1/reset-password', { email, token, ...passwords, ...change })
    }

    it('C7.05 is answered the same whoever has the e-mail, and only an account gets a mail', async () => {
      const [known, unknown] = [await addCustomer(the()), newEmail()]
      const answers = [sameIn(await forgot(known)), sameIn(await forgot(unknown))]
      expect(answers).toEqual(answers.map(() => ({ status: 202, body: '' })))
      expect(await mailsTo(the(), unknown)).toEqual([])
      const link = await linkTo(the(), known)
      expect([link.origin + link.pathname, link.searchParams.get('email')]).toEqual([callbackUrl, known])
      const token = link.searchParams.get('token') ?? ''
      expect(token).toMatch(/^[\w-]{43}$/)
      const kept = await the().database.q.selectFrom('one_time_tokens').select('token_hash').execute()
      expect(kept.map(({ token_hash }) => token_hash)).not.toContain(token)
    })

    it('C7.06 is set anew by the link, once, and everybody is signed out', async () => {
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

    it('C7.06 the link works for an hour and for its own e-mail', async () => {
      const [email, other] = [await addCustomer(the()), await addCustomer(the())]
      await forgot(email)
      const token = await tokenTo(email)
      const old = await later(the(), 3_600_000, () => reset(email, token))
      expect([old.status, codesOf(old.body)]).toEqual([410, ['token_expired']])
      expect(codesOf((await reset(other, token)).body)).toEqual(['token_invalid'])
      expect((await reset(email, token)).status).toBe(204)
    })

    it('C7.06 used twice at once it sets one password', async () => {
      const email = await addCustomer(the())
      await forgot(email)
      const token = await tokenTo(email)
      const answers = await Promise.all([reset(email, token), reset(email, token)])
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([204, 422])
    })

    it('C7.06 refuses passwords that differ or are common, and the link works on', async () => {
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

    it('of an account that waits to be activated, it makes that with the new password and nothing that was wished', async () => {
      const email = newEmail()
      await register(email)
      const link = await tokenTo(email)
      // whoever asked last is not who reads the mail
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
      const { body } = await the().ask('GET', '/store/api/v1/user', undefined, { bearer })
      const nothing = { firstName: '', lastName: '', phone: null, address: null, business: null, newsletter: false }
      expect(body).toMatchObject({ email, ...nothing })
      expect((await the().ask('GET', '/store/api/v1/user/orders', undefined, { bearer })).body.data).toEqual([])
      expect((await activate(link)).status).toBe(404)
    })

    it('of a customer, it ends what strangers have wished for', async () => {
      const email = await addCustomer(the())
      await register(email)
      await forgot(email)
      await reset(email, await tokenTo(email))
      expect(await enter(email, 'vitr-v-pasazi')).toEqual([401, 'credentials_invalid'])
    })

    it('lets in who had guessed wrong too often', async () => {
      const email = await addCustomer(the())
      for (let at = 0; at < 11; at += 1) await login(the(), email, 'spatne-heslo')
      await forgot(email)
      await reset(email, await tokenTo(email))
      expect(await enter(email, 'nove-heslo-7')).toEqual([200])
    })
  })

  describe('changing the password', () => {
    it('C7.09 signs out everybody else and tells the owner', async () => {
      const email = await addCustomer(the())
      const [mine, other] = [await tokenOf(the(), email), await tokenOf(the(), email)]
      expect((await change(mine, 'vetrak-2026')).status).toBe(204)
      expect([await emailOf(the(), mine), await emailOf(the(), other)]).toEqual([email, undefined])
      expect(await enter(email, 'nove-heslo-7')).toEqual([200])
      expect((await mailsTo(the(), email)).map(({ kind }) => kind)).toEqual(['password_changed'])
    })

    it('C7.09 ends the links to a new one that were mailed before', async () => {
      const email = await addCustomer(the())
      const bearer = await tokenOf(the(), email)
      const callbackUrl = 'http://shop.test/resetovat-heslo'
      await the().ask('POST', '/store/api/v1/forgot-password', { email, callbackUrl })
      const token = await tokenTo(email)
      expect((await change(bearer, 'vetrak-2026')).status).toBe(204)
      const passwords = { password: 'cizi-heslo-7', password_confirmation: 'cizi-heslo-7' }
      const late = await the().ask('POST', '/store/api/v1/reset-password', { email, token, ...passwords })
      expect(codesOf(late.body)).toEqual(['token_invalid'])
      expect(await enter(email, 'nove-heslo-7')).toEqual([200])
    })

    it('C7.09 needs the old one, which cannot be guessed for long either', async () => {
      const email = await addCustomer(the())
      const bearer = await tokenOf(the(), email)
      const wrong = await change(bearer, 'spatne-heslo')
      const [fault] = wrong.body.errors
      expect([wrong.status, fault.code, fault.field]).toEqual([422, 'credentials_invalid', 'old_password'])
      for (let at = 0; at < 9; at += 1) await change(bearer, 'spatne-heslo')
      expect((await change(bearer, 'vetrak-2026')).status).toBe(429)
      expect(await emailOf(the(), bearer)).toBe(email)
    })

    it('C7.09 refuses passwords that differ or are common', async () => {
      const bearer = await tokenOf(the(), await addCustomer(the()))
      const differ = await change(bearer, 'vetrak-2026', { password_confirmation: 'jine-heslo-7' })
      const common = await change(bearer, 'vetrak-2026', { password: '12345678', password_confirmation: '12345678' })
      expect([codesOf(differ.body), codesOf(common.body)]).toEqual([['password_mismatch'], ['password_common']])
    })
  })
}
