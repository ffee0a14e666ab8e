import { memoryTokens } from '@vanek/sdk'
import { describe, expect, it } from 'vitest'
import { loaderArgs, pageEnv, actionArgs, refusal, redirectOf } from '../../testing/page-env.ts'
import { action, loader } from './data.ts'

const path = '/prihlasit/kodem'

describe('the sign-in with a code without scripts', () => {
  it('shows the form for the e-mail, and then for the code', async () => {
    const { env, calls } = pageEnv(() => new Response(null, { status: 202 }))
    const answer = await action(actionArgs(path, { email: ' marie@example.cz ' }), env)
    expect(answer).toMatchObject({ data: { done: true, email: 'marie@example.cz' } })
    expect(calls).toMatchObject([{ path: '/api/v1/login-code', body: { email: 'marie@example.cz' } }])
  })

  it('shows the error of the e-mail and sends nothing', async () => {
    const { env, calls } = pageEnv(() => new Response(null, { status: 202 }))
    expect(await action(actionArgs(path, { email: 'marie@' }), env)).toMatchObject({
      data: { errors: { email: 'email_invalid' }, values: { email: 'marie@' } },
      init: { status: 422 },
    })
    expect(calls).toEqual([])
  })

  it('finds the code in pasted text', async () => {
    const { env, calls } = pageEnv(() => refusal(401, 'credentials_invalid', 'password', 'Nesedí'))
    await action(actionArgs(path, { intent: 'code', email: 'marie@example.cz', password: ' Váš kód: 123 456' }), env)
    expect(calls).toMatchObject([{ body: { email: 'marie@example.cz', password: '123456' } }])
  })

  it('shows the form for the code again when it is wrong, and keeps the e-mail', async () => {
    const { env } = pageEnv(() => refusal(401, 'credentials_invalid', 'password', 'Nesedí'))
    const form = { intent: 'code', email: 'marie@example.cz', password: '123456' }
    expect(await action(actionArgs(path, form), env)).toMatchObject({
      data: { isCode: true, values: { email: 'marie@example.cz' }, errors: { password: 'credentials_invalid' } },
      init: { status: 422 },
    })
  })
})

describe('the page of the sign-in with a code', () => {
  it('has its own URL for the form for the code', async () => {
    const { env } = pageEnv(() => Response.json({}))
    expect(await loader(loaderArgs(path), env)).toEqual({ redirect: '/', hasCode: false })
    expect(await loader(loaderArgs(`${path}?redirect=%2Fkosik&kod=1`), env)).toEqual({
      redirect: '/kosik',
      hasCode: true,
    })
  })

  it.each([
    [path, '303 /prihlasit'],
    [`${path}?redirect=%2Fkosik&kod=1`, '303 /kosik'],
    [`${path}?redirect=https%3A%2F%2Fevil.example`, '303 /prihlasit'],
  ])('C2.25 redirects from %s when already signed in, as after going back', async (from, way) => {
    const user = {
      ...{ id: '7', email: 'jana@vanek.test', firstName: 'Jana', lastName: 'Horáčková', phone: null, groups: [] },
      ...{ variantHash: null, address: null, business: null, newsletter: false, attributes: { custom: {} } },
      ...{ credits: { amount: 0 }, wishList: null, shoppingLists: [] },
    }
    const { env } = pageEnv(() => Response.json(user), { tokens: memoryTokens({ auth: 'token' }) })
    expect(await redirectOf(loader(loaderArgs(from), env))).toBe(way)
  })
})
