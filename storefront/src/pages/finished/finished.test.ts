import { describe, expect, it } from 'vitest'
import { loaderArgs, pageEnv, actionArgs, refusal, redirectOf } from '../../testing/page-env.ts'
import { action, loader } from './data.ts'

const path = '/kosik/dokonceni'
const order = {
  ...{ code: '2600001', items: [], status: 'received', events: [{ kind: 'received', at: '2026-11-20T12:00:00Z' }] },
  ...{ changeableUntil: null, payment: { code: 'card', state: 'pending' } },
}

describe('the order-finished page', () => {
  it('is filled from the stored placed order (C2.04, C2.32)', async () => {
    const waiting = { cookies: { vanek_verifying: '1' } }
    const payments = [{ id: 1, current: true }, { id: 2 }]
    const { env, calls, cookies } = pageEnv(
      ({ path: of }) => Response.json(of.endsWith('/payments') ? payments : order),
      waiting,
    )
    const page = { order: { code: '2600001' }, actions: { payments: [{ id: 2 }] } }
    await expect(loader(loaderArgs(path), env)).resolves.toMatchObject(page)
    const own = '/api/v1/orders/token/current'
    expect(calls.map((call) => call.path)).toEqual([own, `${own}/documents`, `${own}/payments`])
    expect(cookies.size).toBe(0)
  })

  it('A3.12 requests no other payments when none can be chosen, and renders without them if they cannot be loaded', async () => {
    const cancelled = pageEnv(() => Response.json({ ...order, status: 'cancelled' }))
    await expect(loader(loaderArgs(path), cancelled.env)).resolves.toMatchObject({ actions: { payments: [] } })
    expect(cancelled.calls.some((call) => call.path.endsWith('/payments'))).toBe(false)
    const failing = pageEnv(({ path: of }) =>
      of.endsWith('/payments') ? refusal(500, 'server') : Response.json(order),
    )
    await expect(loader(loaderArgs(path), failing.env)).resolves.toMatchObject({ actions: { payments: [] } })
  })

  it('A2.11 redirects an order opened by a link to its own page: it was placed and reported elsewhere', async () => {
    const shown = async (code: string) => {
      const { env } = pageEnv(() => Response.json({ ...order, status: 'cancelled' }), {
        cookies: { vanek_opened: code },
      })
      return loader(loaderArgs(path), env)
    }
    expect(await redirectOf(shown('2600001'))).toBe('303 /objednavka')
    await expect(shown('2600002')).resolves.toMatchObject({ order: { code: '2600001' } })
  })

  it('redirects to the cart if none is stored (C2.32)', async () => {
    const { env } = pageEnv(() => refusal(404, 'not_found'))
    expect(await redirectOf(loader(loaderArgs(path), env))).toBe('303 /kosik')
  })
})

describe('A3.12 a form of the order just placed', () => {
  const changeKey = 'key-of-the-page'

  it('cancels it under the key of the page', async () => {
    const { env, calls } = pageEnv(() => Response.json({ ...order, status: 'cancelled' }))
    expect(await redirectOf(action(actionArgs(path, { intent: 'order_cancel', changeKey }), env))).toBe(`303 ${path}`)
    expect(calls).toMatchObject([{ path: '/api/v1/orders/token/current/cancellation', key: changeKey }])
  })

  it('changes the payment for the displayed total, and redirects to the payment if that is the next step', async () => {
    const form = { intent: 'order_payment', changeKey, payment: '3:1329.5' }
    const offline = { ...order, payment: { code: 'cod', state: 'offline' } }
    const { env, calls } = pageEnv(() => Response.json(offline))
    expect(await redirectOf(action(actionArgs(path, form), env))).toBe(`303 ${path}?zmena=platba`)
    expect(calls).toMatchObject([{ method: 'PUT', key: changeKey, body: { payment_id: 3, expected_total: 1329.5 } }])
    const card = pageEnv(({ method }) =>
      Response.json(method === 'PUT' ? order : { redirectUrl: 'https://pay.test/a' }),
    )
    expect(await redirectOf(action(actionArgs(path, form), card.env))).toBe('303 https://pay.test/a')
    expect(card.calls.map(({ key }) => key)).toEqual([changeKey, `${changeKey}-pay`])
    // the method is changed even if it cannot be paid now
    const away = pageEnv(({ method }) => (method === 'PUT' ? Response.json(order) : refusal(409, 'already_paid')))
    expect(await redirectOf(action(actionArgs(path, form), away.env))).toBe(`303 ${path}?zmena=platba`)
  })

  it('shows why not', async () => {
    const { env } = pageEnv(() => refusal(409, 'order_packed', null, 'Už je zabalená'))
    const answer = await action(actionArgs(path, { intent: 'order_cancel', changeKey }), env)
    expect(answer).toMatchObject({ data: { text: expect.stringContaining('zabalená') }, init: { status: 422 } })
  })
})

describe('C1.07 an account after the order', () => {
  const send = (answer: () => Response) => pageEnv(answer)

  it('is requested for the order, with one password', async () => {
    const { env, calls } = send(() => new Response(null, { status: 202 }))
    const answer = await action(actionArgs(path, { intent: 'register', password: 'vitr-v-korunach-7' }), env)
    expect(answer).toMatchObject({ data: { account: { done: true } } })
    expect(calls.at(-1)).toMatchObject({
      path: '/api/v1/orders/token/current/account',
      body: { password: 'vitr-v-korunach-7', password_confirmation: 'vitr-v-korunach-7' },
    })
  })

  it('sends the password as typed, like the sign-in does', async () => {
    const { env, calls } = send(() => new Response(null, { status: 202 }))
    await action(actionArgs(path, { intent: 'register', password: ' vitr v korunach ' }), env)
    expect(calls.at(-1)?.body).toMatchObject({ password: ' vitr v korunach ' })
  })

  it('is for the order of the page, not for one placed in another tab since', async () => {
    const { env, calls } = pageEnv(() => refusal(404, 'not_found'))
    const form = { intent: 'register', password: 'vitr-v-korunach-7', order: '2600001' }
    expect(await redirectOf(action(actionArgs(path, form), env))).toBe(`303 ${path}`)
    expect(calls.map((call) => `${call.method} ${call.path}`)).toEqual([
      'POST /api/v1/orders/token/current~2600001/account',
    ])
  })

  it('can be requested again after an outage: the page and the password stay', async () => {
    const { env } = pageEnv(() => refusal(503, 'server'))
    expect(await action(actionArgs(path, { intent: 'register', password: 'vitr-v-korunach-7' }), env)).toMatchObject({
      data: { account: { done: false, text: expect.any(String) } },
      init: { status: 422 },
    })
  })

  it('shows errors of the password, and sends none that is too short', async () => {
    const short = send(() => new Response(null, { status: 202 }))
    expect(await action(actionArgs(path, { intent: 'register', password: 'krátké' }), short.env)).toMatchObject({
      data: { account: { done: false, error: 'Heslo musí mít aspoň 8 znaků' } },
      init: { status: 422 },
    })
    expect(short.calls.some(({ method }) => method === 'POST')).toBe(false)
    const common = send(() => refusal(422, 'password_common', 'password', 'Časté heslo'))
    expect(await action(actionArgs(path, { intent: 'register', password: 'heslo12345' }), common.env)).toMatchObject({
      data: { account: { done: false, error: expect.any(String), text: null } },
    })
  })
})
