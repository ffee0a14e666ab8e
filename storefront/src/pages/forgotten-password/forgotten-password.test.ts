import { describe, expect, it } from 'vitest'
import { pageEnv, posted, refusal } from '../../testing/page-env.ts'
import { action } from './data.ts'

const path = '/zapomenute-heslo'
const sent = () => new Response(null, { status: 202 })

describe('a forgotten password without scripts', () => {
  it('C7.05 asks for a mail whose link leads to our page', async () => {
    const { env, calls } = pageEnv(sent)
    expect(await action(posted(path, { email: ' marie@example.cz ' }), env)).toMatchObject({ data: { done: true } })
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
  ])('says what is wrong with %j and sends nothing', async (email, code) => {
    const { env, calls } = pageEnv(sent)
    expect(await action(posted(path, { email }), env)).toMatchObject({
      data: { errors: { email: code }, values: { email } },
      init: { status: 422 },
    })
    expect(calls).toEqual([])
  })

  it('C8.18 says what no field is to blame for', async () => {
    const { env } = pageEnv(() => refusal(422, 'validation', 'callbackUrl', 'Tudy ne.'))
    expect(await action(posted(path, { email: 'marie@example.cz' }), env)).toMatchObject({
      data: { errors: {}, text: 'Tudy ne.', values: { email: 'marie@example.cz' } },
    })
  })
})
