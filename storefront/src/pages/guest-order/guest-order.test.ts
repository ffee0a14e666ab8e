import { describe, expect, it } from 'vitest'
import { loaderArgs, pageEnv, actionArgs, refusal, redirectOf } from '../../testing/page-env.ts'
import { loader as callback } from '../payment-callback/data.ts'
import { action, loader } from './data.ts'
import { head } from './view.tsx'

const path = '/objednavka'
const changeKey = 'key-of-the-page'
const order = {
  ...{ code: '2600001', items: [], status: 'received', events: [{ kind: 'received', at: '2026-11-20T12:00:00Z' }] },
  ...{ changeableUntil: null, payment: { code: 'card', state: 'pending' } },
}

describe('the page of an order without an account', () => {
  it('A2.11 shows the order of this browser with its actions', async () => {
    const payments = [{ id: 1, current: true }, { id: 2 }]
    const { env, calls } = pageEnv(({ path: of }) => Response.json(of.endsWith('/payments') ? payments : order))
    const shown = (await loader(loaderArgs(path), env)) as Parameters<typeof head>[0]
    expect(shown).toMatchObject({ page: { order: { code: '2600001' }, actions: { payments: [{ id: 2 }] } } })
    const own = '/api/v1/orders/token/current'
    expect(calls.map((call) => call.path)).toEqual([own, `${own}/documents`, `${own}/payments`])
    expect(head(shown, env)).toEqual({ title: 'Objednávka 2600001' })
  })

  it('A2.11 shows where to find an order when this browser has none', async () => {
    const { env } = pageEnv(() => refusal(404, 'not_found'))
    expect(await loader(loaderArgs(path), env)).toMatchObject({ data: { page: null }, init: { status: 404 } })
  })

  it('A2.11 redirects to the payment, and back to the page', async () => {
    const { env, cookies } = pageEnv(() => Response.json({ redirectUrl: 'https://pay.test/a' }))
    expect(await redirectOf(action(actionArgs(path, { intent: 'order_pay', changeKey }), env))).toBe(
      '303 https://pay.test/a',
    )
    expect(cookies.get('vanek_paying')).toBe('current')
    expect(await redirectOf(callback(loaderArgs('/checkout/payment/callback'), env))).toBe(`303 ${path}`)
    expect(cookies.has('vanek_paying')).toBe(false)
  })

  it('A2.11 changes and cancels it under the key of the page, or shows the error', async () => {
    const offline = { ...order, payment: { code: 'cod', state: 'offline' } }
    const { env, calls } = pageEnv(() => Response.json(offline))
    const change = { intent: 'order_payment', changeKey, payment: '3:1329.5' }
    expect(await redirectOf(action(actionArgs(path, change), env))).toBe(`303 ${path}?zmena=platba`)
    expect(await redirectOf(action(actionArgs(path, { intent: 'order_cancel', changeKey }), env))).toBe(`303 ${path}`)
    expect(calls.map((call) => [call.method, call.path, call.key])).toEqual([
      ['PUT', '/api/v1/orders/token/current/payment', changeKey],
      ['POST', '/api/v1/orders/token/current/cancellation', changeKey],
    ])
    const late = pageEnv(() => refusal(409, 'order_packed', null, 'Už je zabalená'))
    expect(await action(actionArgs(path, { intent: 'order_cancel', changeKey }), late.env)).toMatchObject({
      ...{ data: { form: 'order_cancel', text: expect.stringContaining('zabalená') }, init: { status: 422 } },
    })
  })
})
