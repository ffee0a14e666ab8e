import { defaultCountryAlpha3 } from '../../forms/countries.ts'

/** Who buys (C3.24). */
const personInputs = [
  'formalTitle',
  'fullName',
  'firstName',
  'lastName',
  'dateOfBirth',
  'companyName',
  'email',
  'phone',
] as const

/** Where the goods are brought (C3.25). */
export const deliveryInputs = ['street', 'houseNumber', 'city', 'postcode', 'country'] as const

/** Who takes them over, when it is somebody else (C3.30). */
export const recipientInputs = [
  'shippingFullName',
  'shippingFirstName',
  'shippingLastName',
  'shippingBusinessName',
  'shippingPhone',
] as const

/** Where the invoice belongs, when it is elsewhere (C3.26). */
export const billingInputs = [
  'billingStreet',
  'billingHouseNumber',
  'billingCity',
  'billingPostcode',
  'billingCountry',
] as const

/** The company that buys (C3.24). */
export const businessInputs = ['businessName', 'tin', 'vatin', 'vatinsvk'] as const

/** Names of the inputs that hold text, in the order of the form (C3.24 to C3.30). */
export const textInputs = [
  ...personInputs,
  ...deliveryInputs,
  ...recipientInputs,
  ...billingInputs,
  ...businessInputs,
  'note',
  'note_for_shipper',
  'customOrderNumber',
  'password',
  'passwordConfirmation',
] as const

/** Names of the inputs that are ticked (C3.24 to C3.29). */
export const tickInputs = [
  'differentAddress',
  'billingInfo',
  'shipToShippingAddress',
  'isBusiness',
  'isRegistration',
  'saveAddress',
  'saveBillingAddress',
  'cardRequest',
  'newsletter',
  'heureka',
  'zbozi',
  'magazine',
  'smsMarketing',
  'terms',
  'businessTerms',
] as const

export type TextInput = (typeof textInputs)[number]
export type TickInput = (typeof tickInputs)[number]
export type InputName = TextInput | TickInput

/**
 * What the shopper filled in. Countries are ISO 3166 alpha-3 (`CZE`). The address without a prefix is where the goods are
 * brought, and the only one unless `billingInfo` is on; `country_code` of an order comes from there.
 */
export type CheckoutInputs = Readonly<Record<TextInput, string> & Record<TickInput, boolean>>

/** What the inputs need of `FormData`; `URLSearchParams` fits too. */
export interface FormFields {
  get(name: string): unknown
  getAll?(name: string): readonly unknown[]
}

/** The form before anything is typed: the goods go to the address of delivery, in the country of the shop. */
export const emptyInputs: CheckoutInputs = Object.freeze({
  ...(Object.fromEntries(textInputs.map((name) => [name, ''])) as Record<TextInput, string>),
  ...(Object.fromEntries(tickInputs.map((name) => [name, false])) as Record<TickInput, boolean>),
  country: defaultCountryAlpha3,
  billingCountry: defaultCountryAlpha3,
  shipToShippingAddress: true,
})

/** Whether an input holds text; the others are ticked. */
export const isTextInput = (name: string): name is TextInput => (textInputs as readonly string[]).includes(name)

const anyFilled = (inputs: CheckoutInputs, names: readonly TextInput[]): boolean =>
  names.some((name) => inputs[name].trim() !== '')

/** Whether any billing address input is filled in. The country alone does not count, because a select always has a value. */
export const hasBilling = (inputs: CheckoutInputs): boolean =>
  anyFilled(
    inputs,
    billingInputs.filter((name) => name !== 'billingCountry'),
  )

/**
 * Turns business mode on when a business name, a company id or a VAT id is filled (C4.56), and separate billing when any
 * data of billing or business is (C4.55). Nothing is turned off.
 */
export function withFlags(inputs: CheckoutInputs): CheckoutInputs {
  const isBusiness = inputs.isBusiness || anyFilled(inputs, ['businessName', 'tin', 'vatin'])
  const filled = hasBilling(inputs) || anyFilled(inputs, businessInputs)
  const billingInfo = inputs.billingInfo || isBusiness || filled
  return billingInfo === inputs.billingInfo && isBusiness === inputs.isBusiness
    ? inputs
    : { ...inputs, isBusiness, billingInfo }
}

/** Name of a hidden input that says that the form has shown this box; nobody ticks it for the shopper then. */
export const askedInput = (name: TickInput): string => `asked_${name}`

const isTicked = (value: unknown): boolean => typeof value === 'string' && value !== '0' && value !== 'false'

/**
 * The inputs as a form posted them: texts trimmed, a box is ticked when it was sent at all, flags turned on by what is
 * filled in (`withFlags`). If the form has shown a checkbox (`askedInput`), only its tick counts, because without
 * scripts a collapsed section is sent anyway, including a prefilled company.
 */
export function inputsFrom(fields: FormFields): CheckoutInputs {
  const textOf = (name: TextInput): string => {
    const value = fields.get(name)
    return typeof value === 'string' ? value.trim() : emptyInputs[name]
  }
  const texts = textInputs.map((name) => [name, textOf(name)] as const)
  const ticks = tickInputs.map((name) => [name, isTicked(fields.get(name))] as const)
  const posted = Object.fromEntries([...texts, ...ticks]) as CheckoutInputs
  const flagged = withFlags(posted)
  const tickOf = (name: TickInput) => (fields.get(askedInput(name)) ? posted : flagged)[name]
  const isBusiness = tickOf('isBusiness')
  return { ...posted, isBusiness, billingInfo: isBusiness || tickOf('billingInfo') }
}
