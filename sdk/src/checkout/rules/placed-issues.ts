import type { Issue } from '../../kernel/errors.ts'
import type { FormContext } from './counting.ts'
import type { CheckoutInputs, InputName } from './inputs.ts'

const fields: Readonly<Record<string, InputName>> = {
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

const delivery: Readonly<Record<string, InputName>> = {
  street: 'street',
  city: 'city',
  postcode: 'postcode',
  country_code: 'country',
}
const billing: Readonly<Record<string, InputName>> = {
  street: 'billingStreet',
  city: 'billingCity',
  postcode: 'billingPostcode',
  country_code: 'billingCountry',
}

const own = (names: Readonly<Record<string, InputName>>, name: string | undefined): InputName | undefined =>
  name !== undefined && Object.hasOwn(names, name) ? names[name] : undefined

function inputOf(field: string, { billingInfo }: CheckoutInputs, { theme }: FormContext): InputName | undefined {
  const [, place, part] = /^(billing_address|shipping\.address)\.(\w+)$/.exec(field) ?? []
  if (place) return own(place === 'billing_address' && billingInfo ? billing : delivery, part)
  const name = own(fields, field)
  if (!theme.split_name) return name === 'firstName' || name === 'lastName' ? 'fullName' : name
  if (name === 'fullName') return 'lastName'
  return name === 'shippingFullName' ? 'shippingLastName' : name
}

/** Refusals of the back end, sorted to the inputs that they speak of. */
export interface PlacedIssues {
  readonly byInput: Readonly<Partial<Record<InputName, Issue>>>
  /** Those that speak of no input: an empty cart, a sold-out item. */
  readonly others: readonly Issue[]
}

/** Finds the input for each issue of a refused placement: `billing_address.city` is `city`, or `billingCity` with an address of its own. */
export function placedIssues(issues: readonly Issue[], inputs: CheckoutInputs, context: FormContext): PlacedIssues {
  const byInput: Partial<Record<InputName, Issue>> = {}
  const others: Issue[] = []
  for (const issue of issues) {
    const input = issue.field === null ? undefined : inputOf(issue.field, inputs, context)
    if (input) byInput[input] ??= issue
    else others.push(issue)
  }
  return { byInput, others }
}
