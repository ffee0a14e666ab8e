import { trimmed } from '../../forms/spaces.ts'
import { type FormFields, postedText, postedTick } from '../../forms/posted.ts'
import { formalTitleLength } from '../../forms/title.ts'
import type { User } from '../types.ts'

/** Maximum length that the back end accepts in each text input of the profile. */
export const profileMaxLengths = {
  /** Academic title. */
  formalTitle: formalTitleLength,
  /** First name. */
  firstName: 100,
  /** Last name. */
  lastName: 100,
  /** Phone number. */
  phone: 30,
  /** Date of birth, like `1980-02-29`. */
  dateOfBirth: 10,
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
  /** VAT identification number of a Slovak company. */
  ICDPH: 20,
} as const

/** Inputs of the profile that hold text. */
export type ProfileTextField = keyof typeof profileMaxLengths
/** Inputs of it that are checked. */
export type ProfileCheckbox = 'isBusiness' | 'newsletter'
/** Every input of the profile. */
export type ProfileField = ProfileTextField | ProfileCheckbox

/** What a customer fills in; the date is `1980-02-29`, the country ISO 3166 alpha-3. */
export type ProfileInputs = Readonly<Record<ProfileTextField, string> & Record<ProfileCheckbox, boolean>>

/** Names of the inputs that hold text, in the order of the form. */
export const profileTextFields = Object.keys(profileMaxLengths) as readonly ProfileTextField[]

/**
 * Reads the inputs of a posted profile form. Texts are trimmed.
 *
 * @param fields - The posted form. A checkbox is checked if its field is present.
 * @example
 * ```ts
 * const inputs = parseProfileForm(await request.formData())
 * const issues = validateProfileForm(inputs)
 * if (Object.keys(issues).length === 0) await updateUser(shop, toUpdateUserParams(inputs))
 * ```
 */
export function parseProfileForm(fields: FormFields): ProfileInputs {
  const texts = Object.fromEntries(profileTextFields.map((name) => [name, trimmed(postedText(fields, name))]))
  return {
    ...(texts as Record<ProfileTextField, string>),
    isBusiness: postedTick(fields, 'isBusiness'),
    newsletter: postedTick(fields, 'newsletter'),
  }
}

/**
 * The initial inputs of the form, from the data of the customer.
 *
 * @param user - The customer.
 * @param home - Alpha-3 code of the country to start with where the customer has no address. Defaults to none.
 */
export function toProfileInputs(user: User, home = ''): ProfileInputs {
  const { firstName, lastName, phone, address, business, newsletter, attributes } = user
  const { formalTitle, dateOfBirth, ICDPH } = attributes.custom
  return {
    formalTitle: formalTitle ?? '',
    firstName,
    lastName,
    phone: phone ?? '',
    dateOfBirth: dateOfBirth ?? '',
    street: address?.street ?? '',
    city: address?.city ?? '',
    postcode: address?.postcode ?? '',
    country: address?.country_code ?? home,
    isBusiness: business !== null,
    businessName: business?.business_name ?? '',
    tin: business?.TIN ?? '',
    vatin: business?.VATIN ?? '',
    ICDPH: ICDPH ?? '',
    newsletter,
  }
}
