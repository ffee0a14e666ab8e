import { describe, expect, it } from 'vitest'
import { pageEnv, actionArgs, refusal } from '../../testing/page-env.ts'
import { action } from './data.ts'

const path = '/zapomenute-heslo'
const sent = () => new Response(null, { status: 202 })

describe('a forgotten password without scripts', () => {
  it('C7.05 requests a mail whose link opens our page', async () => {
    const { env, calls } = pageEnv(sent)
    expect(await action(actionArgs(path, { email: ' marie@example.cz ' }), env)).toMatchObject({
      data: { done: true, email: 'marie@example.cz' },
    })
    expect(calls).toMatchObject([
      {
        path: '/api/v1/forgot-password',
        body: { email: 'marie@example.cz', callbackUrl: 'http://own.test/resetovat-heslo' },
      },
    ])
  })

  it.each([
    ['', 'required'],
    ['marie@', 'email_invalid'],
  ])('shows the error of %j and sends nothing', async (email, code) => {
    const { env, calls } = pageEnv(sent)
    expect(await action(actionArgs(path, { email }), env)).toMatchObject({
      data: { errors: { email: code }, values: { email } },
      init: { status: 422 },
    })
    expect(calls).toEqual([])
  })

  it('C8.18 shows errors that belong to no field', async () => {
    const { env } = pageEnv(() => refusal(422, 'validation', 'callbackUrl', 'Tudy ne.'))
    expect(await action(actionArgs(path, { email: 'marie@example.cz' }), env)).toMatchObject({
      data: { errors: {}, text: 'Tudy ne.', values: { email: 'marie@example.cz' } },
    })
  })
})
