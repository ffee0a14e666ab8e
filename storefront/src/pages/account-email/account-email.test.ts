import { memoryTokens } from '@vanek/sdk'
import { describe, expect, it } from 'vitest'
import { type Answer, pageEnv, actionArgs, refusal, redirectOf } from '../../testing/page-env.ts'
import { action } from './data.ts'

const path = '/uzivatel/zmena-emailu'
const signedIn = (answer: Answer) => pageEnv(answer, { tokens: memoryTokens({ auth: 'token' }) })
const change = {
  email: 'nova@example.cz',
  expires: '2026-11-21T12:00:00.000Z',
  oldConfirmed: false,
  newConfirmed: false,
}
const done = () => Response.json(change, { status: 202 })
const fields = { email: ' nova@example.cz ', currentPassword: ' tajné ', changeKey: 'klic-od-stranky' }

describe('a new sign-in e-mail without scripts', () => {
  it('A7.01 A7.10 is requested with the key of the page, so that two submits are one request', async () => {
    const { env, calls } = signedIn(done)
    expect(await redirectOf(action(actionArgs(path, fields), env))).toBe(`303 ${path}`)
    const callbackUrl = 'http://own.test/potvrdit-email'
    expect(calls).toMatchObject([
      {
        ...{ method: 'POST', path: '/api/v1/user/email', key: 'klic-od-stranky' },
        body: { email: 'nova@example.cz', password: ' tajné ', callbackUrl },
      },
    ])
  })

  it('A7.10 that is invalid is reported at its field, keeps the typed input and sends nothing', async () => {
    const { env, calls } = signedIn(done)
    const answer = await action(actionArgs(path, { ...fields, email: 'nova', currentPassword: '' }), env)
    expect(answer).toMatchObject({
      data: { errors: { email: 'email_invalid', currentPassword: 'required' }, values: { email: 'nova' } },
    })
    expect(calls).toEqual([])
  })

  it('A7.10 is refused with an error at the password, which is not filled in again', async () => {
    const { env } = signedIn(() => refusal(422, 'credentials_invalid', 'password'))
    const answer = await action(actionArgs(path, fields), env)
    expect(answer).toMatchObject({
      data: { errors: { currentPassword: 'credentials_invalid' }, values: { email: 'nova@example.cz' } },
    })
    expect(JSON.stringify(answer)).not.toContain('tajné')
  })
})
