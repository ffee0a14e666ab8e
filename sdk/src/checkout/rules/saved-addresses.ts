import type { AddUserAddressParams, AddressType, UserAddress } from '../../account/types.ts'
import { splitFullName } from '../../forms/full-name.ts'
import { joinStreet, splitStreet } from '../../forms/street.ts'
import { type DetailsTheme, type FormContext, isBilledAtDelivery } from './counting.ts'
import type { CheckoutInputs, CheckoutField } from './inputs.ts'
import { normalizeCheckoutInputs } from './normalize.ts'

type NameTheme = Pick<DetailsTheme, 'split_name' | 'split_street'>

const streetParts = (street: string, { split_street }: NameTheme) =>
  split_street ? splitStreet(street) : { street, houseNumber: '' }

const ownName = ({ fullName, firstName, lastName }: CheckoutInputs, { split_name }: NameTheme): string =>
  (split_name ? `${firstName} ${lastName}` : fullName).trim()

const noRecipient = {
  ...{ differentAddress: false, shippingFullName: '', shippingFirstName: '', shippingLastName: '' },
  ...{ shippingBusinessName: '', shippingPhone: '' },
} as const

/** Fills in a delivery address, and the recipient if it is not the customer. */
function delivered(inputs: CheckoutInputs, saved: UserAddress, theme: NameTheme): CheckoutInputs {
  const { name, phone, business, address } = saved
  const other = name !== '' && name !== ownName(inputs, theme)
  const { firstName, lastName } = splitFullName(name)
  return {
    ...inputs,
    ...streetParts(address.street, theme),
    ...{ city: address.city, postcode: address.postcode, country: address.country_code },
    shipToShippingAddress: true,
    ...noRecipient,
    ...(other && {
      differentAddress: true,
      ...(theme.split_name ? { shippingFirstName: firstName, shippingLastName: lastName } : { shippingFullName: name }),
      shippingBusinessName: business?.business_name ?? '',
      shippingPhone: phone !== null && phone !== inputs.phone ? phone : '',
    }),
  }
}

/** Fills in a billing address with its company. */
function billed(inputs: CheckoutInputs, { business, address }: UserAddress, theme: NameTheme): CheckoutInputs {
  const { street, houseNumber } = streetParts(address.street, theme)
  const { business_name = '', TIN = '', VATIN = '' } = business ?? {}
  return {
    ...inputs,
    billingInfo: true,
    billToDelivery: false,
    ...{ billingStreet: street, billingHouseNumber: houseNumber, billingCity: address.city },
    ...{ billingPostcode: address.postcode, billingCountry: address.country_code },
    isBusiness: business !== null,
    ...{ businessName: business_name, tin: TIN, vatin: VATIN },
    vatinsvk: TIN === inputs.tin ? inputs.vatinsvk : '',
  }
}

/**
 * Fills in a saved address, as delivery or billing address depending on its type.
 *
 * @param inputs - The checkout form; not changed.
 * @param saved - The address to fill in.
 * @param theme - Which inputs the form has for names and streets.
 */
export const withSavedAddress = (inputs: CheckoutInputs, saved: UserAddress, theme: NameTheme): CheckoutInputs =>
  (saved.type === 'billing' ? billed : delivered)(inputs, saved, theme)

/**
 * Clears one address of the checkout form, to enter another one.
 *
 * @param inputs - The checkout form; not changed.
 * @param type - The address to clear.
 */
export function withoutAddress(inputs: CheckoutInputs, type: AddressType): CheckoutInputs {
  if (type === 'billing')
    return {
      ...inputs,
      billingInfo: true,
      billToDelivery: false,
      billingStreet: '',
      billingHouseNumber: '',
      billingCity: '',
      billingPostcode: '',
    }
  return { ...inputs, ...{ street: '', houseNumber: '', city: '', postcode: '' }, ...noRecipient }
}

const compared: Readonly<Record<AddressType, readonly CheckoutField[]>> = {
  shipping: [
    ...(['street', 'houseNumber', 'city', 'postcode', 'country', 'differentAddress'] as const),
    ...(['shippingFullName', 'shippingFirstName', 'shippingLastName'] as const),
  ],
  billing: [
    ...(['billingStreet', 'billingHouseNumber', 'billingCity', 'billingPostcode', 'billingCountry'] as const),
    ...(['isBusiness', 'tin'] as const),
  ],
}

