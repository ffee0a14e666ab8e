import { describe, expect, it } from 'vitest'
import { memoryTokens } from '@vanek/sdk'
import { actionArgs, loaderArgs, pageEnv, redirectOf, refusal } from '../../testing/page-env.ts'
import { action, loader } from './data.ts'

const path = '/registrovat'
const fields = {
  ...{ firstName: ' Marie ', lastName: 'Větrná', email: 'marie@example.cz', terms: 'on' },
  ...{ password: ' nové heslo ', passwordConfirmation: ' nové heslo ' },
}
const taken = () => new Response(null, { status: 202 })

describe('registration without scripts', () => {
  it('C7.04 sends the filled-in fields, passwords with every space', async () => {
    const { env, calls } = pageEnv(taken)
    expect(await action(actionArgs(path, fields), env)).toMatchObject({ data: { done: true } })
    expect(calls).toMatchObject([
      {
        method: 'POST',
        path: '/api/v1/register',
        body: { firstName: 'Marie', password: ' nové heslo ', newsletter: false, business: null, terms: true },
      },
    ])
  })

  it('C5.31 C8.18 shows errors at the fields, keeps all but passwords, and sends nothing', async () => {
    const { env, calls } = pageEnv(taken)
    const wrong = { ...fields, newsletter: 'on', passwordConfirmation: 'jiné heslo' }
    const answer = await action(actionArgs(path, wrong), env)
    expect(answer).toMatchObject({
      data: {
        errors: { passwordConfirmation: 'password_mismatch' },
        values: { firstName: 'Marie', newsletter: true, isBusiness: false },
      },
      init: { status: 422 },
    })
    expect(JSON.stringify(answer)).not.toContain('heslo')
    expect(calls).toEqual([])
  })

  it('C8.18 shows an error of the back end at its field', async () => {
    const { env } = pageEnv(() => refusal(422, 'validation', 'business.TIN'))
    expect(await action(actionArgs(path, fields), env)).toMatchObject({
      data: { done: false, errors: { tin: 'validation' }, text: null, values: { lastName: 'Větrná' } },
    })
  })
})

describe('the registration page', () => {
  const user = {
    ...{ id: '7', email: 'jana@vanek.test', firstName: 'Jana', lastName: 'Horáčková', phone: null, groups: [] },
    ...{ variantHash: null, address: null, business: null, newsletter: false, attributes: { custom: {} } },
    ...{ credits: { amount: 0 }, wishList: null, shoppingLists: [] },
  }

  it('C2.08 leads a customer who is signed in to the sign-in page, and nobody else', async () => {
    const tokens = memoryTokens({ auth: 'token' })
    const signedIn = pageEnv(({ path: asked }) => Response.json(asked.startsWith('/api/v1/user') ? user : {}), {
      tokens,
    })
    await expect(redirectOf(Promise.resolve(loader(loaderArgs(path), signedIn.env)))).resolves.toBe('303 /prihlasit')
    await expect(loader(loaderArgs(path), pageEnv(taken).env)).resolves.toBeNull()
  })
})
