import { dateIssue } from '../../forms/date.ts'
import { isEmail } from '../../forms/email.ts'
import { shortestPassword } from '../../forms/password.ts'
import { hasTwoLetters } from '../../forms/letters.ts'
import { phoneIssue } from '../../forms/phone.ts'
import { countingInputs, type FormContext, namesRecipientFirm } from './counting.ts'
import { isFullName, isName } from '../../forms/full-name.ts'
import { type CheckoutInputs, type CheckoutField, isCheckoutTextField, type CheckoutTextField } from './inputs.ts'
import { isTooLong } from './length.ts'
import { normalizeCheckoutInputs } from './normalize.ts'
import { isPostcode, postcodeDigits } from '../../forms/postcode.ts'
import { isHouseNumber, isStreetAndNumber, isStreetOnly } from '../../forms/street.ts'
import { isFormalTitle } from '../../forms/title.ts'
import { isTin } from '../../forms/tin.ts'
import { isSlovakVatin, isVatin } from '../../forms/vatin.ts'
import { type AddressValidationResults, withVerdict } from './verdicts.ts'

/** Issue codes of inputs; every code has a message in `@vanek/sdk/i18n`. */
export type CheckoutIssue =
  | 'required'
  | 'too_long'
  | 'date_invalid'
  | 'birth_year_invalid'
  | 'email_invalid'
  | 'formal_title_invalid'
  | 'full_name_invalid'
  | 'phone_invalid'
  | 'phone_prefix_missing'
  | 'postcode_invalid'
  | 'postcode_4_invalid'
  | 'street_and_number_invalid'
  | 'street_invalid'
  | 'city_invalid'
  | 'house_number_invalid'
  | 'tin_invalid'
  | 'vatin_invalid'
  | 'vatin_sk_invalid'
  | 'password_short'
  | 'password_mismatch'
  | 'terms_required'
  | 'verdict_error'

/** At most one issue per input; empty if the form can be sent. */
export type CheckoutIssues = Readonly<Partial<Record<CheckoutField, CheckoutIssue>>>

type Rule = (text: string, inputs: CheckoutInputs, context: FormContext) => CheckoutIssue | null

const check =
  (isRight: (text: string, inputs: CheckoutInputs) => boolean, issue: CheckoutIssue): Rule =>
  (text, inputs) =>
    isRight(text, inputs) ? null : issue

const street: Rule = (text, _inputs, { theme }) => {
  if (theme.split_street) return isStreetOnly(text) ? null : 'street_invalid'
  return isStreetAndNumber(text) ? null : 'street_and_number_invalid'
}

const phone: Rule = (text, { country }) => phoneIssue(text, country)

const houseNumberOf = (name: 'street' | 'billingStreet') =>
  check((text, inputs) => isHouseNumber(text, inputs[name]), 'house_number_invalid')

const postcodeOf =
  (name: 'country' | 'billingCountry'): Rule =>
  (text, inputs, { home }) => {
    if (isPostcode(text, inputs[name], home)) return null
    return postcodeDigits(inputs[name]) === 4 ? 'postcode_4_invalid' : 'postcode_invalid'
  }

const rules: Readonly<Partial<Record<CheckoutTextField, Rule>>> = {
  formalTitle: check(isFormalTitle, 'formal_title_invalid'),
  fullName: check(isFullName, 'full_name_invalid'),
  shippingFullName: check(isFullName, 'full_name_invalid'),
  // without a letter it counts as missing
  firstName: check(isName, 'required'),
  lastName: check(isName, 'required'),
  shippingFirstName: check(isName, 'required'),
  shippingLastName: check(isName, 'required'),
  dateOfBirth: dateIssue,
  email: check(isEmail, 'email_invalid'),
  phone,
  shippingPhone: phone,
  street,
  billingStreet: street,
  houseNumber: houseNumberOf('street'),
  billingHouseNumber: houseNumberOf('billingStreet'),
  city: check(hasTwoLetters, 'city_invalid'),
  billingCity: check(hasTwoLetters, 'city_invalid'),
  postcode: postcodeOf('country'),
  billingPostcode: postcodeOf('billingCountry'),
  tin: (text, { billingCountry }, { home = '' }) => (isTin(text, billingCountry, home) ? null : 'tin_invalid'),
  vatin: check((text, { billingCountry }) => isVatin(text, billingCountry), 'vatin_invalid'),
  vatinsvk: check(isSlovakVatin, 'vatin_sk_invalid'),
  password: check((text) => text.length >= shortestPassword, 'password_short'),
  passwordConfirmation: check((text, { password }) => text === password, 'password_mismatch'),
}

