import { describe, expect, it } from 'vitest'
import { pageEnv, posted, refusal } from '../../testing/page-env.ts'
import { action } from './data.ts'

const path = '/registrovat'
const fields = {
  ...{ firstName: ' Marie ', lastName: 'Větrná', email: 'marie@example.cz', terms: 'on' },
  password: ' nové heslo ',
}
const taken = () => new Response(null, { status: 202 })

describe('asking for an account without scripts', () => {
  it('C7.04 sends what was filled in, passwords with every space', async () => {
    const { env, calls } = pageEnv(taken)
    expect(await action(posted(path, fields), env)).toMatchObject({ data: { done: true } })
    expect(calls).toMatchObject([
      {
        method: 'POST',
        path: '/api/v1/register',
        body: {
          ...{ firstName: 'Marie', newsletter: false, business: null, terms: true },
          ...{ password: ' nové heslo ', password_confirmation: ' nové heslo ' },
        },
      },
    ])
  })

  it('C8.18 says what is wrong at its field, keeps all but passwords, and sends nothing', async () => {
    const { env, calls } = pageEnv(taken)
    const answer = await action(posted(path, { ...fields, newsletter: 'on', password: 'heslo' }), env)
    expect(answer).toMatchObject({
      data: {
        errors: { password: 'password_short' },
        values: { firstName: 'Marie', newsletter: true, isBusiness: false },
      },
      init: { status: 422 },
    })
    expect(JSON.stringify(answer)).not.toContain('heslo')
    expect(calls).toEqual([])
  })

  it('C8.18 puts a refusal at the field that it speaks of', async () => {
    const { env } = pageEnv(() => refusal(422, 'validation', 'business.TIN'))
    expect(await action(posted(path, fields), env)).toMatchObject({
      data: { done: false, errors: { tin: 'validation' }, text: null, values: { lastName: 'Větrná' } },
    })
  })
})
