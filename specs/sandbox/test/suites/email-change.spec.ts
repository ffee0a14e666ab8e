import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accountHelpers } from '../support/account-helpers.ts'
import { addCustomer, emailOf, later, mailsTo, newEmail, sameIn, tokenOf } from '../support/accounts.ts'
import { hostileLink } from '../support/hostile-link.ts'
import { codesOf, newKey, placement, sample } from '../support/shopping.ts'
import type { TestResponse, World } from '../support/world.ts'

const API = '/store/api/v1'
const PAGE = '/potvrdit-email'
const callbackUrl = `http://shop.test${PAGE}`
const HOUR = 3_600_000

/** Changing the sign-in e-mail. */
export function emailChangeSuite(the: () => World): void {
  const { register, activate, tokenTo, enter, change: setPassword, statementsFor } = accountHelpers(the)

  const request = (bearer: string, email: string, more: object = {}, key = newKey()): Promise<TestResponse> =>
    the().request(
      'POST',
      `${API}/user/email`,
      { email, password: 'vetrak-2026', callbackUrl, ...more },
      { bearer, key },
    )
  const confirm = (token: string, bearer?: string): Promise<TestResponse> =>
    the().request('POST', `${API}/confirm-email`, { token }, bearer === undefined ? {} : { bearer })
  const waiting = async (bearer: string) =>
    (await the().request('GET', `${API}/user/email`, undefined, { bearer })).body.change
  const kindsTo = async (email: string) => (await mailsTo(the(), email)).map(({ kind }) => kind)

  /** A signed-in customer with a pending e-mail change, and the tokens of both links. */
  async function requestChange() {
    const [old, fresh] = [await addCustomer(the()), newEmail()]
    const bearer = await tokenOf(the(), old)
    expect((await request(bearer, fresh)).status).toBe(202)
    return { old, fresh, bearer, oldToken: await tokenTo(old), newToken: await tokenTo(fresh) }
  }

  describe('changing the sign-in e-mail', () => {
    it('A7.01 A7.02 needs the links of both mailboxes, in any order', async () => {
      for (const first of ['old', 'new'] as const) {
        const { old, fresh, bearer, oldToken, newToken } = await requestChange()
        const [one, other] = first === 'old' ? [oldToken, newToken] : [newToken, oldToken]
        expect(await waiting(bearer)).toMatchObject({ email: fresh, oldConfirmed: false, newConfirmed: false })
        expect((await confirm(one)).body).toEqual({ address: first, state: 'waiting' })
        expect(await waiting(bearer)).toMatchObject({ [`${first}Confirmed`]: true })
        expect([await emailOf(the(), bearer), await enter(fresh, 'vetrak-2026')]).toEqual([
          old,
          [401, 'credentials_invalid'],
        ])
        expect((await confirm(other, bearer)).body).toMatchObject({ state: 'done' })
        expect(await emailOf(the(), bearer)).toBe(fresh)
        expect([await enter(old, 'vetrak-2026'), await enter(fresh, 'vetrak-2026')]).toEqual([
          [401, 'credentials_invalid'],
          [200],
        ])
        expect(await waiting(bearer)).toBeNull()
      }
    })

    it('A7.01 needs the password, and limits wrong ones', async () => {
      const [old, fresh] = [await addCustomer(the()), newEmail()]
      const bearer = await tokenOf(the(), old)
      const wrong = await request(bearer, fresh, { password: 'spatne-heslo' })
      expect([wrong.status, wrong.body.errors[0].code, wrong.body.errors[0].field]).toEqual([
        ...[422, 'credentials_invalid', 'password'],
      ])
      for (let at = 0; at < 9; at += 1) await request(bearer, fresh, { password: 'spatne-heslo' })
      expect((await request(bearer, fresh)).status).toBe(429)
      expect([await kindsTo(old), await kindsTo(fresh)]).toEqual([[], []])
    })

    it('A7.01 sends one mail per idempotency key, and limits mails per mailbox', async () => {
      const [old, fresh] = [await addCustomer(the()), newEmail()]
      const bearer = await tokenOf(the(), old)
      const key = newKey()
      const [first, again] = [await request(bearer, fresh, {}, key), await request(bearer, fresh, {}, key)]
      expect([again.status, again.headers['idempotent-replayed'], again.body]).toEqual([202, 'true', first.body])
      expect([await kindsTo(old), await kindsTo(fresh)]).toEqual([['email_change'], ['email_change']])
      for (let at = 0; at < 4; at += 1) expect((await request(bearer, fresh)).status).toBe(202)
      expect((await request(bearer, fresh)).status).toBe(429)
    })

    it('A7.01 rejects the current e-mail, and links to other pages', async () => {
      const old = await addCustomer(the())
      const bearer = await tokenOf(the(), old)
      const same = await request(bearer, ` ${old.toUpperCase()}`.trim())
      expect([same.status, same.body.errors[0].field]).toEqual([422, 'email'])
      await fc.assert(
        fc.asyncProperty(hostileLink(PAGE), async (url) => {
          const { status, body } = await request(bearer, newEmail(), { callbackUrl: url })
          expect([url, status, codesOf(body)]).toEqual([url, 422, ['validation']])
        }),
        { numRuns: 100 },
      )
      expect(await kindsTo(old)).toEqual([])
    })

    it('A7.02 links are valid for a day, and work once', async () => {
      const { bearer, old, oldToken, newToken } = await requestChange()
      const late = await later(the(), 24 * HOUR, () => confirm(oldToken))
      expect([late.status, codesOf(late.body)]).toEqual([410, ['token_expired']])
      await confirm(oldToken)
      // repeatable when the response is lost
      expect((await confirm(oldToken)).body).toEqual({ address: 'old', state: 'waiting' })
      expect(codesOf((await later(the(), HOUR, () => confirm(oldToken))).body)).toEqual(['token_invalid'])
      expect(await emailOf(the(), bearer)).toBe(old)
      await confirm(newToken, bearer)
      expect((await confirm(oldToken)).body).toEqual({ address: 'old', state: 'done' })
      expect(codesOf((await confirm('neznamy')).body)).toEqual(['token_invalid'])
    })

    it('A7.02 a newer request and a new password invalidate earlier links', async () => {
      const { bearer, old, fresh, oldToken, newToken } = await requestChange()
      await confirm(oldToken)
      const third = newEmail()
      await request(bearer, third)
      for (const token of [oldToken, newToken]) expect(codesOf((await confirm(token)).body)).toEqual(['token_invalid'])
      const tokens = [await tokenTo(old), await tokenTo(third)]
      await setPassword(bearer, 'vetrak-2026')
      for (const token of tokens) expect(codesOf((await confirm(token)).body)).toEqual(['token_invalid'])
      expect([await emailOf(the(), bearer), await waiting(bearer)]).toEqual([old, null])
      expect(await enter(fresh, 'nove-heslo-7')).toEqual([401, 'credentials_invalid'])
    })

    it('A7.02 concurrent confirmations change the e-mail once', async () => {
      const { old, fresh, oldToken, newToken } = await requestChange()
      const responses = await Promise.all([oldToken, newToken, oldToken, newToken].map((token) => confirm(token)))
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      const changed = (kinds: string[]) => kinds.filter((kind) => kind === 'email_changed')
      expect([changed(await kindsTo(old)), changed(await kindsTo(fresh))]).toEqual([
        ['email_changed'],
        ['email_changed'],
      ])
    })

    it('A7.02 of two customers who change to the same e-mail at once, one succeeds', async () => {
      const fresh = newEmail()
      const people = []
      for (let at = 0; at < 2; at += 1) {
        const old = await addCustomer(the())
        const bearer = await tokenOf(the(), old)
        await request(bearer, fresh)
        people.push({ old, tokens: [await tokenTo(old), await tokenTo(fresh)] as const })
      }
      for (const { tokens } of people) await confirm(tokens[0])
      const responses = await Promise.all(people.map(({ tokens }) => confirm(tokens[1])))
      expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
      const lost = people[responses.findIndex(({ status }) => status === 409)]
      expect(codesOf(responses.find(({ status }) => status === 409)?.body)).toEqual(['email_taken'])
      expect(await enter(lost?.old ?? '', 'vetrak-2026')).toEqual([200])
    })

    it('A7.02 is rejected when the new e-mail has an account by then', async () => {
      const { bearer, old, fresh, oldToken, newToken } = await requestChange()
      await register(fresh)
      await activate(await tokenTo(fresh))
      await confirm(newToken)
      expect(codesOf((await confirm(oldToken)).body)).toEqual(['email_taken'])
      expect(await emailOf(the(), bearer)).toBe(old)
      expect(await enter(fresh, 'vitr-v-pasazi')).toEqual([200])
    })

    it('A7.03 responds the same when the new e-mail has an account, whose owner is notified', async () => {
      const [old, owner] = [await addCustomer(the()), await addCustomer(the())]
      const bearer = await tokenOf(the(), old)
      const [free, taken] = [await request(bearer, newEmail()), await request(bearer, owner)]
      const plain = ({ status, body }: TestResponse) =>
        sameIn({ status, headers: {}, body: { ...body, email: '', expires: '' } })
      expect(plain(taken)).toEqual(plain(free))
      const [mail] = await mailsTo(the(), owner)
      expect([mail?.kind, mail?.body.includes('token=')]).toEqual(['email_known', false])
      // later steps of the requester reveal nothing either
      expect((await confirm(await tokenTo(old))).body).toEqual({ address: 'old', state: 'waiting' })
      expect(await waiting(bearer)).toMatchObject({ email: owner, oldConfirmed: true, newConfirmed: false })
      expect([await emailOf(the(), bearer), await enter(owner, 'vetrak-2026')]).toEqual([old, [200]])
    })

    it('A7.03 runs the same SQL statements for known and unknown e-mails', async () => {
      const bearer = await tokenOf(the(), await addCustomer(the()))
      const emails = [newEmail(), newEmail(), await addCustomer(the())]
      const bodyOf = (email: string) => ({ email, password: 'vetrak-2026', callbackUrl })
      const [, first, other] = await statementsFor(`${API}/user/email`, emails, bodyOf, { bearer })
      expect(first?.length).toBeGreaterThan(3)
      expect(other).toEqual(first)
    })

    it('A7.04 ends other sessions and password reset links, and mails both addresses', async () => {
      const { old, fresh, bearer, oldToken, newToken } = await requestChange()
      const other = await tokenOf(the(), old)
      await the().request('POST', `${API}/forgot-password`, {
        email: old,
        callbackUrl: 'http://shop.test/resetovat-heslo',
      })
      const reset = await tokenTo(old)
      await confirm(oldToken, bearer)
      await confirm(newToken, bearer)
      expect([await emailOf(the(), bearer), await emailOf(the(), other)]).toEqual([fresh, undefined])
      expect([(await kindsTo(old))[0], (await kindsTo(fresh))[0]]).toEqual(['email_changed', 'email_changed'])
      const passwords = { password: 'cizi-heslo-7', password_confirmation: 'cizi-heslo-7' }
      const late = await the().request('POST', `${API}/reset-password`, { email: old, token: reset, ...passwords })
      expect(codesOf(late.body)).toEqual(['token_invalid'])
    })

    it('A7.04 moves the newsletter, watchers and order mails to the new address', async () => {
      const { old, fresh, bearer, oldToken, newToken } = await requestChange()
      const who = { bearer, key: newKey() }
      await the().request('PATCH', `${API}/user`, { newsletter: true }, { bearer })
      const { id, productId } = await sample(the(), 20, 5)
      await the().request('POST', `${API}/products/${productId}/watchers`, { email: old })
      await the().request('POST', `${API}/cart/items`, { id, amount: 1 }, { bearer })
      const { order } = (await the().request('POST', `${API}/cart/place`, placement({ email: old }), who)).body
      await confirm(oldToken, bearer)
      await confirm(newToken, bearer)
      const user = await the().request('GET', `${API}/user`, undefined, { bearer })
      expect(user.body).toMatchObject({ email: fresh, newsletter: true })
      const exported = await the().request('GET', `${API}/user/export`, undefined, { bearer })
      expect(exported.body.watchers).toHaveLength(1)
      await the().request('POST', `${API}/user/orders/${order.id}/cancellation`, {}, { bearer, key: newKey() })
      expect((await kindsTo(fresh))[0]).toBe('cancelled')
      expect(await kindsTo(old)).not.toContain('cancelled')
      const news = await the().database.q.selectFrom('newsletter').select('email').where('email', '=', old).execute()
      expect(news).toEqual([])
    })
  })
}
