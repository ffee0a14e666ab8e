import { squeezed } from '../../forms/spaces.ts'
import type { AddUserAddressParams } from '../types.ts'
import { type AddressField, type AddressInputs, addressMaxLengths, type AddressTextField } from './address-inputs.ts'
import {
  type AccountIssue,
  fullNameForm,
  issuesOf,
  phoneForm,
  postcodeForm,
  streetForm,
  tinForm,
  townForm,
  vatinForm,
} from './fields.ts'
import { normalizedPlace, placeFields } from './normalize.ts'

/** At most one issue per input, in the order of the form; empty if it can be sent. */
export type AddressIssues = Readonly<Partial<Record<AddressField, AccountIssue>>>

/** The normalized inputs. */
const normalized = (typed: AddressInputs, home: string): AddressInputs => ({
  ...typed,
  ...normalizedPlace(typed, home),
  fullName: squeezed(typed.fullName),
})

/** An address belongs to a company if any company field is filled in. */
const isBusiness = ({ businessName, tin, vatin }: AddressInputs): boolean => `${businessName}${tin}${vatin}` !== ''

/**
 * Validates an address. Inputs are normalized first, so a postcode without its space is valid.
 *
 * @param typed - The typed values.
 * @param home - Alpha-3 code of the country that counts where none is chosen. Defaults to none.
 * @example
 * ```ts
 * const inputs = parseAddressForm(await request.formData())
 * const { postcode } = validateAddressForm(inputs, 'CZE')
 * if (postcode) console.log(issueText(en, { code: postcode, field: 'postcode' }))
 * ```
 */
export function validateAddressForm(typed: AddressInputs, home = ''): AddressIssues {
  const inputs = normalized(typed, home)
  const { country } = inputs
  return issuesOf<AddressTextField>(inputs, addressMaxLengths, {
    fullName: { required: true, form: fullNameForm },
    phone: { required: false, form: phoneForm(country) },
    street: { required: true, form: streetForm },
    city: { required: true, form: townForm },
    postcode: { required: true, form: postcodeForm(country, home) },
    country: { required: true },
    businessName: { required: isBusiness(inputs) },
    tin: { required: false, form: tinForm(country, home) },
    vatin: { required: false, form: vatinForm(country) },
  })
}

/**
 * The payload of an address; empty optional fields are removed.
 *
 * @param typed - The typed values.
 * @param home - Alpha-3 code of the country that counts where none is chosen. Defaults to none.
 */
export function toAddUserAddressParams(typed: AddressInputs, home = ''): AddUserAddressParams {
  const inputs = normalized(typed, home)
  const { type, street, city, postcode, country, businessName, tin, vatin } = inputs
  return {
    type,
    name: inputs.fullName,
    phone: inputs.phone || null,
    address: { street, city, postcode, country_code: country },
    business: isBusiness(inputs) ? { business_name: businessName, TIN: tin, VATIN: vatin } : null,
    default: inputs.isDefault,
  }
}

const wireFields: Readonly<Record<string, AddressField>> = {
  name: 'fullName',
  default: 'isDefault',
  ...placeFields,
}

/**
 * The input that an issue of a rejected address belongs to.
 *
 * @param field - `field` of an issue in the response, a name of the contract like `address.street`.
 * @returns Name of the input; `field` itself if no input matches it.
 */
export const toAddressField = (field: string): string => wireFields[field] ?? field
