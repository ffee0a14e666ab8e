import { randomBytes, scryptSync } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  addCustomer,
  costOf,
  emailOf,
  later,
  login,
  newEmail,
  restarted,
  sameIn,
  tokenOf,
} from '../support/accounts.ts'
import { codesOf, guestCart, newKey, placement, sample } from '../support/shopping.ts'
import { inMemory, type MakeLimiter } from '../../src/limits/limiter.ts'
import { costFrom } from '../../src/http/password.ts'
import type { World } from '../support/world.ts'

const DAY_MS = 24 * 3600 * 1000
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

/** A hash with another cost than the current one. */
function hashOf(password: string, N: number): string {
  const salt = randomBytes(16)
  const key = scryptSync(password, salt, 32, { N, r: 8, p: 1, maxmem: 64 * 1024 * 1024 })
  return ['scrypt', N, 8, 1, salt.toString('base64url'), key.toString('base64url')].join('$')
}

export function signingInSuite(the: () => World): void {
  describe('signing in', () => {
    afterEach(() => void vi.useRealTimers())

    it('C7.02 issues a new token each time, valid for seven days', async () => {
      const email = await addCustomer(the())
      const [first, second] = [await tokenOf(the(), email), await tokenOf(the(), email)]
      expect(first).not.toBe(second)
      expect(await later(the(), 7 * DAY_MS - 1000, () => emailOf(the(), first))).toBe(email)
      expect(await later(the(), 7 * DAY_MS, () => emailOf(the(), first))).toBeUndefined()
      const rows = await the().database.q.selectFrom('access_tokens').select('token_hash').execute()
      expect(rows.map(({ token_hash }) => token_hash)).not.toContain(second)
    })

    it('C7.03 signing out ends one token only', async () => {
      const email = await addCustomer(the())
      const [mine, other] = [await tokenOf(the(), email), await tokenOf(the(), email)]
      expect((await the().request('POST', '/store/api/oauth/logout', undefined, { bearer: mine })).status).toBe(204)
      expect([await emailOf(the(), mine), await emailOf(the(), other)]).toEqual([undefined, email])
    })

    it('an unknown e-mail is rejected like a wrong password, in the same time', async () => {
      const costs = { known: [] as number[], unknown: [] as number[] }
      const known = await addCustomer(the())
      for (let at = 0; at < 4; at += 1) {
        const wrong = await costOf(() => login(the(), known, 'spatne-heslo'))
        const unknown = await costOf(() => login(the(), newEmail(), 'spatne-heslo'))
        expect(sameIn(unknown.response)).toEqual(sameIn(wrong.response))
        costs.known.push(wrong.cost)
        costs.unknown.push(unknown.cost)
      }
      expect(Math.min(...costs.unknown)).toBeGreaterThan(Math.min(...costs.known) / 2)
    })

    it('of a hundred concurrent wrong passwords ten are checked; then the right one is blocked too, for up to five minutes', async () => {
      const email = await addCustomer(the())
      const responses = await Promise.all(Array.from({ length: 100 }, (_, at) => login(the(), email, `spatne-${at}`)))
      const checked = responses.filter(({ status }) => status === 401)
      expect(checked).toHaveLength(10)
      const rest = responses.filter(({ status }) => status !== 401)
      expect(new Set(rest.map(({ status, body }) => `${status} ${codesOf(body)[0]}`))).toEqual(
        new Set(['429 rate_limited']),
      )
      const right = await login(the(), email)
      expect([right.status, Number(right.headers['retry-after']) <= 300]).toEqual([429, true])
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 300_000 })
      expect((await login(the(), email)).status).toBe(200)
      vi.useRealTimers()
      // the counter has been reset
      for (let at = 0; at < 10; at += 1) expect((await login(the(), email, 'spatne-heslo')).status).toBe(401)
    })

    it('limits one address over many accounts, but not other addresses or trusted servers', async () => {
      const guess = (address: string) => login(the(), newEmail(), 'spatne-heslo', from(address))
      const many = Array.from({ length: 32 }, () => guess('203.0.113.5'))
      const statuses = (await Promise.all(many)).map(({ status }) => status)
      expect(statuses.sort((one, other) => one - other)).toEqual([...Array<number>(30).fill(401), 429, 429])
      // the client may prepend addresses; only the last one, of our proxy, counts
      expect((await guess('198.51.100.1, 203.0.113.5')).status).toBe(429)
      expect((await guess('203.0.113.6')).status).toBe(401)
      // our own servers act for all customers
      expect((await login(the(), newEmail(), 'spatne-heslo')).status).toBe(401)
    }, 60_000)

    it('ignores X-Forwarded-For without a trusted proxy', async () => {
      const plain = await restarted(the())
      const many = Array.from({ length: 31 }, () => login(plain, newEmail(), 'spatne-heslo', from('203.0.113.7')))
      const statuses = (await Promise.all(many)).map(({ status }) => status)
      expect(new Set(statuses)).toEqual(new Set([401]))
      expect((await login(the(), newEmail(), 'spatne-heslo', from('203.0.113.7'))).status).toBe(401)
      await plain.close()
    }, 60_000)

    it('rehashes a password with weak parameters at the next sign-in', async () => {
      const email = await addCustomer(the())
      const weak = hashOf('vetrak-2026', 512)
      const { q } = the().database
      await q.updateTable('customers').set({ password_hash: weak }).where('email', '=', email).execute()
      expect((await login(the(), email, 'spatne-heslo')).status).toBe(401)
      expect((await login(the(), email)).status).toBe(200)
      const row = await q.selectFrom('customers').select('password_hash').where('email', '=', email).executeTakeFirst()
      expect(row?.password_hash).toMatch(new RegExp(`^scrypt\\$${costFrom(process.env).N}\\$8\\$1\\$`))
      expect((await login(the(), email)).status).toBe(200)
    })

    it('rejects a password that is changed while it is checked', async () => {
      const email = await addCustomer(the())
      const { q } = the().database
      // changes the password between its check and the session: the limiter is reset at that time
      const makeLimiter: MakeLimiter = (rule, name) => {
        const limiter = inMemory(rule, name)
        const forget = async (who: string) => {
          const password_hash = hashOf('jine-heslo-7', 512)
          await q.updateTable('customers').set({ password_hash }).where('email', '=', email).execute()
          await limiter.forget(who)
        }
        return name === 'signIn' ? { ...limiter, forget } : limiter
      }
      const other = await restarted(the(), [], { makeLimiter })
      expect((await login(other, email)).status).toBe(401)
      expect((await login(the(), email, 'jine-heslo-7')).status).toBe(200)
      await other.close()
    })

    it('waits for all limiters before it responds', async () => {
      const email = await addCustomer(the())
      let [begun, done] = [0, 0]
      const later = async <T>(work: Promise<T>): Promise<T> => {
        begun += 1
        await new Promise((resolve) => setTimeout(resolve, 50))
        done += 1
        return work
      }
      const makeLimiter: MakeLimiter = (rule, name) => {
        const limiter = inMemory(rule, name)
        return {
          take: (who) => later(limiter.take(who)),
          giveBack: (who) => later(limiter.giveBack(who)),
          forget: (who) => later(limiter.forget(who)),
          counted: (who) => later(limiter.counted(who)),
        }
      }
      const slow = await restarted(the(), ['127.0.0.1'], { makeLimiter })
      const { status } = await login(slow, email, 'vetrak-2026', from('203.0.113.77'))
      const counted = [begun, done]
      await slow.close()
      expect([status, ...counted]).toEqual([200, begun, begun])
      expect(begun).toBe(9)
    })

    const restricted = (groups: string[]) => the().request('POST', '/sandbox/settings', { restricted_groups: groups })

    it('C6.08 customers of a restricted group get no token, by password or through an operator, and keep their guest cart', async () => {
      const globals = await the().request('GET', '/store/api/v1/globals')
      expect(globals.body.restricted_groups).toEqual(['omezeni'])
      expect(globals.body.restricted_redirect).toMatchObject({ href: '/kontakt' })
      const cart = await guestCart(the().request, (await sample(the(), 20)).id)
      const byPassword = await login(the(), 'omezena@vanek.test', 'vetrak-2026', { cart })
      expect([byPassword.status, codesOf(byPassword.body)]).toEqual([403, ['customer_restricted']])
      expect((await the().request('GET', '/store/api/v1/cart', undefined, { cart })).body.items).toHaveLength(1)
      const wrong = await login(the(), 'omezena@vanek.test', 'spatne-heslo')
      expect([wrong.status, codesOf(wrong.body)]).toEqual([401, ['credentials_invalid']])
      const { token } = (await the().request('POST', '/sandbox/login-as', { email: 'omezena@vanek.test' })).body
      const byOperator = await the().request('POST', '/store/api/oauth/token', { token })
      expect([byOperator.status, codesOf(byOperator.body)]).toEqual([403, ['customer_restricted']])
    })

    it('C6.08 after a group is restricted, its tokens work for logout only', async () => {
      const product = (await sample(the(), 20)).id
      const { before } = (await restricted([])).body
      const bearer = await tokenOf(the(), 'omezena@vanek.test')
      expect(await emailOf(the(), bearer)).toBe('omezena@vanek.test')
      await the().request('PUT', '/sandbox/settings', before)
      const calls = [
        await the().request('GET', '/store/api/v1/user', undefined, { bearer }),
        await the().request('GET', '/store/api/v1/cart', undefined, { bearer }),
        await the().request('POST', '/store/api/v1/cart/items', { id: product, amount: 1 }, { bearer }),
        await the().request('GET', '/store/api/v1/user/orders', undefined, { bearer }),
        await the().request('POST', '/store/api/v1/cart/place', placement(), { bearer, key: newKey() }),
      ]
      expect(calls.map(({ status, body }) => [status, ...codesOf(body)])).toEqual(
        calls.map(() => [403, 'customer_restricted']),
      )
      const out = () => the().request('POST', '/store/api/oauth/logout', undefined, { bearer })
      expect([(await out()).status, (await out()).status]).toEqual([204, 401])
    })
  })

  describe('signing in as a customer', () => {
    const exchange = (token: string, cart?: string) =>
      the().request('POST', '/store/api/oauth/token', { token }, cart === undefined ? {} : { cart })
    const loginAs = async (email: string): Promise<string> =>
      (await the().request('POST', '/sandbox/login-as', { email })).body.token as string

    it('C2.12 the token of an operator works once, and does not affect the guest cart', async () => {
      const email = await addCustomer(the())
      const cart = await guestCart(the().request, (await sample(the(), 20)).id)
      const token = await loginAs(email)
      const { status, body } = await exchange(token, cart)
      expect([status, body.meta]).toEqual([200, { cart: null }])
      expect(await emailOf(the(), body.data.access_token)).toBe(email)
      expect((await the().request('GET', '/store/api/v1/cart', undefined, { cart })).body.items).toHaveLength(1)
      const again = await exchange(token, cart)
      expect([again.status, codesOf(again.body)]).toEqual([422, ['token_invalid']])
    })

    it('C2.12 concurrent requests with one token sign in once', async () => {
      const token = await loginAs(await addCustomer(the()))
      const responses = await Promise.all([exchange(token), exchange(token), exchange(token)])
      expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422, 422])
    })

    it('C2.12 the token expires after a minute, and unknown tokens are rejected', async () => {
      const token = await loginAs(await addCustomer(the()))
      const old = await later(the(), 60_000, () => exchange(token))
      expect([old.status, codesOf(old.body)]).toEqual([410, ['token_expired']])
      expect(codesOf((await exchange('vymysleny-token-operatora')).body)).toEqual(['token_invalid'])
      expect((await exchange(token)).status).toBe(200)
    })
  })
}
