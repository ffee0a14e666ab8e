import type { CheckedField, Verdict } from '../validation-port.ts'
import type { InputIssue } from './input-issues.ts'
import type { InputName, TextInput } from './inputs.ts'

/** Verdicts of a service on the current inputs. */
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

/**
 * The kind of field as which an address validation service checks an input.
 *
 * @param name - Name of the input.
 * @returns null if only the built-in rules apply.
 */
export const checkedFieldOf = (name: InputName): CheckedField | null => checked[name] ?? null

/**
 * Combines an issue with the verdict of a service. An issue of the built-in rules wins, because its text says what
 * to do. A value that they accept can still be refused by the service.
 */
export const judged = (issue: InputIssue | null, verdict: Verdict | undefined): InputIssue | null =>
  issue ?? (verdict?.result === 'error' ? 'verdict_error' : null)
