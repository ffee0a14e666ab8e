import { describe, expect, it } from 'vitest'
import { pageEnv, posted, refusal } from '../../testing/page-env.ts'
import { action } from './route.tsx'

const path = '/resetovat-heslo'
const link = { email: 'marie@example.cz', token: 'of-the-mail' }
const fields = { ...link, password: ' nové heslo ', passwordConfirmation: ' nové heslo ' }
const done = () => new Response(null, { status: 204 })

describe('a new password without scripts', () => {
  it('C7.06 is set with what the link said', async () => {
    const { env, calls } = pageEnv(done)
    expect(await action(posted(path, fields), env)).toMatchObject({ data: { done: true } })
    expect(calls).toMatchObject([
      {
        path: '/api/v1/reset-password',
        body: { ...link, password: ' nové heslo ', password_confirmation: ' nové heslo ' },
      },
    ])
  })

  it('C5.31 has to be the same twice; the link stays for another try', async () => {
    const { env, calls } = pageEnv(done)
    expect(await action(posted(path, { ...fields, passwordConfirmation: 'jiné heslo' }), env)).toMatchObject({
      data: { errors: { passwordConfirmation: 'password_mismatch' }, link },
      init: { status: 422 },
    })
    expect(calls).toEqual([])
  })

  it.each([
    ['a password that is refused', refusal(422, 'password_common', 'password'), { password: 'password_common' }, link],
    ['a link that is over', refusal(410, 'token_expired', 'token'), {}, { ...link, token: '' }],
  ])('tells of %s', async (_what, answer, errors, kept) => {
    const { env } = pageEnv(() => answer)
    expect(await action(posted(path, fields), env)).toMatchObject({ data: { done: false, errors, link: kept } })
  })
})
