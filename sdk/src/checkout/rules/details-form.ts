import { defaultCountryAlpha3 } from '../../forms/countries.ts'

/** Names of the fields of the details form that hold text (C3.24, C3.25, C3.30). */
export const textFields = [
  'fullName',
  'email',
  'phone',
  'street',
  'city',
  'postcode',
  'country',
  'businessName',
  'tin',
  'vatin',
  'shippingFullName',
  'shippingBusinessName',
  'shippingPhone',
  'shippingStreet',
  'shippingCity',
  'shippingPostcode',
  'shippingCountry',
  'note',
] as const

/** Names of its fields that are ticked (C3.24, C3.25, C3.28). */
export const tickFields = ['isBusiness', 'differentAddress', 'newsletter', 'terms'] as const

export type TextField = (typeof textFields)[number]
export type TickField = (typeof tickFields)[number]
export type DetailsField = TextField | TickField

/**
 * What the shopper filled in. `street` holds street and number; countries are ISO 3166 alpha-3 (`CZE`).
 * The `shipping` fields count when `differentAddress` is ticked, the company's when `isBusiness` is.
 */
export type DetailsForm = Readonly<Record<TextField, string> & Record<TickField, boolean>>

/** The form before anything is typed. */
export const emptyDetails: DetailsForm = Object.freeze({
  fullName: '',
  email: '',
  phone: '',
  street: '',
  city: '',
  postcode: '',
  country: defaultCountryAlpha3,
  businessName: '',
  tin: '',
  vatin: '',
  shippingFullName: '',
  shippingBusinessName: '',
  shippingPhone: '',
  shippingStreet: '',
  shippingCity: '',
  shippingPostcode: '',
  shippingCountry: defaultCountryAlpha3,
  note: '',
  isBusiness: false,
  differentAddress: false,
  newsletter: false,
  terms: false,
})

/** What the form needs of `FormData`; `URLSearchParams` fits too. */
interface FormFields {
  get(name: string): unknown
}

/** The form as it was posted: texts trimmed, a ticked box is one that was sent at all. */
export function detailsFrom(fields: FormFields): DetailsForm {
  const text = (name: TextField): string => {
    const value = fields.get(name)
    return typeof value === 'string' ? value.trim() : emptyDetails[name]
  }
  const texts = textFields.map((name) => [name, text(name)] as const)
  const ticks = tickFields.map((name) => [name, fields.get(name) !== null] as const)
  return Object.fromEntries([...texts, ...ticks]) as DetailsForm
}
