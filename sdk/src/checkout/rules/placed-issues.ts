import type { Issue } from '../../kernel/errors.ts'
import { countingInputs, type FormContext, isDelivered } from './counting.ts'
import type { CheckoutInputs, CheckoutField } from './inputs.ts'

const fields: Readonly<Record<string, CheckoutField>> = {
  name: 'fullName',
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  phone: 'phone',
  'business.business_name': 'businessName',
  'business.TIN': 'tin',
  'business.VATIN': 'vatin',
  'shipping.name': 'shippingFullName',
  'shipping.business_name': 'shippingBusinessName',
  'shipping.phone': 'shippingPhone',
  'custom.custom_order_number': 'customOrderNumber',
  'custom.formalTitle': 'formalTitle',
  'custom.ICDPH': 'vatinsvk',
  'custom.dateOfBirth': 'dateOfBirth',
  'custom.companyName': 'companyName',
  comment: 'note',
  shipper_comment: 'note_for_shipper',
  newsletter: 'newsletter',
  terms: 'terms',
  password: 'password',
  password_confirmation: 'passwordConfirmation',
}

const delivery: Readonly<Record<string, CheckoutField>> = {
  street: 'street',
  city: 'city',
  postcode: 'postcode',
  country_code: 'country',
}
const billing: Readonly<Record<string, CheckoutField>> = {
  street: 'billingStreet',
  city: 'billingCity',
  postcode: 'billingPostcode',
  country_code: 'billingCountry',
}

const own = (names: Readonly<Record<string, CheckoutField>>, name: string | undefined): CheckoutField | undefined =>
  name !== undefined && Object.hasOwn(names, name) ? names[name] : undefined

function inputOf(field: string, inputs: CheckoutInputs, context: FormContext): CheckoutField | undefined {
  const { theme } = context
  const [, place, part] = /^(billing_address|shipping\.address)\.(\w+)$/.exec(field) ?? []
  if (place === 'billing_address') return own(inputs.billingInfo ? billing : delivery, part)
  if (place) return own(isDelivered(inputs, context) ? delivery : billing, part)
  const name = own(fields, field)
  if (!theme.split_name) return name === 'firstName' || name === 'lastName' ? 'fullName' : name
  if (name === 'fullName') return 'lastName'
  return name === 'shippingFullName' ? 'shippingLastName' : name
}

/** Issues of a rejected order, by input. */
export interface PlaceOrderIssues {
  /** First issue of each input. */
  readonly byInput: Readonly<Partial<Record<CheckoutField, Issue>>>
  /** Issues without an input that counts: an empty cart, a sold-out item, the address of a branch. */
  readonly others: readonly Issue[]
}

/**
 * Finds the input for each issue of a rejected placement: `billing_address.city` is `city`, or `billingCity` with an
 * address of its own.
 *
 * @param issues - Issues of the error that `placeOrder` returned.
 * @param inputs - The checkout form.
 * @param context - What the form depends on, like the shipper.
 * @returns The first issue of each input, and the issues that belong to none.
 */
export function mapPlaceOrderIssues(
  issues: readonly Issue[],
  inputs: CheckoutInputs,
  context: FormContext,
): PlaceOrderIssues {
  const byInput: Partial<Record<CheckoutField, Issue>> = {}
  const others: Issue[] = []
  const counting = new Set(countingInputs(inputs, context))
  for (const issue of issues) {
    const input = issue.field === null ? undefined : inputOf(issue.field, inputs, context)
    if (input && counting.has(input)) byInput[input] ??= issue
    else others.push(issue)
  }
  return { byInput, others }
}
