import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Shop } from '../../src/wire.ts'
import { accountActs } from '../support/account-acts.ts'
import { later, mailsTo, newEmail, restarted, sameIn } from '../support/accounts.ts'
import { hostileLink } from '../support/hostile-link.ts'
import { codesOf, guestCart, newKey, placement, sample } from '../support/shopping.ts'
import type { TestResponse, AskOptions, World } from '../support/world.ts'

const API = '/store/api/v1'
const LOOKUP = `${API}/orders/lookup`
const MINUTE_MS = 60_000
const callbackUrl = 'http://shop.test/sledovani-objednavky/odkaz'

/** Finding an order without an account. */
export function orderLookupSuite(the: () => World): void {
  const { statementsFor } = accountActs(the)
  const place = async (email = newEmail()) => {
    const cart = await guestCart(the().ask, (await sample(the(), 40)).id)
    const { body } = await the().ask('POST', `${API}/cart/place`, placement({ email, payment_id: 3 }), {
      ...{ cart, key: newKey() },
    })
    return { ...(body as Shop['OrderPlaced']).order, email }
  }
  type Wanted = Readonly<Record<'code' | 'email', string>>
  const lookUp = ({ code, email }: Wanted, more: object = {}, options: AskOptions = {}): Promise<TestResponse> =>
    the().ask('POST', LOOKUP, { code, email, callbackUrl, ...more }, options)
  const open = (token: string, key?: string): Promise<TestResponse> =>
    the().ask('POST', `${LOOKUP}/open`, { token }, key === undefined ? {} : { key })
  const linksTo = async (email: string): Promise<URL[]> => {
    const mails = (await mailsTo(the(), email)).filter(({ kind }) => kind === 'order_link')
    return mails.map(({ body }) => new URL(/https?:\S+/.exec(body)?.[0] ?? ''))
  }
  const tokenTo = async (order: Wanted): Promise<string> => {
    await lookUp(order)
    return (await linksTo(order.email))[0]?.searchParams.get('token') ?? ''
  }

  describe('looking up an order', () => {
    it('A2.01 A2.04 mails a link to the e-mail of the order, which opens it with its own token', async () => {
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
      const kept = await the().database.q.selectFrom('order_links').select('token_hash').execute()
      expect(kept.map(({ token_hash }) => token_hash)).not.toContain(token)
      const { status, body } = await open(token)
      expect([status, body.code, body.token]).toEqual([200, order.code, order.token])
      expect((await the().ask('GET', `${API}/orders/token/${body.token}`)).status).toBe(200)
    })

    it('A2.02 is answered the same for a wrong number, a wrong e-mail and both, and then mails nobody', async () => {
      const [order, other] = [await place(), await place()]
      const stranger = newEmail()
      const requests = [
        order,
        { code: order.code, email: other.email },
        { code: order.code, email: stranger },
        { code: '9999999', email: stranger },
        { code: "' or 1=1 --", email: newEmail() },
      ]
      const answers: TestResponse[] = []
      for (const wanted of requests) answers.push(await lookUp(wanted))
      expect(answers.map(sameIn)).toEqual(requests.map(() => ({ status: 202, body: '' })))
      const headers = answers.map((answer) => [...Object.keys(answer.headers)].sort())
      expect(headers).toEqual(headers.map(() => headers[0]))
      expect([await linksTo(stranger), await linksTo(other.email)]).toEqual([[], []])
      expect(await linksTo(order.email)).toHaveLength(1)
    })

    it('A2.02 asks and writes as much whether there is such an order or not', async () => {
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

    it('A2.05 opens once; who lost the answer is answered again under the same key', async () => {
      const order = await place()
      const token = await tokenTo(order)
      const key = newKey()
      const first = await open(token, key)
      expect([first.status, (await open(token, key)).body.token]).toEqual([200, order.token])
      const again = await open(token, newKey())
      expect([again.status, codesOf(again.body)]).toEqual([410, ['token_used']])
      // the token of the order lies in no kept answer
      const kept = await the().database.q.selectFrom('idempotency_keys').selectAll().execute()
      expect(JSON.stringify(kept)).not.toContain(order.token)
    })

    it('A2.05 opens once for two who press at the same moment', async () => {
      const token = await tokenTo(await place())
      const answers = await Promise.all([open(token), open(token), open(token)])
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 410, 410])
    })

    it('A2.05 a newer link ends the older ones of the same order, and no others', async () => {
      const order = await place()
      const second = await place(order.email)
      const [older, beside] = [await tokenTo(order), await tokenTo(second)]
      const newer = await tokenTo(order)
      expect(codesOf((await open(older)).body)).toEqual(['token_used'])
      expect([(await open(newer)).body.code, (await open(beside)).body.code]).toEqual([order.code, second.code])
    })

    it('A2.05 a link that a stranger asked for in vain ends none', async () => {
      const order = await place()
      const token = await tokenTo(order)
      await lookUp({ code: order.code, email: newEmail() })
      expect((await open(token)).status).toBe(200)
    })

    it('A2.05 works for half an hour', async () => {
      const token = await tokenTo(await place())
      const late = await later(the(), 30 * MINUTE_MS, () => open(token))
      expect([late.status, codesOf(late.body)]).toEqual([410, ['token_expired']])
      const inTime = await later(the(), 29 * MINUTE_MS, () => open(token))
      expect(inTime.status).toBe(200)
    })

    it('A2.05 A2.06 no other token opens anything', async () => {
      const order = await place()
      await lookUp({ code: order.code, email: newEmail() })
      for (const token of ['nobody', order.token, order.code]) {
        const { status, body } = await open(token)
        expect([status, codesOf(body)]).toEqual([422, ['token_invalid']])
      }
    })

    it('A2.03 the same form sent twice is one mail', async () => {
      const order = await place()
      const key = newKey()
      const answers = [await lookUp(order, {}, { key }), await lookUp(order, {}, { key })]
      expect(answers.map(({ status }) => status)).toEqual([202, 202])
      expect(await linksTo(order.email)).toHaveLength(1)
    })

    it('A2.03 mails one recipient five times an hour, and tells nothing by that', async () => {
      const [order, stranger] = [await place(), newEmail()]
      const times = async (email: string) => {
        const answers: unknown[] = []
        for (let time = 0; time < 6; time += 1) answers.push(sameIn(await lookUp({ code: order.code, email })))
        return answers
      }
      const [own, others] = [await times(order.email), await times(stranger)]
      expect(own).toEqual(others)
      expect(own.map((answer) => (answer as TestResponse).status)).toEqual([202, 202, 202, 202, 202, 429])
      expect(await linksTo(order.email)).toHaveLength(5)
    })

    it('A2.03 one address asks for thirty an hour, and tries thirty wrong tokens', async () => {
      const other = await restarted(the(), ['127.0.0.1'])
      const from = { headers: { 'x-forwarded-for': '203.0.113.140' } }
      const responses = await Promise.all(
        Array.from({ length: 31 }, () =>
          other.ask('POST', LOOKUP, { code: '9999999', email: newEmail(), callbackUrl }, from),
        ),
      )
      const guessed = await Promise.all(
        Array.from({ length: 31 }, (_, at) => other.ask('POST', `${LOOKUP}/open`, { token: `guess-${at}` }, from)),
      )
      await other.close()
      const statuses = (answers: readonly TestResponse[]) => answers.map(({ status }) => status).sort((a, b) => a - b)
      expect(statuses(responses)).toEqual([...Array.from({ length: 30 }, () => 202), 429])
      expect(statuses(guessed)).toEqual([...Array.from({ length: 30 }, () => 422), 429])
    })

    it('A2.06 leads to its own page of the shop only', async () => {
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

    it('A2.07 the mail of a guest’s order tells where to look', async () => {
      const { code, email } = await place()
      const mail = (await mailsTo(the(), email)).find(({ kind }) => kind === 'order')
      expect(mail?.body).toContain(`http://shop.test/sledovani-objednavky?cislo=${code}`)
    })
  })
}
