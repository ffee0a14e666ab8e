import { trimmed } from '../../forms/spaces.ts'
import { type FormFields, postedText, postedTick } from '../../forms/posted.ts'
import type { AddressType, UserAddress } from '../types.ts'

/** Maximum length that the back end accepts in each text input of an address. */
export const addressMaxLengths = {
  /** First and last name of the recipient. */
  fullName: 200,
  /** Phone number. */
  phone: 30,
  /** Street with the house number. */
  street: 200,
  /** City. */
  city: 100,
  /** Postcode. */
  postcode: 12,
  /** Country, ISO 3166 alpha-3. */
  country: 3,
  /** Name of the company. */
  businessName: 200,
  /** Company registration number. */
  tin: 20,
  /** VAT identification number. */
  vatin: 20,
} as const

/** Inputs of an address that hold text; the names are those of the checkout. */
export type AddressTextField = keyof typeof addressMaxLengths
/** Every input of an address. */
export type AddressField = AddressTextField | 'type' | 'isDefault'

/** What a customer fills in; the country is ISO 3166 alpha-3. */
export type AddressInputs = Readonly<Record<AddressTextField, string>> & {
  /** Whether it is a `billing` or a `shipping` address. */
  readonly type: AddressType
  /** Whether it is offered first among those of its type. */
  readonly isDefault: boolean
}

/** Names of the inputs that hold text, in the order of the form. */
export const addressTextFields = Object.keys(addressMaxLengths) as readonly AddressTextField[]

/**
 * The inputs of an empty address form.
 *
 * @param type - `shipping` or `billing`. Defaults to `shipping`.
 * @param country - Country to preselect, ISO 3166-1 alpha-3 like `CZE`. Defaults to none (`''`).
 */
export const emptyAddress = (type: AddressType = 'shipping', country = ''): AddressInputs => ({
  ...(Object.fromEntries(addressTextFields.map((name) => [name, ''])) as Record<AddressTextField, string>),
  type,
  country,
  isDefault: false,
})

/**
 * Reads the inputs of a posted address form. Texts are trimmed.
 *
 * @param fields - The posted form. A `type` other than `billing` is read as `shipping`.
 * @example
 * ```ts
 * const inputs = parseAddressForm(await request.formData())
 * const issues = validateAddressForm(inputs, 'CZE')
 * if (Object.keys(issues).length === 0) await addUserAddress(shop, toAddUserAddressParams(inputs, 'CZE'))
 * ```
 */
export function parseAddressForm(fields: FormFields): AddressInputs {
  const texts = Object.fromEntries(addressTextFields.map((name) => [name, trimmed(postedText(fields, name))]))
  return {
    ...(texts as Record<AddressTextField, string>),
    type: fields.get('type') === 'billing' ? 'billing' : 'shipping',
    isDefault: postedTick(fields, 'isDefault'),
  }
}

/**
 * The inputs to edit a saved address.
 *
 * @param address - The saved address; a missing phone or company becomes an empty input.
 * @example
 * ```ts
 * const [first] = unwrap(await getUserAddresses(shop))
 * const inputs = first ? toAddressInputs(first) : emptyAddress
 * ```
 */
export const toAddressInputs = ({
  type,
  name,
  phone,
  address,
  business,
  default: isDefault,
}: UserAddress): AddressInputs => ({
  type,
  fullName: name,
  phone: phone ?? '',
  street: address.street,
  city: address.city,
  postcode: address.postcode,
  country: address.country_code,
  businessName: business?.business_name ?? '',
  tin: business?.TIN ?? '',
  vatin: business?.VATIN ?? '',
  isDefault,
})
