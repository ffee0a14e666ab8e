import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageEnv } from '../../testing/page-env.ts'
import { sayNext, takeSaid } from './said.ts'

const jar = (cookies: Record<string, string> = {}) => pageEnv(() => new Response(), { cookies })

describe('what is said on the next page', () => {
  it('is said once', () => {
    const { env } = jar()
    const said = {
      kind: 'item_removed',
      name: 'Alba',
      goods: { variantId: 7, amount: 3, custom: { width: 20 } },
    } as const
    sayNext(env.cookies, said)
    expect(takeSaid(env.cookies)).toEqual(said)
    expect(takeSaid(env.cookies)).toBeNull()
  })

  it('is shortened from its end until a browser keeps it', () => {
    const missing = Array.from({ length: 40 }, (_, at) => ({ name: `Ventilátor ${at}`, reason: 'teď není k dostání.' }))
    const { env, cookies } = jar()
    sayNext(env.cookies, { kind: 'added', added: 1, total: 41, missing })
    for (const text of cookies.values()) expect(encodeURIComponent(text).length).toBeLessThan(4_000)
    const said = takeSaid(env.cookies)
    expect(said).toMatchObject({ kind: 'added', added: 1, total: 41 })
    expect(said?.missing?.length).toBeGreaterThan(3)
    expect(missing.slice(0, said?.missing?.length)).toEqual(said?.missing)
  })

  it('is nothing when the cookie is not ours', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const said = takeSaid(jar({ vanek_account_said: text }).env.cookies)
        expect(said === null || typeof said.kind === 'string').toBe(true)
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
      expect(takeSaid(jar({ vanek_account_said: odd }).env.cookies)).toBeNull()
  })
})
