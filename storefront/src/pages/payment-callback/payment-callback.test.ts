import { describe, expect, it } from 'vitest'
import { loaderArgs, pageEnv, actionArgs, refusal, redirectOf } from '../../testing/page-env.ts'
import { action, loader } from './data.ts'
import { head } from './view.tsx'

const path = '/checkout/payment/callback?payment=p1&state=paid'
const orderOf = (state: string) => () => Response.json({ code: '2600001', payment: { code: 'card', state } })

describe('the return from the payment provider', () => {
  it.each(['paid', 'offline'])('C2.06 redirects to the order when it is %s', async (state) => {
    const { env, calls } = pageEnv(orderOf(state))
    expect(await redirectOf(loader(loaderArgs(path), env))).toBe('303 /kosik/dokonceni')
    expect(calls.map((call) => call.path)).toEqual(['/api/v1/orders/token/current'])
  })

  it.each(['pending', 'failed', 'cancelled'])(
    'C2.06 stays when the order is %s, regardless of the URL',
    async (state) => {
      const { env, cookies } = pageEnv(orderOf(state), { cookies: { vanek_verifying: '2' } })
      const data = await loader(loaderArgs(path), env)
      expect(data).toMatchObject({ state, code: '2600001' })
      expect(head(data, env)).toMatchObject(state === 'pending' ? { refreshSeconds: 4 } : { title: 'Platba' })
      expect(cookies.size).toBe(0)
    },
  )

  it('C2.06 shows no order to other visitors, and waits if the back end does not answer', async () => {
    const stranger = pageEnv(() => refusal(404, 'not_found'))
    await expect(loader(loaderArgs(path), stranger.env)).resolves.toEqual({ state: 'none' })
    const down = pageEnv(() => refusal(503, 'server'))
    await expect(loader(loaderArgs(path), down.env)).resolves.toEqual({ state: 'unsure' })
  })
})

describe('paying again', () => {
  const pay = { payKey: 'key-of-the-attempt' }

  it('C2.06 redirects to the payment page, with one attempt for repeated submits of the form', async () => {
    const { env, calls } = pageEnv(() => Response.json({ redirectUrl: 'https://pay.test/a' }))
    expect(await redirectOf(action(actionArgs(path, pay), env))).toBe('303 https://pay.test/a')
    expect(calls).toMatchObject([{ path: '/api/v1/orders/token/current/payment', key: 'key-of-the-attempt' }])
  })

  it.each([
    ['already_paid', 409, '303 /kosik/dokonceni'],
    ['not_found', 404, '303 /checkout/payment/callback'],
  ])('answers %s by showing the current state', async (code, status, way) => {
    const { env } = pageEnv(() => refusal(status, code))
    expect(await redirectOf(action(actionArgs(path, pay), env))).toBe(way)
  })

  it('redirects only to a page', async () => {
    const { env } = pageEnv(() => Response.json({ redirectUrl: 'javascript:alert(1)' }))
    expect(await redirectOf(action(actionArgs(path, pay), env))).toBe('303 /checkout/payment/callback')
  })
})
