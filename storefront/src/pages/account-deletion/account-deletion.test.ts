import { memoryTokens } from '@vanek/sdk'
import { describe, expect, it } from 'vitest'
import { flashesIn } from '../../lib/session/flashes.ts'
import { type Answer, pageEnv, actionArgs, refusal, redirectOf } from '../../testing/page-env.ts'
import { action } from './data.ts'

const path = '/uzivatel/zruseni-uctu'
function signedIn(answer: Answer) {
  const tokens = memoryTokens({ auth: 'token' })
  return { ...pageEnv(answer, { tokens }), tokens }
}
const gone: Answer = (call) =>
  call.path === '/api/v1/user/deletion' ? new Response(null, { status: 204 }) : refusal(401, 'unauthorized')
const fields = { currentPassword: ' tajné ', agreed: 'on' }

describe('the deletion of an account', () => {
  it('A7.12 signs out and shows a message on the sign-in page', async () => {
    const { env, calls, tokens } = signedIn(gone)
    expect(await redirectOf(action(actionArgs(path, fields), env))).toBe('303 /prihlasit')
    expect(calls[0]).toMatchObject({
      ...{ method: 'POST', path: '/api/v1/user/deletion', body: { password: ' tajné ', agreed: true } },
    })
    expect(tokens.has('auth')).toBe(false)
    expect(flashesIn(env.cookies).map(({ kind }) => kind)).toEqual(['success'])
    // a second press redirects to the sign-in
    expect(await redirectOf(action(actionArgs(path, fields), env))).toMatch(/^303 \/prihlasit/)
  })

  it('A7.12 requires the password and the checkbox, and keeps the checkbox', async () => {
    const { env, calls } = signedIn(gone)
    expect(await action(actionArgs(path, { currentPassword: '' }), env)).toMatchObject({
      data: { errors: { currentPassword: 'required', agreed: 'required' } },
    })
    expect(await action(actionArgs(path, { currentPassword: '', agreed: 'on' }), env)).toMatchObject({
      data: { errors: { currentPassword: 'required' }, values: { agreed: true } },
    })
    expect(calls).toEqual([])
  })

  it('A7.12 is refused with an error at the password, and the customer stays signed in', async () => {
    const { env, tokens } = signedIn(() => refusal(422, 'credentials_invalid', 'password'))
    const answer = await action(actionArgs(path, fields), env)
    expect(answer).toMatchObject({ data: { errors: { currentPassword: 'credentials_invalid' }, text: null } })
    expect([JSON.stringify(answer).includes('tajné'), tokens.has('auth')]).toEqual([false, true])
    // an error of another field is not shown at the password
    const { env: other } = signedIn(() => refusal(422, 'validation', 'agreed'))
    expect(await action(actionArgs(path, fields), other)).toMatchObject({
      data: { errors: {}, text: expect.any(String) },
    })
  })
})
