import { describe, expect, it } from 'vitest'
import { loaderArgs, pageEnv, actionArgs, refusal, redirectOf } from '../../testing/page-env.ts'
import { action, loader } from './data.ts'

const path = '/kosik/platba/sandbox'
const callback = '303 /checkout/payment/callback'
const orderOf = (state: string) => () =>
  Response.json({
    ...{ code: '2600001', status: 'received', currencyCode: 'CZK', prices: { totalWithTax: 1290 } },
    payment: { code: 'card', state },
  })
const on = (provider: string) => ({ ...loaderArgs(path), params: { provider } })

describe('the page of a payment widget', () => {
  it.each(['pending', 'failed', 'cancelled'])('C2.06 shows an order that is %s, and starts nothing', async (state) => {
    const { env, calls } = pageEnv(orderOf(state))
    const data = await loader(on('sandbox'), { ...env, paymentOrigin: 'https://pay.test' })
    expect(data).toEqual({
      ...{ provider: 'sandbox', paymentOrigin: 'https://pay.test', order: { token: 'current' } },
      ...{ code: '2600001', currencyCode: 'CZK', total: 1290 },
    })
    expect(calls.map(({ method }) => method)).toEqual(['GET'])
  })

  it('C2.06 is for the order whose page started the payment', async () => {
    const { env, calls } = pageEnv(orderOf('pending'), { cookies: { vanek_paying: 'o-7' } })
    expect(await loader(on('sandbox'), env)).toMatchObject({ order: { id: 'o-7' } })
    expect(calls.map((call) => call.path)).toEqual(['/api/v1/user/orders/o-7'])
  })

  it.each([
    ['an order that is paid', 'sandbox', orderOf('paid')],
    ['an order that is paid otherwise', 'sandbox', orderOf('offline')],
    ['no order', 'sandbox', () => refusal(404, 'not_found')],
    ['a back end that does not answer', 'sandbox', () => refusal(503, 'server')],
    ['a provider that the shop does not know', 'other', orderOf('pending')],
    ['a name that every object has', 'toString', orderOf('pending')],
  ])('C2.06 redirects %s to the page that requests the result of the payment', async (_, provider, answer) => {
    expect(await redirectOf(loader(on(provider), pageEnv(answer).env))).toBe(callback)
  })
})

describe('the redirect from there to the page of the provider', () => {
  const send = (answer: () => Response) => {
    const { env, calls } = pageEnv(answer)
    return { way: action({ ...actionArgs(path, { order: '2600001' }), params: { provider: 'sandbox' } }, env), calls }
  }

  it('C2.06 is there without scripts too, though there is a widget', async () => {
    const widget = { provider: 'sandbox', clientSecret: 'secret' }
    const { way } = send(() => Response.json({ redirectUrl: 'https://pay.test/a', widget }))
    expect(await redirectOf(way)).toBe('303 https://pay.test/a')
  })

  it('C2.06 redirects only to a page, and shows the state of a paid order', async () => {
    expect(await redirectOf(send(() => Response.json({ redirectUrl: 'javascript:1' })).way)).toBe(callback)
    expect(await redirectOf(send(() => refusal(409, 'already_paid')).way)).toBe(callback)
    await expect(send(() => refusal(429, 'rate_limited')).way).resolves.toMatchObject({ init: { status: 422 } })
  })
})
