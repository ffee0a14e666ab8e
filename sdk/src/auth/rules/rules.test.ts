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

const person: RegisterParams = {
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

  it('requires the current password to change it', () => {
    const twice = { password: 'vetrak-2026', passwordConfirmation: 'vetrak-2026' }
    expect(validateChangePasswordForm({ oldPassword: '', ...twice })).toEqual({ oldPassword: 'required' })
    expect(validateChangePasswordForm({ oldPassword: 'x', ...twice })).toEqual({})
  })
})

describe('validateRegistrationForm', () => {
  it('C5.31 requires matching passwords, with a message', () => {
    const issues = validateRegistrationForm({ ...person, passwordConfirmation: 'vetrak-2025' })
    expect(issues).toEqual({ passwordConfirmation: 'password_mismatch' })
    const text = issueText(cs, { code: issues.passwordConfirmation ?? '', field: 'passwordConfirmation' })
    expect(text).toBe('Nepodařilo se vám heslo napsat 2× správně.')
  })

  it.each<[string, Partial<RegisterParams>, object]>([
    ['accepts valid values', {}, {}],
    ['requires names', { firstName: ' ', lastName: '' }, { firstName: 'required', lastName: 'required' }],
    ['requires an e-mail', { email: '' }, { email: 'required' }],
    ['requires a valid e-mail', { email: 'jana@' }, { email: 'email_invalid' }],
    ['accepts a phone in any common format', { phone: '777 123 456' }, {}],
    ['rejects an invalid phone', { phone: '12' }, { phone: 'phone_invalid' }],
    ['requires terms', { terms: false }, { terms: 'required' }],
    ['requires name and id of a company', { isBusiness: true }, { businessName: 'required', tin: 'required' }],
    ['validates the id of a company', { isBusiness: true, businessName: 'Vánek', tin: '123' }, { tin: 'tin_invalid' }],
    ['accepts an id without leading zeros', { isBusiness: true, businessName: 'Vánek', tin: '6947' }, {}],
    ['ignores company fields outside business mode', { tin: '123' }, {}],
    ['limits the length', { firstName: 'x'.repeat(101) }, { firstName: 'too_long' }],
  ])('%s', (_what, more, issues) => {
    expect(validateRegistrationForm({ ...person, ...more }, 'CZE')).toEqual(issues)
  })

  it('has a message for terms', () => {
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

  it('requires only the e-mail for a forgotten password', () => {
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
  ])('C6.08 is true for groups %j and restricted groups %j: %j', (groups, restricted, expected) => {
    expect(isRestricted(groups, restricted)).toBe(expected)
  })
})

describe('parsing posted forms', () => {
  it('reads fields by name', () => {
    const form = new URLSearchParams({ email: ' jana@vanek.test ', password: ' x ', isBusiness: '', newsletter: 'on' })
    expect(parseLoginForm(form)).toEqual({ email: 'jana@vanek.test', password: ' x ' })
    expect(parseRegistrationForm(form)).toMatchObject({
      ...{ email: 'jana@vanek.test', password: ' x ', passwordConfirmation: '', firstName: '' },
      ...{ isBusiness: true, newsletter: true, terms: false },
    })
  })
})
