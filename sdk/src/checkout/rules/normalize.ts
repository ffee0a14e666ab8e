import { normalizePhone } from '../../forms/phone.ts'
import { billingCountryOf } from './counting.ts'
import type { CheckoutInputs, CheckoutTextField } from './inputs.ts'
import { checkoutTextFields } from './inputs.ts'
import { normalizePostcode } from '../../forms/postcode.ts'
import { cleaned, tight } from '../../forms/spaces.ts'
import { normalizeTin } from '../../forms/tin.ts'
import { normalizeVatin } from '../../forms/vatin.ts'

const asTyped: readonly CheckoutTextField[] = ['password', 'passwordConfirmation']
const squeezed = (text: string): string => cleaned(text).replace(/[^\S\n]+/g, ' ')

type Form = (text: string, inputs: CheckoutInputs) => string

const forms: Readonly<Partial<Record<CheckoutTextField, Form>>> = {
  email: cleaned,
  phone: (text, { country }) => normalizePhone(text, country),
  shippingPhone: (text, { country }) => normalizePhone(text, country),
  postcode: (text, { country }) => normalizePostcode(text, country),
  billingPostcode: (text, { billingCountry }) => normalizePostcode(text, billingCountry),
  tin: (text, inputs) => normalizeTin(text, billingCountryOf(inputs)),
  vatin: (text, inputs) => normalizeVatin(text, billingCountryOf(inputs)),
  vatinsvk: (text) => tight(text).toUpperCase(),
}

/** Normalizes one text. */
export function normalizeInput(name: CheckoutTextField, inputs: CheckoutInputs): string {
  const text = inputs[name]
  if (asTyped.includes(name)) return text
  return (forms[name] ?? squeezed)(text, inputs)
}

/**
 * Normalizes the checkout form for sending: international phone numbers, postcodes with their space, company numbers
 * with leading zeros, no superfluous white space. What can be corrected here is not an issue. Normalizing twice
 * changes nothing.
 *
 * @param inputs - The checkout form; not changed.
 */
export const normalizeCheckoutInputs = (inputs: CheckoutInputs): CheckoutInputs => ({
  ...inputs,
  ...(Object.fromEntries(checkoutTextFields.map((name) => [name, normalizeInput(name, inputs)])) as Record<
    CheckoutTextField,
    string
  >),
})
