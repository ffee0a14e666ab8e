import { memoryTokens } from '@vanek/sdk'
import { describe, expect, it } from 'vitest'
import { type Answer, pageEnv, actionArgs, refusal, redirectOf } from '../../testing/page-env.ts'
import { action } from './data.ts'

const path = '/uzivatel/zmena-hesla'
const signedIn = (answer: Answer) => pageEnv(answer, { tokens: memoryTokens({ auth: 'token' }) })
const done = () => new Response(null, { status: 204 })
const fields = { oldPassword: ' staré heslo ', password: 'nové heslo 1 ', passwordConfirmation: 'nové heslo 1 ' }

describe('changing the password without scripts', () => {
  it('C2.22 C7.09 sends the passwords as typed, with every space', async () => {
    const { env, calls } = signedIn(done)
    expect(await redirectOf(action(actionArgs(path, fields), env))).toBe(`303 ${path}`)
    expect(calls).toMatchObject([
      {
        method: 'PATCH',
        path: '/api/v1/user/password',
        body: {
          old_password: ' staré heslo ',
          password: 'nové heslo 1 ',
          password_confirmation: 'nové heslo 1 ',
        },
      },
    ])
  })

  it('C5.31 shows an error when the two differ, and sends nothing', async () => {
    const { env, calls } = signedIn(done)
    const answer = await action(actionArgs(path, { ...fields, passwordConfirmation: 'jiné heslo 1' }), env)
    expect(answer).toMatchObject({ data: { errors: { passwordConfirmation: 'password_mismatch' } } })
    expect(calls).toEqual([])
  })

  it('C8.18 shows which password was refused, and fills in none of them again', async () => {
    const { env } = signedIn(() => refusal(422, 'credentials_invalid', 'old_password'))
    const answer = await action(actionArgs(path, fields), env)
    expect(answer).toMatchObject({ data: { errors: { oldPassword: 'credentials_invalid' }, values: {} } })
    expect(JSON.stringify(answer)).not.toContain('heslo 1')
  })
})
