import { formalTitleLength } from '../../forms/title.ts'
import type { CheckoutTextField } from './inputs.ts'

const name = 200
// street and number are sent as one line of 200 characters
const street = 180
const city = 100
const postcode = 12
const phone = 30
const code = 20
const part = 100
const houseNumber = 19
const country = 3
const note = 2000
const password = 128

/** Maximum length of each input in the back end. */
export const checkoutMaxLengths: Readonly<Record<CheckoutTextField, number>> = {
  formalTitle: formalTitleLength,
  // each of its two parts may be 100 characters long
  fullName: 100,
  firstName: part,
  lastName: part - 1,
  dateOfBirth: 10,
  companyName: name,
  email: 254,
  phone,
  street,
  houseNumber,
  city,
  postcode,
  country,
  billingStreet: street,
  billingHouseNumber: houseNumber,
  billingCity: city,
  billingPostcode: postcode,
  billingCountry: country,
  shippingFullName: name,
  shippingFirstName: part,
  shippingLastName: part - 1,
  shippingBusinessName: name,
  shippingPhone: phone,
  businessName: name,
  tin: code,
  vatin: code,
  vatinsvk: code,
  note,
  note_for_shipper: note,
  customOrderNumber: 50,
  password,
  passwordConfirmation: password,
}

/** Whether an input is longer than the back end accepts. */
export const isTooLong = (input: CheckoutTextField, text: string): boolean => text.length > checkoutMaxLengths[input]
