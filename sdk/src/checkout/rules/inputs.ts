import type { FormFields } from '../../forms/posted.ts'
/** Inputs of the customer. */
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

/** Inputs of the delivery address. */
export const deliveryInputs = ['street', 'houseNumber', 'city', 'postcode', 'country'] as const

/** Inputs of a recipient other than the customer. */
export const recipientInputs = [
  'shippingFullName',
  'shippingFirstName',
  'shippingLastName',
  'shippingBusinessName',
  'shippingPhone',
] as const

/** Inputs of a separate billing address. */
export const billingInputs = [
  'billingStreet',
  'billingHouseNumber',
  'billingCity',
  'billingPostcode',
  'billingCountry',
] as const

/** Inputs of the buying company. */
export const businessInputs = ['businessName', 'tin', 'vatin', 'vatinsvk'] as const

/** Names of text inputs, in form order. */
export const checkoutTextFields = [
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

/** Names of checkboxes. */
export const checkoutCheckboxFields = [
  'differentAddress',
  'billingInfo',
  'billToDelivery',
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

/** Name of a text input of the details step. */
export type CheckoutTextField = (typeof checkoutTextFields)[number]
/** Name of a checkbox of the details step. */
export type CheckoutCheckboxField = (typeof checkoutCheckboxFields)[number]
/** Name of any input of the details step; key of {@link CheckoutInputs}. */
export type CheckoutField = CheckoutTextField | CheckoutCheckboxField

/**
 * Values of all inputs. Countries are ISO 3166 alpha-3 (`DEU`). The address without a prefix is the delivery address,
 * and the only one unless `billingInfo` is on; `country_code` of an order comes from it. With `billToDelivery` on, the
 * invoice of a company has the delivery address, whatever its billing address is.
 */
export type CheckoutInputs = Readonly<Record<CheckoutTextField, string> & Record<CheckoutCheckboxField, boolean>>

/** Values of an empty form: delivery to the delivery address, no country yet. */
export const emptyCheckoutInputs: CheckoutInputs = Object.freeze({
  ...(Object.fromEntries(checkoutTextFields.map((name) => [name, ''])) as Record<CheckoutTextField, string>),
  ...(Object.fromEntries(checkoutCheckboxFields.map((name) => [name, false])) as Record<
    CheckoutCheckboxField,
    boolean
  >),
  shipToShippingAddress: true,
})

/**
 * Whether an input is a text input, not a checkbox.
 *
 * @param name - Name of an input of the checkout form.
 */
export const isCheckoutTextField = (name: string): name is CheckoutTextField =>
  (checkoutTextFields as readonly string[]).includes(name)

const anyFilled = (inputs: CheckoutInputs, names: readonly CheckoutTextField[]): boolean =>
  names.some((name) => inputs[name].trim() !== '')

/**
 * Whether any billing address input is filled in. The country alone does not count, because a select always has a
 * value.
 */
export const hasBilling = (inputs: CheckoutInputs): boolean =>
  anyFilled(
    inputs,
    billingInputs.filter((name) => name !== 'billingCountry'),
  )

/** The country of a company's invoice follows the delivery while they have one address. */
export const withBillingCountry = (inputs: CheckoutInputs): CheckoutInputs =>
  inputs.isBusiness && inputs.billToDelivery ? { ...inputs, billingCountry: inputs.country } : inputs

/**
 * Turns business mode on if a business name, company id or VAT id is filled in, and separate billing if any
 * billing or business data is. Turns nothing off.
 */
export function withFlags(inputs: CheckoutInputs): CheckoutInputs {
  const isBusiness = inputs.isBusiness || anyFilled(inputs, ['businessName', 'tin', 'vatin'])
  const filled = hasBilling(inputs) || anyFilled(inputs, businessInputs)
  const billingInfo = inputs.billingInfo || isBusiness || filled
  return billingInfo === inputs.billingInfo && isBusiness === inputs.isBusiness
    ? inputs
    : { ...inputs, isBusiness, billingInfo }
}

/**
 * Name of a hidden input that marks that the form contained this checkbox. Then only the shopper can check it.
 *
 * @param name - Name of the checkbox.
 */
export const checkboxMarker = (name: CheckoutCheckboxField): string => `asked_${name}`

const isChecked = (value: unknown): boolean => typeof value === 'string' && value !== '0' && value !== 'false'

/**
 * Reads inputs from a posted form. Texts are trimmed; flags are turned on by filled-in data (`withFlags`). If the form
 * contained a checkbox (`checkboxMarker`), only its own state counts: without scripts a collapsed section is posted too,
 * for example with a prefilled company.
 *
 * @param fields - The posted form.
 * @param country - Alpha-3 code of the country that counts where the form has no input for it. Defaults to none.
 * @example
 * ```ts
 * const inputs = parseCheckoutForm(await request.formData(), 'CZE')
 * const issues = validateCheckoutForm(inputs, { requiredAddress: true, theme: defaultTheme.pages.delivery_details })
 * ```
 */
export function parseCheckoutForm(fields: FormFields, country = ''): CheckoutInputs {
  const empty = { ...emptyCheckoutInputs, country, billingCountry: country }
  const textOf = (name: CheckoutTextField): string => {
    const value = fields.get(name)
    return typeof value === 'string' ? value.trim() : empty[name]
  }
  const texts = checkoutTextFields.map((name) => [name, textOf(name)] as const)
  const checkboxes = checkoutCheckboxFields.map((name) => [name, isChecked(fields.get(name))] as const)
  const posted = Object.fromEntries([...texts, ...checkboxes]) as CheckoutInputs
  const flagged = withFlags(posted)
  const checkboxOf = (name: CheckoutCheckboxField) => (fields.get(checkboxMarker(name)) ? posted : flagged)[name]
  const isBusiness = checkboxOf('isBusiness')
  return withBillingCountry({ ...posted, isBusiness, billingInfo: isBusiness || checkboxOf('billingInfo') })
}
