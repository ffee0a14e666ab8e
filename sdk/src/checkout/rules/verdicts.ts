import { splitStreet } from '../../forms/street.ts'
import type { CheckedField, Verdict } from '../validation-port.ts'
import type { InputIssue } from './input-issues.ts'
import type { InputName, TextInput } from './inputs.ts'

/** What a service thinks of inputs as they stand now (C5.26). */
export type InputVerdicts = Readonly<Partial<Record<InputName, Verdict>>>

const checked: Readonly<Partial<Record<InputName, CheckedField>>> = {
  email: 'email',
  fullName: 'fullName',
  shippingFullName: 'fullName',
  phone: 'phone',
  shippingPhone: 'phone',
  tin: 'tin',
  street: 'street',
  houseNumber: 'houseNumber',
  postcode: 'postcode',
  billingStreet: 'street',
  billingHouseNumber: 'houseNumber',
  billingPostcode: 'postcode',
} satisfies Partial<Record<TextInput, CheckedField>>

/** What a service is to check an input as; null for those that only the built-in rules know. */
export const checkedFieldOf = (name: InputName): CheckedField | null => checked[name] ?? null

const unasked: readonly (InputIssue | null)[] = ['required', 'too_long']

/**
 * A built-in issue after a service had its say on a text (C5.26): an error is one (C5.28), right and doubtful are none, and of
 * what it cannot tell the built-in rules decide. Never its business is that something has to be filled in or is too long,
 * nor that a street lacks its number.
 */
export function judged(issue: InputIssue | null, text: unknown, verdict: Verdict | undefined): InputIssue | null {
  if (!verdict || verdict.result === 'unknown' || unasked.includes(issue)) return issue
  if (verdict.result === 'error') return 'verdict_error'
  const isNumberless = issue === 'street_and_number_invalid' && splitStreet(String(text)).houseNumber === ''
  return isNumberless ? issue : null
}
