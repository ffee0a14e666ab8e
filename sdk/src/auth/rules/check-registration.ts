import { isEmail } from '../../forms/email.ts'
import { isName } from '../../forms/full-name.ts'
import { passwordMaxLength } from '../../forms/password.ts'
import { phoneIssue } from '../../forms/phone.ts'
import { isTin } from '../../forms/tin.ts'
import { isSlovakVatin, isVatin } from '../../forms/vatin.ts'
import type { RegisterParams } from '../types.ts'
import { validateNewPasswordForm, type PasswordIssue } from './check-new-password.ts'
import { normalizeRegistration } from './to-registration.ts'

/** A field of the registration, by its name in the form. */
export type RegistrationField = keyof RegisterParams

/** Why a field is rejected; every code has a message in `@vanek/sdk/i18n`. */
export type RegistrationIssue =
  | PasswordIssue
  | 'email_invalid'
  | 'phone_invalid'
  | 'phone_prefix_missing'
  | 'tin_invalid'
  | 'vatin_invalid'
  | 'vatin_sk_invalid'

/** At most one issue per field, in the order of the form; empty if it can be sent. */
export type RegistrationIssues = Readonly<Partial<Record<RegistrationField, RegistrationIssue>>>

/** Maximum length that the back end accepts in each text field. */
export const registrationMaxLengths = {
  /** E-mail address. */
  email: 254,
  /** Password. */
  password: passwordMaxLength,
  /** Password, typed again. */
  passwordConfirmation: passwordMaxLength,
  /** First name. */
  firstName: 100,
  /** Last name. */
  lastName: 100,
  /** Phone number. */
  phone: 30,
  /** Name of the company. */
  businessName: 200,
  /** Company registration number. */
  tin: 20,
  /** VAT identification number. */
  vatin: 20,
  /** Slovak VAT number. */
  ICDPH: 20,
} as const satisfies Partial<Record<RegistrationField, number>>

type TextField = keyof typeof registrationMaxLengths

const optional: ReadonlySet<TextField> = new Set<TextField>(['phone', 'vatin', 'ICDPH'])
const ofBusiness: ReadonlySet<TextField> = new Set<TextField>(['businessName', 'tin', 'vatin', 'ICDPH'])
const ofPassword: ReadonlySet<TextField> = new Set<TextField>(['password', 'passwordConfirmation'])

const forms: Partial<Record<TextField, (text: string, country: string) => RegistrationIssue | null>> = {
  // without a letter it counts as missing
  firstName: (text) => (isName(text) ? null : 'required'),
  lastName: (text) => (isName(text) ? null : 'required'),
  email: (text) => (isEmail(text) ? null : 'email_invalid'),
  phone: phoneIssue,
  tin: (text, country) => (isTin(text, country) ? null : 'tin_invalid'),
  vatin: (text, country) => (isVatin(text, country) ? null : 'vatin_invalid'),
  ICDPH: (text) => (isSlovakVatin(text) ? null : 'vatin_sk_invalid'),
}

function issueOf(field: TextField, text: string, country: string): RegistrationIssue | null {
  if (text === '') return optional.has(field) ? null : 'required'
  return text.length > registrationMaxLengths[field] ? 'too_long' : (forms[field]?.(text, country) ?? null)
}

/** The fields that hold text, in the order of the form. */
const order: readonly TextField[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'businessName',
  'tin',
  'vatin',
  'ICDPH',
  'password',
  'passwordConfirmation',
]

/**
 * Validates a registration. Inputs are normalized first, so a phone without its prefix is valid. Company data count
 * only for a business.
 *
 * @param typed - The typed values.
 * @param country - Alpha-3 code of the country that phone and numbers without a prefix belong to. Defaults to none.
 */
export function validateRegistrationForm(typed: RegisterParams, country = ''): RegistrationIssues {
  const input = normalizeRegistration(typed, country)
  const passwords = validateNewPasswordForm(input)
  const found: Partial<Record<RegistrationField, RegistrationIssue>> = {}
  for (const field of order) {
    if (!input.isBusiness && ofBusiness.has(field)) continue
    const issue = ofPassword.has(field) ? passwords[field as 'password'] : issueOf(field, input[field], country)
    if (issue) found[field] = issue
  }
  return input.terms ? found : { ...found, terms: 'required' }
}