const optional: ReadonlySet<CheckoutField> = new Set<CheckoutTextField>([
  'formalTitle',
  'dateOfBirth',
  'companyName',
  'shippingBusinessName',
  'shippingPhone',
  'vatin',
  'vatinsvk',
  'note',
  'note_for_shipper',
  'customOrderNumber',
])

const recipientNames: ReadonlySet<CheckoutField> = new Set<CheckoutTextField>([
  'shippingFullName',
  'shippingFirstName',
  'shippingLastName',
])

/**
 * Whether an input that counts must be filled in or checked. If somebody else receives or collects the goods, their
 * name is required, unless their company is filled in.
 *
 * @param name - Name of the input.
 * @param inputs - The checkout form.
 * @param context - What the form depends on, like the shipper.
 */
export function isRequiredCheckoutField(name: CheckoutField, inputs: CheckoutInputs, context: FormContext): boolean {
  if (recipientNames.has(name)) return !namesRecipientFirm(inputs, context)
  return isCheckoutTextField(name) ? !optional.has(name) : name === 'terms' || name === 'businessTerms'
}

function issueOf(name: CheckoutField, inputs: CheckoutInputs, context: FormContext): CheckoutIssue | null {
  if (!isCheckoutTextField(name))
    return isRequiredCheckoutField(name, inputs, context) && !inputs[name] ? 'terms_required' : null
  const text = inputs[name]
  if (text === '') return isRequiredCheckoutField(name, inputs, context) ? 'required' : null
  return isTooLong(name, text) ? 'too_long' : (rules[name]?.(text, inputs, context) ?? null)
}

/**
 * Validates the checkout form: the inputs that count. The result is the same in the browser and on the server. Inputs
 * are normalized first (`normalizeCheckoutInputs`), so a postcode without a space or a phone without a prefix is valid.
 *
 * @param typed - The checkout form.
 * @param context - What the form depends on, like the shipper.
 * @param results - Results of an address validation service, by input. They can add issues, never remove them.
 *   Defaults to none.
 * @returns Issues by input, in form order; an empty object if there are none.
 * @example
 * ```ts
 * const { inputs } = checkout.getState()
 * const issues = validateCheckoutForm(inputs, { requiredAddress: true, theme: defaultTheme.pages.delivery_details })
 * console.log(issues.email) // 'required', 'email_invalid' or undefined
 * ```
 */
export function validateCheckoutForm(
  typed: CheckoutInputs,
  context: FormContext,
  results: AddressValidationResults = {},
): CheckoutIssues {
  const inputs = normalizeCheckoutInputs(typed)
  const found: Partial<Record<CheckoutField, CheckoutIssue>> = {}
  for (const name of countingInputs(inputs, context)) {
    const issue = withVerdict(issueOf(name, inputs, context), results[name])
    if (issue) found[name] = issue
  }
  return found
}

/**
 * Validates one input of the checkout form.
 *
 * @param name - Name of the input.
 * @param inputs - The checkout form.
 * @param context - What the form depends on, like the shipper.
 * @returns The issue; null if it has none or does not count.
 */
export const validateCheckoutField = (
  name: CheckoutField,
  inputs: CheckoutInputs,
  context: FormContext,
): CheckoutIssue | null =>
  countingInputs(inputs, context).includes(name) ? issueOf(name, normalizeCheckoutInputs(inputs), context) : null
