import { describe, expect, it } from 'vitest'
import { pageEnv, posted, refusal } from '../../testing/page-env.ts'
import { action } from './data.ts'

const path = '/prihlasit/kodem'

describe('signing in by a code without scripts', () => {
  it('asks for the mail, and then for the code', async () => {
    const { env, calls } = pageEnv(() => new Response(null, { status: 202 }))
    const answer = await action(posted(path, { email: ' marie@example.cz ' }), env)
    expect(answer).toMatchObject({ data: { done: true, email: 'marie@example.cz' } })
    expect(calls).toMatchObject([{ path: '/api/v1/login-code', body: { email: 'marie@example.cz' } }])
  })

  it('says what is wrong with the e-mail and sends nothing', async () => {
    const { env, calls } = pageEnv(() => new Response(null, { status: 202 }))
    expect(await action(posted(path, { email: 'marie@' }), env)).toMatchObject({
      data: { errors: { email: 'email_invalid' }, values: { email: 'marie@' } },
      init: { status: 422 },
    })
    expect(calls).toEqual([])
  })

  it('asks for the code again when it is wrong, and keeps the e-mail', async () => {
    const { env } = pageEnv(() => refusal(401, 'credentials_invalid', 'password', 'Nesedí'))
    const form = { intent: 'code', email: 'marie@example.cz', password: '123456' }
    expect(await action(posted(path, form), env)).toMatchObject({
      data: { isCode: true, values: { email: 'marie@example.cz' }, errors: { password: 'credentials_invalid' } },
      init: { status: 422 },
    })
  })
})
