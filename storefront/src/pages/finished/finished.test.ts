import { describe, expect, it } from 'vitest'
import { asked, pageEnv, refusal, wayOf } from '../../testing/page-env.ts'
import { loader } from './route.tsx'

describe('the order-finished page', () => {
  it('is filled from the stored placed order (C2.04, C2.32)', async () => {
    const waiting = { cookies: { vanek_verifying: '1' } }
    const { env, calls, cookies } = pageEnv(() => Response.json({ code: '2600001' }), waiting)
    await expect(loader(asked('/kosik/dokonceni'), env)).resolves.toMatchObject({ order: { code: '2600001' } })
    expect(calls.map(({ path }) => path)).toEqual(['/api/v1/orders/token/current'])
    expect(cookies.size).toBe(0)
  })

  it('leads to the cart with none stored (C2.32)', async () => {
    const { env } = pageEnv(() => refusal(404, 'not_found'))
    expect(await wayOf(loader(asked('/kosik/dokonceni'), env))).toBe('303 /kosik')
  })
})
