import type { ValidatedField, AddressValidationResult } from '../validation-port.ts'
import type { CheckoutIssue } from './input-issues.ts'
import type { CheckoutField, CheckoutTextField } from './inputs.ts'

/** Verdicts of a service on the current inputs. */
export type AddressValidationResults = Readonly<Partial<Record<CheckoutField, AddressValidationResult>>>

const checked: Readonly<Partial<Record<CheckoutField, ValidatedField>>> = {
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
} satisfies Partial<Record<CheckoutTextField, ValidatedField>>

/**
 * The kind of field as which an address validation service checks an input.
 *
 * @param name - Name of the input.
 * @returns null if only the built-in rules apply.
 */
export const toValidatedField = (name: CheckoutField): ValidatedField | null => checked[name] ?? null

/**
 * Combines an issue with the verdict of a service. An issue of the built-in rules wins, because its text says what
 * to do. A value that they accept can still be rejected by the service.
 */
export const withVerdict = (
  issue: CheckoutIssue | null,
  result: AddressValidationResult | undefined,
): CheckoutIssue | null => issue ?? (result?.result === 'error' ? 'verdict_error' : null)
