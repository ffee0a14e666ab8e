import { type DetailsField, type DetailsForm, type TextField, textFields } from './details-form.ts'
import { isEmail } from '../../forms/email.ts'
import { isFullName } from './full-name.ts'
import { isTooLong } from './length.ts'
import { isPhone, normalizePhone } from '../../forms/phone.ts'
import { isPostcode, normalizePostcode } from './postcode.ts'
import { isStreetAndNumber } from './street.ts'
import { isTin } from './tin.ts'

/** Why a field is refused; every code has its sentence in `@vanek/sdk/i18n`. */
export type DetailsIssue =
  | 'required'
  | 'too_long'
  | 'email_invalid'
  | 'full_name_invalid'
  | 'phone_invalid'
  | 'postcode_invalid'
  | 'street_and_number_invalid'
  | 'tin_invalid'
  | 'terms_required'

/** At most one reason per field; nothing at all when the form may be sent. */
export type DetailsIssues = Readonly<Partial<Record<DetailsField, DetailsIssue>>>

type Rule = (text: string, form: DetailsForm) => DetailsIssue | null

const check =
  (isRight: (text: string, form: DetailsForm) => boolean, issue: DetailsIssue): Rule =>
  (text, form) =>
    isRight(text, form) ? null : issue

const phoneOf = (country: 'country' | 'shippingCountry') =>
  check((text, form) => isPhone(normalizePhone(text, form[country])), 'phone_invalid')
const postcodeOf = (country: 'country' | 'shippingCountry') =>
  check((text, form) => isPostcode(normalizePostcode(text, form[country]), form[country]), 'postcode_invalid')

const rules: Readonly<Partial<Record<TextField, Rule>>> = {
  email: check(isEmail, 'email_invalid'),
  fullName: check(isFullName, 'full_name_invalid'),
  phone: phoneOf('country'),
  street: check(isStreetAndNumber, 'street_and_number_invalid'),
  postcode: postcodeOf('country'),
  tin: check((text, form) => isTin(text, form.country), 'tin_invalid'),
  shippingFullName: check(isFullName, 'full_name_invalid'),
  shippingPhone: phoneOf('shippingCountry'),
  shippingStreet: check(isStreetAndNumber, 'street_and_number_invalid'),
  shippingPostcode: postcodeOf('shippingCountry'),
}

const person: readonly TextField[] = ['email', 'fullName', 'phone', 'street', 'city', 'postcode', 'country']
const company: readonly TextField[] = ['businessName', 'tin', 'vatin']
const recipient: readonly TextField[] = textFields.filter((field) => field.startsWith('shipping'))
const optional: readonly TextField[] = ['vatin', 'shippingBusinessName', 'shippingPhone', 'note']

/** The fields that count: the company's in business mode only (C5.15), the recipient's for a different address only. */
const countingFields = (form: DetailsForm): readonly TextField[] => [
  ...person,
  ...(form.isBusiness ? company : []),
  ...(form.differentAddress ? recipient : []),
  'note',
]

const issueOf = (field: TextField, form: DetailsForm): DetailsIssue | null => {
  const text = form[field].trim()
  if (text === '') return optional.includes(field) ? null : 'required'
  return isTooLong(field, text) ? 'too_long' : (rules[field]?.(text, form) ?? null)
}

/**
 * What is wrong with a details form, by field; an empty object when nothing is.
 * Pure: the same form has the same issues in the browser while typing and on the server when posted.
 */
export function validateDetails(form: DetailsForm): DetailsIssues {
  const found: Partial<Record<DetailsField, DetailsIssue>> = {}
  for (const field of countingFields(form)) {
    const issue = issueOf(field, form)
    if (issue) found[field] = issue
  }
  if (!form.terms) found.terms = 'terms_required'
  return found
}
