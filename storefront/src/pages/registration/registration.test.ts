import { describe, expect, it } from 'vitest'
import { pageEnv, posted, refusal } from '../../testing/page-env.ts'
import { action } from './data.ts'

const path = '/registrovat'
const fields = {
  ...{ firstName: ' Marie ', lastName: 'Větrná', email: 'marie@example.cz', terms: 'on' },
  ...{ password: ' nové heslo ', passwordConfirmation: ' nové heslo ' },
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
        body: { firstName: 'Marie', password: ' nové heslo ', newsletter: false, business: null, terms: true },
      },
    ])
  })

  it('C5.31 C8.18 says what is wrong at its field, keeps all but passwords, and sends nothing', async () => {
    const { env, calls } = pageEnv(taken)
    const wrong = { ...fields, newsletter: 'on', passwordConfirmation: 'jiné heslo' }
    const answer = await action(posted(path, wrong), env)
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

  it('C8.18 puts a refusal at the field that it speaks of', async () => {
    const { env } = pageEnv(() => refusal(422, 'validation', 'business.TIN'))
    expect(await action(posted(path, fields), env)).toMatchObject({
      data: { done: false, errors: { tin: 'validation' }, text: null, values: { lastName: 'Větrná' } },
    })
  })
})
