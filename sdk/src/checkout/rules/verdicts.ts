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

/**
 * An issue after a service had its say (C5.26): what the built-in rules refuse stays refused in their words, which tell what
 * to do; to what they take, the service may add that it is wrong (C5.28).
 */
export const judged = (issue: InputIssue | null, verdict: Verdict | undefined): InputIssue | null =>
  issue ?? (verdict?.result === 'error' ? 'verdict_error' : null)
