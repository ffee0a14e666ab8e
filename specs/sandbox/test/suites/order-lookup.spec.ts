import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Shop } from '../../src/wire.ts'
import { accountHelpers } from '../support/account-helpers.ts'
import { later, mailsTo, newEmail, restarted, sameIn } from '../support/accounts.ts'
import { hostileLink } from '../support/hostile-link.ts'
import { codesOf, guestCart, newKey, placement, sample } from '../support/shopping.ts'
import type { TestResponse, RequestOptions, World } from '../support/world.ts'

const API = '/store/api/v1'
const LOOKUP = `${API}/orders/lookup`
const MINUTE_MS = 60_000
const callbackUrl = 'http://shop.test/sledovani-objednavky/odkaz'

/** Looking up an order without an account. */
export function orderLookupSuite(the: () => World): void {
  const { statementsFor } = accountHelpers(the)
  const place = async (email = newEmail()) => {
    const cart = await guestCart(the().request, (await sample(the(), 40)).id)
    const { body } = await the().request('POST', `${API}/cart/place`, placement({ email, payment_id: 3 }), {
      ...{ cart, key: newKey() },
    })
    return { ...(body as Shop['OrderPlaced']).order, email }
  }
  type LookupInput = Readonly<Record<'code' | 'email', string>>
  const lookUp = (
    { code, email }: LookupInput,
    more: object = {},
    options: RequestOptions = {},
  ): Promise<TestResponse> => the().request('POST', LOOKUP, { code, email, callbackUrl, ...more }, options)
  const open = (token: string, key?: string): Promise<TestResponse> =>
    the().request('POST', `${LOOKUP}/open`, { token }, key === undefined ? {} : { key })
  const linksTo = async (email: string): Promise<URL[]> => {
    const mails = (await mailsTo(the(), email)).filter(({ kind }) => kind === 'order_link')
    return mails.map(({ body }) => new URL(/https?:\S+/.exec(body)?.[0] ?? ''))
  }
  const tokenTo = async (order: LookupInput): Promise<string> => {
    await lookUp(order)
    return (await linksTo(order.email))[0]?.searchParams.get('token') ?? ''
  }

  describe('order lookup', () => {
    it('A2.01 A2.04 mails a link to the e-mail of the order, which returns its token', async () => {
      const order = await place()
      expect(sameIn(await lookUp({ code: ` ${order.code} `, email: order.email.toUpperCase() }))).toEqual({
        ...{ status: 202, body: '' },
      })
      const [link, ...others] = await linksTo(order.email)
      expect([link?.origin, link?.pathname, [...(link?.searchParams.keys() ?? [])], others.length]).toEqual([
        ...['http://shop.test', '/sledovani-objednavky/odkaz', ['token'], 0],
      ])
      const token = link?.searchParams.get('token') ?? ''
      expect(token).toMatch(/^[\w-]{43}$/)
      const rows = await the().database.q.selectFrom('order_links').select('token_hash').execute()
      expect(rows.map(({ token_hash }) => token_hash)).not.toContain(token)
      const { status, body } = await open(token)
      expect([status, body.code, body.token]).toEqual([200, order.code, order.token])
      expect((await the().request('GET', `${API}/orders/token/${body.token}`)).status).toBe(200)
    })

    it('A2.02 responds the same for a wrong number, a wrong e-mail and both, and sends no mail', async () => {
      const [order, other] = [await place(), await place()]
      const stranger = newEmail()
      const requests = [
        order,
        { code: order.code, email: other.email },
        { code: order.code, email: stranger },
        { code: '9999999', email: stranger },
        { code: "' or 1=1 --", email: newEmail() },
      ]
      const responses: TestResponse[] = []
      for (const request of requests) responses.push(await lookUp(request))
      expect(responses.map(sameIn)).toEqual(requests.map(() => ({ status: 202, body: '' })))
      const headers = responses.map((response) => [...Object.keys(response.headers)].sort())
      expect(headers).toEqual(headers.map(() => headers[0]))
      expect([await linksTo(stranger), await linksTo(other.email)]).toEqual([[], []])
      expect(await linksTo(order.email)).toHaveLength(1)
    })

    it('A2.02 runs the same SQL statements for existing and unknown orders', async () => {
      const order = await place()
      const [first, ...others] = await statementsFor(LOOKUP, [order.email, newEmail(), newEmail()], (email) => ({
        ...{ email, callbackUrl },
        code: order.code,
      }))
      expect(first?.reduce((sum, [, written]) => sum + written, 0)).toBe(2)
      expect(others).toEqual([first, first])
      const [unknown] = await statementsFor(LOOKUP, [newEmail()], (email) => ({ email, callbackUrl, code: '9999999' }))
      expect(unknown).toEqual(first)
    })

    it('A2.05 the link works once; the same key repeats the response', async () => {
      const order = await place()
      const token = await tokenTo(order)
      const key = newKey()
      const first = await open(token, key)
      expect([first.status, (await open(token, key)).body.token]).toEqual([200, order.token])
      const again = await open(token, newKey())
      expect([again.status, codesOf(again.body)]).toEqual([410, ['token_used']])
      // stored responses do not contain the order token
      const rows = await the().database.q.selectFrom('idempotency_keys').selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain(order.token)
    })

    it('A2.05 of concurrent requests with the same link, one succeeds', async () => {
      const token = await tokenTo(await place())
      const responses = await Promise.all([open(token), open(token), open(token)])
      expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 410, 410])
    })

    it('A2.05 a newer link invalidates older ones of the same order only', async () => {
      const order = await place()
      const second = await place(order.email)
      const [older, beside] = [await tokenTo(order), await tokenTo(second)]
      const newer = await tokenTo(order)
      expect(codesOf((await open(older)).body)).toEqual(['token_used'])
      expect([(await open(newer)).body.code, (await open(beside)).body.code]).toEqual([order.code, second.code])
    })

    it('A2.05 a failed lookup of a stranger invalidates no link', async () => {
      const order = await place()
      const token = await tokenTo(order)
      await lookUp({ code: order.code, email: newEmail() })
      expect((await open(token)).status).toBe(200)
    })

    it('A2.05 the link is valid for half an hour', async () => {
      const token = await tokenTo(await place())
      const late = await later(the(), 30 * MINUTE_MS, () => open(token))
      expect([late.status, codesOf(late.body)]).toEqual([410, ['token_expired']])
      const inTime = await later(the(), 29 * MINUTE_MS, () => open(token))
      expect(inTime.status).toBe(200)
    })

    it('A2.05 A2.06 rejects other tokens', async () => {
      const order = await place()
      await lookUp({ code: order.code, email: newEmail() })
      for (const token of ['nobody', order.token, order.code]) {
        const { status, body } = await open(token)
        expect([status, codesOf(body)]).toEqual([422, ['token_invalid']])
      }
    })

    it('A2.03 repeating a request with the same key sends one mail', async () => {
      const order = await place()
      const key = newKey()
      const responses = [await lookUp(order, {}, { key }), await lookUp(order, {}, { key })]
      expect(responses.map(({ status }) => status)).toEqual([202, 202])
      expect(await linksTo(order.email)).toHaveLength(1)
    })

    it('A2.03 sends at most five mails per recipient and hour, without revealing an order', async () => {
      const [order, stranger] = [await place(), newEmail()]
      const times = async (email: string) => {
        const responses: unknown[] = []
        for (let time = 0; time < 6; time += 1) responses.push(sameIn(await lookUp({ code: order.code, email })))
        return responses
      }
      const [own, others] = [await times(order.email), await times(stranger)]
      expect(own).toEqual(others)
      expect(own.map((response) => (response as TestResponse).status)).toEqual([202, 202, 202, 202, 202, 429])
      expect(await linksTo(order.email)).toHaveLength(5)
    })

    it('A2.03 allows thirty lookups and thirty wrong tokens per address', async () => {
      const other = await restarted(the(), ['127.0.0.1'])
      const from = { headers: { 'x-forwarded-for': '203.0.113.140' } }
      const lookups = await Promise.all(
        Array.from({ length: 31 }, () =>
          other.request('POST', LOOKUP, { code: '9999999', email: newEmail(), callbackUrl }, from),
        ),
      )
      const guessed = await Promise.all(
        Array.from({ length: 31 }, (_, at) => other.request('POST', `${LOOKUP}/open`, { token: `guess-${at}` }, from)),
      )
      await other.close()
      const statuses = (responses: readonly TestResponse[]) =>
        responses.map(({ status }) => status).sort((a, b) => a - b)
      expect(statuses(lookups)).toEqual([...Array.from({ length: 30 }, () => 202), 429])
      expect(statuses(guessed)).toEqual([...Array.from({ length: 30 }, () => 422), 429])
    })

    it('A2.06 links to its own shop page only', async () => {
      const order = await place()
      await fc.assert(
        fc.asyncProperty(hostileLink('/sledovani-objednavky/odkaz'), async (url) => {
          const { status, body } = await lookUp(order, { callbackUrl: url })
          expect([url, status, codesOf(body)]).toEqual([url, 422, ['validation']])
        }),
        { numRuns: 100 },
      )
      expect(await linksTo(order.email)).toEqual([])
    })

    it('A2.07 the mail of a guest order links to the lookup page', async () => {
      const { code, email } = await place()
      const mail = (await mailsTo(the(), email)).find(({ kind }) => kind === 'order')
      expect(mail?.body).toContain(`http://shop.test/sledovani-objednavky?cislo=${code}`)
    })
  })
}
