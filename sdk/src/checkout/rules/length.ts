import type { TextField } from './details-form.ts'

const name = 200
const street = 200
const city = 100
const postcode = 12
const phone = 30
const code = 20

/** The most characters the back end takes of each field. */
export const maxLengths: Readonly<Record<TextField, number>> = {
  // each of its two parts may be 100 characters long
  fullName: 100,
  email: 254,
  phone,
  street,
  city,
  postcode,
  country: 3,
  businessName: name,
  tin: code,
  vatin: code,
  shippingFullName: name,
  shippingBusinessName: name,
  shippingPhone: phone,
  shippingStreet: street,
  shippingCity: city,
  shippingPostcode: postcode,
  shippingCountry: 3,
  note: 2000,
}

/** Whether a field holds more than the back end takes. */
export const isTooLong = (field: TextField, text: string): boolean => text.length > maxLengths[field]
