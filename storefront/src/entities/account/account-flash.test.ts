import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageEnv } from '../../testing/page-env.ts'
import { leaveAccountFlash, takeAccountFlash } from './account-flash.ts'

const jar = (cookies: Record<string, string> = {}) => pageEnv(() => new Response(), { cookies })

describe('a flash message of the account', () => {
  it('is shown once', () => {
    const { env } = jar()
    const message = {
      kind: 'item_removed',
      name: 'Alba',
      goods: { variantId: 7, amount: 3, custom: { width: 20 } },
    } as const
    leaveAccountFlash(env.cookies, message)
    expect(takeAccountFlash(env.cookies)).toEqual(message)
    expect(takeAccountFlash(env.cookies)).toBeNull()
  })

  it('is shortened from its end until it fits into a cookie', () => {
    const missing = Array.from({ length: 40 }, (_, at) => ({ name: `Ventilátor ${at}`, reason: 'teď není k dostání.' }))
    const { env, cookies } = jar()
    leaveAccountFlash(env.cookies, { kind: 'added', added: 1, total: 41, missing })
    for (const text of cookies.values()) expect(encodeURIComponent(text).length).toBeLessThan(4_000)
    const message = takeAccountFlash(env.cookies)
    expect(message).toMatchObject({ kind: 'added', added: 1, total: 41 })
    expect(message?.missing?.length).toBeGreaterThan(3)
    expect(missing.slice(0, message?.missing?.length)).toEqual(message?.missing)
  })

  it('is null when the cookie has another content', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const message = takeAccountFlash(jar({ vanek_account_said: text }).env.cookies)
        expect(message === null || typeof message.kind === 'string').toBe(true)
      }),
    )
    for (const odd of [
      '{"kind":"item_removed","goods":{"variantId":7}}',
      '{"kind":"item_removed","goods":{"variantId":7,"amount":0,"custom":null}}',
      '{"kind":"item_removed","goods":{"variantId":7,"amount":1,"custom":[{}]}}',
      '{"kind":"toString"}',
      '{"kind":"added","missing":[null]}',
      '{"kind":"added","added":"1"}',
      '7',
    ])
      expect(takeAccountFlash(jar({ vanek_account_said: odd }).env.cookies)).toBeNull()
  })
})
