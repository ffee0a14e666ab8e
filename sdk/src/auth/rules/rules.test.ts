import { describe, expect, it } from 'vitest'
import {
  validateForgottenPasswordForm,
  validateLoginForm,
  validateNewPasswordForm,
  validateChangePasswordForm,
  validateRegistrationForm,
  parseLoginForm,
  isRestricted,
  type RegisterParams,
  parseRegistrationForm,
} from '@vanek/sdk/auth'
import { issueText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'

const whole: RegisterParams = {
  email: 'jana@vanek.test',
  password: 'vetrak-2026',
  passwordConfirmation: 'vetrak-2026',
  firstName: 'Jana',
  lastName: 'Nováková',
  terms: true,
}

describe('validateNewPasswordForm', () => {
  it.each([
    ['vetrak-2026', 'vetrak-2026', {}],
    ['', '', { password: 'required', passwordConfirmation: 'required' }],
    ['kratke1', 'kratke1', { password: 'password_short' }],
    ['osmznaku', 'osmznaku', {}],
    ['x'.repeat(128), 'x'.repeat(128), {}],
    ['x'.repeat(129), 'x'.repeat(129), { password: 'too_long' }],
    ['vetrak-2026', 'vetrak-2025', { passwordConfirmation: 'password_mismatch' }],
    ['vetrak-2026', 'vetrak-2026 ', { passwordConfirmation: 'password_mismatch' }],
  ])('of %j and %j', (password, passwordConfirmation, issues) => {
    expect(validateNewPasswordForm({ password, passwordConfirmation })).toEqual(issues)
  })

  it('of a change needs the password so far', () => {
    const twice = { password: 'vetrak-2026', passwordConfirmation: 'vetrak-2026' }
    expect(validateChangePasswordForm({ oldPassword: '', ...twice })).toEqual({ oldPassword: 'required' })
    expect(validateChangePasswordForm({ oldPassword: 'x', ...twice })).toEqual({})
  })
})

describe('validateRegistrationForm', () => {
  it('C5.31 wants the same password twice, and says so', () => {
    const issues = validateRegistrationForm({ ...whole, passwordConfirmation: 'vetrak-2025' })
    expect(issues).toEqual({ passwordConfirmation: 'password_mismatch' })
    const text = issueText(cs, { code: issues.passwordConfirmation ?? '', field: 'passwordConfirmation' })
    expect(text).toBe('Nepodařilo se vám heslo napsat 2× správně.')
  })

  it.each<[string, Partial<RegisterParams>, object]>([
    ['is right as it is', {}, {}],
    ['needs names', { firstName: ' ', lastName: '' }, { firstName: 'required', lastName: 'required' }],
    ['needs an e-mail', { email: '' }, { email: 'required' }],
    ['needs one that is one', { email: 'jana@' }, { email: 'email_invalid' }],
    ['takes a phone in any usual form', { phone: '777 123 456' }, {}],
    ['refuses another', { phone: '12' }, { phone: 'phone_invalid' }],
    ['needs terms', { terms: false }, { terms: 'required' }],
    ['wants a business named', { isBusiness: true }, { businessName: 'required', tin: 'required' }],
    ['checks its id', { isBusiness: true, businessName: 'Vánek', tin: '123' }, { tin: 'tin_invalid' }],
    ['writes its id with zeros', { isBusiness: true, businessName: 'Vánek', tin: '6947' }, {}],
    ['asks nothing of a business that is none', { tin: '123' }, {}],
    ['has limits', { firstName: 'x'.repeat(101) }, { firstName: 'too_long' }],
  ])('%s', (_what, more, issues) => {
    expect(validateRegistrationForm({ ...whole, ...more }, 'CZE')).toEqual(issues)
  })

  it('has a sentence of its own for terms', () => {
    expect(issueText(cs, { code: 'required', field: 'terms' })).toBe('Odsouhlaste prosím obchodní podmínky')
  })
})

describe('validateLoginForm', () => {
  it.each([
    ['jana@vanek.test', 'x', {}],
    [' jana@vanek.test ', ' ', {}],
    ['', '', { email: 'required', password: 'required' }],
    ['jana', 'x', { email: 'email_invalid' }],
  ])('of %j and %j', (email, password, issues) => {
    expect(validateLoginForm({ email, password })).toEqual(issues)
  })

  it('asks a forgetful customer for the e-mail alone', () => {
    expect([validateForgottenPasswordForm({ email: '' }), validateForgottenPasswordForm({ email: 'a@b.cz' })]).toEqual([
      { email: 'required' },
      {},
    ])
  })
})

describe('isRestricted', () => {
  it.each([
    [[], ['omezeni'], false],
    [['omezeni'], ['omezeni'], true],
    [['velkoobchod', 'omezeni'], ['zruseni', 'omezeni'], true],
    [['velkoobchod'], ['omezeni'], false],
    [['omezeni'], [], false],
  ])('C6.08 of groups %j where %j may not sign in', (groups, restricted, expected) => {
    expect(isRestricted(groups, restricted)).toBe(expected)
  })
})

describe('posted forms', () => {
  it('are read by the names of their fields', () => {
    const form = new URLSearchParams({ email: ' jana@vanek.test ', password: ' x ', isBusiness: '', newsletter: 'on' })
    expect(parseLoginForm(form)).toEqual({ email: 'jana@vanek.test', password: ' x ' })
    expect(parseRegistrationForm(form)).toMatchObject({
      ...{ email: 'jana@vanek.test', password: ' x ', passwordConfirmation: '', firstName: '' },
      ...{ isBusiness: true, newsletter: true, terms: false },
    })
  })
})
