import { describe, expect, it } from 'vitest'
import {
  changePassword,
  forgotPassword,
  login,
  register,
  type RegisterParams,
  requestLoginCode,
  resetPassword,
  validateRegistrationForm,
} from '@vanek/sdk/auth'
import { refuse, shopOver } from '../testing/back-end.ts'
import { memoryTokens } from '../transport/tokens.ts'

const accepted = () => new Response(null, { status: 204 })

const person: RegisterParams = {
  email: ' jana@vanek.test',
  password: ' tajné-heslo ',
  passwordConfirmation: ' tajné-heslo ',
  firstName: ' Jana ',
  lastName: 'Nováková',
  terms: true,
}

describe('register', () => {
  it('C7.04 sends the registration data', async () => {
    const { shop, seen } = shopOver(accepted)
    expect(await register(shop, { ...person, phone: '777 123 456', newsletter: true })).toEqual({
      ok: true,
      data: null,
    })
    expect(seen[0]).toMatchObject({ method: 'POST', path: '/api/v1/register' })
    expect(seen[0]?.body).toEqual({
      ...{ email: 'jana@vanek.test', password: ' tajné-heslo ', password_confirmation: ' tajné-heslo ' },
      ...{ firstName: 'Jana', lastName: 'Nováková', phone: '+420777123456', business: null },
      ...{ newsletter: true, terms: true },
    })
  })

  it('C7.04 sends the company only in business mode', async () => {
    const { shop, seen } = shopOver(accepted)
    const business = { businessName: 'Vánek s.r.o.', tin: '69 47', vatin: 'cz 6947' }
    await register(shop, { ...person, ...business, isBusiness: true })
    await register(shop, { ...person, ...business })
    expect(seen.map(({ body }) => (body as { business: unknown }).business)).toEqual([
      { business_name: 'Vánek s.r.o.', TIN: '00006947', VATIN: 'CZ6947' },
      null,
    ])
  })

  it('C7.04 C5.13 sends the IČ DPH of a Slovak company, and rejects an invalid one', async () => {
    const { shop, seen } = shopOver(accepted)
    const business = { businessName: 'Vzduch', tin: '35757442', vatin: '2020123457', isBusiness: true }
    await register(shop, { ...person, ...business, ICDPH: 'sk 2020123457' })
    await register(shop, { ...person, ...business })
    await register(shop, { ...person, ICDPH: 'SK2020123457' })
    expect(seen.map(({ body }) => (body as { attributes?: unknown }).attributes)).toEqual([
      { custom: { ICDPH: 'SK2020123457' } },
      undefined,
      undefined,
    ])
    const issues = (ICDPH: string) => validateRegistrationForm({ ...person, ...business, ICDPH }, 'SVK')
    expect([issues('2020123457'), issues('SK2020123458'), issues('SK2020123457')]).toEqual([
      ...[{ ICDPH: 'vatin_sk_invalid' }, { ICDPH: 'vatin_sk_invalid' }, {}],
    ])
  })

  it('C7.04 sends terms: false when the customer did not agree', async () => {
    const { shop, seen } = shopOver(accepted)
    await register(shop, { ...person, terms: false })
    expect(seen[0]?.body).toMatchObject({ terms: false })
  })

  it('C8.18 returns a rejection to the caller', async () => {
    const { shop } = shopOver(() => refuse(422, 'validation', 'email'))
    expect(await register(shop, person)).toMatchObject({
      ok: false,
      error: { code: 'validation', issues: [{ field: 'email' }] },
    })
  })
})

describe('passwords', () => {
  const twice = { password: 'vetrak-2026', password_confirmation: 'vetrak-2026' }

  it('C7.05 requests a link to the page for a new password', async () => {
    const { shop, seen } = shopOver(accepted)
    const callbackUrl = 'https://shop.test/resetovat-heslo'
    expect(await forgotPassword(shop, { email: ' jana@vanek.test ', callbackUrl })).toMatchObject({ ok: true })
    expect(seen[0]).toMatchObject({ method: 'POST', path: '/api/v1/forgot-password' })
    expect(seen[0]?.body).toEqual({ email: 'jana@vanek.test', callbackUrl })
  })

  it('requests a sign-in code', async () => {
    const { shop, seen } = shopOver(accepted)
    expect(await requestLoginCode(shop, { email: ' jana@vanek.test ' })).toMatchObject({ ok: true })
    expect(seen[0]).toMatchObject({ method: 'POST', path: '/api/v1/login-code', body: { email: 'jana@vanek.test' } })
  })

  it('C7.06 sets a new password with the token of an e-mail', async () => {
    const { shop, seen } = shopOver(accepted)
    const reset = { email: 'jana@vanek.test', token: 'T', ...twice }
    expect(await resetPassword(shop, reset)).toMatchObject({ ok: true })
    expect(seen[0]).toMatchObject({ method: 'POST', path: '/api/v1/reset-password', body: reset })
  })

  it('C7.09 changes the password of the customer', async () => {
    const { shop, seen } = shopOver(accepted)
    const change = { old_password: 'stare', ...twice }
    expect(await changePassword(shop, change)).toMatchObject({ ok: true })
    expect(seen[0]).toMatchObject({ method: 'PATCH', path: '/api/v1/user/password', body: change })
  })

  it('C8.18 returns rejections to the caller', async () => {
    const reset = shopOver(() => refuse(422, 'token_invalid'))
    expect(await resetPassword(reset.shop, { email: 'a@b.cz', token: 'T', ...twice })).toMatchObject({
      error: { code: 'token_invalid' },
    })
    const change = shopOver(() => refuse(422, 'credentials_invalid', 'old_password'))
    expect(await changePassword(change.shop, { old_password: 'x', ...twice })).toMatchObject({
      error: { code: 'credentials_invalid', issues: [{ field: 'old_password' }] },
    })
  })
})

describe('login with a guest cart', () => {
  const answer = { data: { access_token: 'A' }, meta: { cart: null } }

  it('keeps a guest cart that was created during the sign-in', async () => {
    const tokens = memoryTokens({ cart: 'G' })
    const { shop } = shopOver(
      () => {
        tokens.set('cart', 'H')
        return answer
      },
      { tokens },
    )
    await login(shop, { email: 'a@b.cz', password: 'x' })
    expect(tokens.get('cart')).toBe('H')
  })

  it('keeps a guest cart that was not sent because a customer was signed in', async () => {
    const { shop, seen, tokens } = shopOver(() => answer, { tokens: memoryTokens({ auth: 'B', cart: 'G' }) })
    await login(shop, { email: 'a@b.cz', password: 'x' })
    expect([seen[0]?.headers.get('X-Guest-Cart-Token'), tokens.get('cart')]).toEqual([null, 'G'])
  })
})
