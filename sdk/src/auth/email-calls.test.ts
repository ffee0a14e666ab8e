import { describe, expect, it } from 'vitest'
import { changeEmail, validateChangeEmailForm, confirmEmailChange, getEmailChange } from '@vanek/sdk/auth'
import { refuse, shopOver } from '../testing/back-end.ts'

const change = {
  email: 'nova@vanek.test',
  expires: '2026-11-21T12:00:00.000Z',
  oldConfirmed: false,
  newConfirmed: true,
}

describe('changing the sign-in e-mail', () => {
  it('A7.01 sends the password, under an idempotency key', async () => {
    const { shop, seen } = shopOver(() => Response.json(change, { status: 202 }))
    const callbackUrl = 'https://shop.test/potvrdit-email'
    const params = { email: ' nova@vanek.test ', password: ' tajné ', callbackUrl }
    expect(await changeEmail(shop, params, { idempotencyKey: 'key-12345' })).toEqual({ ok: true, data: change })
    expect(seen[0]).toMatchObject({ method: 'POST', path: '/api/v1/user/email' })
    expect(seen[0]?.body).toEqual({ email: 'nova@vanek.test', password: ' tajné ', callbackUrl })
    expect(seen[0]?.headers.get('Idempotency-Key')).toBe('key-12345')
  })

  it('A7.01 reads the pending change', async () => {
    const { shop, seen } = shopOver(() => ({ change }))
    expect(await getEmailChange(shop)).toEqual({ ok: true, data: change })
    expect(seen[0]).toMatchObject({ method: 'GET', path: '/api/v1/user/email' })
  })

  it('A7.02 confirms by the token of a link, and returns a rejection to the caller', async () => {
    const done = { address: 'old', state: 'waiting' }
    const { shop, seen } = shopOver(() => done)
    expect(await confirmEmailChange(shop, { token: 'T' })).toEqual({ ok: true, data: done })
    expect(seen[0]).toMatchObject({ method: 'POST', path: '/api/v1/confirm-email', body: { token: 'T' } })
    const dead = shopOver(() => refuse(422, 'token_invalid', 'token'))
    expect(await confirmEmailChange(dead.shop, { token: 'T' })).toMatchObject({ error: { code: 'token_invalid' } })
  })

  it('A7.10 requires a valid e-mail and a password', () => {
    expect(validateChangeEmailForm({ email: ' nova@vanek.test ', currentPassword: ' ' })).toEqual({})
    expect(validateChangeEmailForm({ email: 'nova', currentPassword: '' })).toEqual({
      ...{ email: 'email_invalid', currentPassword: 'required' },
    })
    expect(validateChangeEmailForm({ email: ' ', currentPassword: 'x' })).toEqual({ email: 'required' })
  })
})
