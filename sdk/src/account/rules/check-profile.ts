import { squeezed, tight } from '../../forms/spaces.ts'
import { isFormalTitle } from '../../forms/title.ts'
import type { UpdateUserParams } from '../types.ts'
import {
  type AccountIssue,
  dateForm,
  issuesOf,
  nameForm,
  phoneForm,
  postcodeForm,
  slovakVatinForm,
  streetForm,
  tinForm,
  titleForm,
  townForm,
  vatinForm,
} from './fields.ts'
import { normalizedPlace, placeFields } from './normalize.ts'
import { type ProfileField, type ProfileInputs, profileMaxLengths, type ProfileTextField } from './profile-inputs.ts'

/** At most one issue per input, in the order of the form; empty if it can be sent. */
export type ProfileIssues = Readonly<Partial<Record<ProfileField, AccountIssue>>>

/** The normalized inputs. */
const normalized = (typed: ProfileInputs, home: string): ProfileInputs => ({
  ...typed,
  ...normalizedPlace(typed, home),
  firstName: squeezed(typed.firstName),
  lastName: squeezed(typed.lastName),
  ICDPH: tight(typed.ICDPH).toUpperCase(),
})

/** An address counts as soon as a field other than the country, which a select always has, is filled in. */
const hasAddress = ({ street, city, postcode }: ProfileInputs): boolean => `${street}${city}${postcode}`.trim() !== ''

/**
 * Validates a profile. Inputs are normalized first, so a phone without its prefix is valid. An address has to be
 * complete or empty; company data count only for a business.
 *
 * @param typed - The typed values.
 * @param home - Alpha-3 code of the country that counts where none is chosen. Defaults to none.
 */
export function validateProfileForm(typed: ProfileInputs, home = ''): ProfileIssues {
  const inputs = normalized(typed, home)
  const { country, isBusiness } = inputs
  const required = hasAddress(inputs)
  return issuesOf<ProfileTextField>(inputs, profileMaxLengths, {
    formalTitle: { required: false, form: titleForm },
    firstName: { required: true, form: nameForm },
    lastName: { required: true, form: nameForm },
    phone: { required: false, form: phoneForm(country) },
    dateOfBirth: { required: false, form: dateForm },
    street: { required, form: streetForm },
    city: { required, form: townForm },
    postcode: { required, form: postcodeForm(country, home) },
    country: { required },
    ...(isBusiness && {
      businessName: { required: true },
      tin: { required: true, form: tinForm(country, home) },
      vatin: { required: false, form: vatinForm(country) },
      ICDPH: { required: false, form: slovakVatinForm },
    }),
  })
}

/**
 * The payload of a profile; empty optional fields are removed.
 *
 * @param typed - The typed values.
 * @param home - Alpha-3 code of the country that counts where none is chosen. Defaults to none.
 */
export function toUpdateUserParams(typed: ProfileInputs, home = ''): UpdateUserParams {
  const inputs = normalized(typed, home)
  const { street, city, postcode, country, isBusiness, businessName, tin, vatin } = inputs
  return {
    firstName: inputs.firstName,
    lastName: inputs.lastName,
    phone: inputs.phone || null,
    address: hasAddress(inputs) ? { street, city, postcode, country_code: country } : null,
    business: isBusiness ? { business_name: businessName, TIN: tin, VATIN: vatin } : null,
    newsletter: inputs.newsletter,
    attributes: {
      custom: {
        formalTitle: isFormalTitle(inputs.formalTitle) ? inputs.formalTitle : null,
        dateOfBirth: inputs.dateOfBirth || null,
        ICDPH: (isBusiness && inputs.ICDPH) || null,
      },
    },
  }
}

const wireFields: Readonly<Record<string, ProfileField>> = {
  ...placeFields,
  'attributes.custom.formalTitle': 'formalTitle',
  'attributes.custom.dateOfBirth': 'dateOfBirth',
  'attributes.custom.ICDPH': 'ICDPH',
}

/**
 * The input that an issue of a rejected profile belongs to.
 *
 * @param field - `field` of an issue in the response, a name of the contract.
 * @returns Name of the input; `field` itself if no input matches it.
 */
export const toProfileField = (field: string): string => wireFields[field] ?? field