/**
 * The saved address that the form matches: choosing it would change nothing.
 *
 * @param typed - The checkout form.
 * @param saved - Addresses of the customer.
 * @param type - The address to compare.
 * @param theme - Which inputs the form has for names and streets.
 * @returns null if the form matches none.
 */
export function findMatchingAddress(
  typed: CheckoutInputs,
  saved: readonly UserAddress[],
  type: AddressType,
  theme: NameTheme,
): UserAddress | null {
  if (type === 'billing' && (!typed.billingInfo || (typed.isBusiness && typed.billToDelivery))) return null
  const inputs = normalizeCheckoutInputs(typed)
  const found = saved.find((each) => {
    if (each.type !== type) return false
    const wanted = normalizeCheckoutInputs(withSavedAddress(typed, each, theme))
    return compared[type].every((name) => inputs[name] === wanted[name])
  })
  return found ?? null
}

const houseNumber = (number: string, { split_street }: NameTheme): string => (split_street ? number : '')

function deliveryToKeep(inputs: CheckoutInputs, theme: NameTheme): AddUserAddressParams {
  const { differentAddress: other, shippingFirstName, shippingLastName, shippingFullName } = inputs
  const recipient = theme.split_name ? `${shippingFirstName} ${shippingLastName}`.trim() : shippingFullName
  const business_name = other ? inputs.shippingBusinessName : ''
  return {
    type: 'shipping',
    name: (other && recipient) || ownName(inputs, theme),
    phone: (other && inputs.shippingPhone) || inputs.phone || null,
    business: business_name === '' ? null : { business_name, TIN: '', VATIN: '' },
    address: {
      street: joinStreet(inputs.street, houseNumber(inputs.houseNumber, theme)),
      ...{ city: inputs.city, postcode: inputs.postcode, country_code: inputs.country },
    },
  }
}

function invoiceToKeep(inputs: CheckoutInputs, theme: NameTheme): AddUserAddressParams {
  const { isBusiness, businessName, tin, vatin } = inputs
  return {
    type: 'billing',
    name: ownName(inputs, theme),
    phone: inputs.phone || null,
    business: isBusiness ? { business_name: businessName, TIN: tin, VATIN: vatin } : null,
    address: {
      street: joinStreet(inputs.billingStreet, houseNumber(inputs.billingHouseNumber, theme)),
      ...{ city: inputs.billingCity, postcode: inputs.billingPostcode, country_code: inputs.billingCountry },
    },
  }
}

/**
 * The addresses of an order to save for its customer (`saveAddress`, `saveBillingAddress`), without those already
 * saved. The first address of a type becomes the default.
 *
 * @param typed - The checkout form.
 * @param saved - Addresses the customer has.
 * @param context - What the form depends on, like the shipper.
 * @returns Up to two payloads for `addUserAddress`.
 */
export function addressesToSave(
  typed: CheckoutInputs,
  saved: readonly UserAddress[],
  context: FormContext,
): readonly AddUserAddressParams[] {
  const { theme, requiredAddress } = context
  const inputs = normalizeCheckoutInputs(typed)
  const isFirst = (type: AddressType) => !saved.some((each) => each.type === type)
  const isNew = (type: AddressType) => findMatchingAddress(typed, saved, type, theme) === null
  const shipping = requiredAddress && inputs.saveAddress && isNew('shipping')
  const billing =
    inputs.billingInfo && inputs.saveBillingAddress && !isBilledAtDelivery(inputs, context) && isNew('billing')
  return [
    ...(shipping ? [{ ...deliveryToKeep(inputs, theme), default: isFirst('shipping') }] : []),
    ...(billing ? [{ ...invoiceToKeep(inputs, theme), default: isFirst('billing') }] : []),
  ]
}

/** The saved address of a type to offer first: the default one, else the first. */
export const firstOffered = (saved: readonly UserAddress[], type: AddressType): UserAddress | undefined =>
  saved.find((each) => each.type === type && each.default) ?? saved.find((each) => each.type === type)
