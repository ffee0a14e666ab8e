import { defaultTheme } from '../settings/theme.ts'
import type { DetailsTheme, FormContext } from '../checkout/rules/counting.ts'
import { type CheckoutInputs, emptyCheckoutInputs } from '../checkout/rules/inputs.ts'
import { type PlaceOrderInput, toPlaceOrderParams } from '../checkout/rules/placement.ts'
import type { CheckoutChoice, PlaceOrderParams, Payment, PickupBranch, Shipper } from '../checkout/types.ts'

export const courier: Shipper = {
  id: 1,
  type: 'DELIVERY',
  name: 'Kurýr',
  description: '',
  requiredAddress: true,
  requiredBranch: false,
  blockedPayments: [],
  address: null,
  priceWithTax: 99,
  priceWithoutTax: 81.82,
  delivery: { nearestDeliveryDate: null, closesAt: null },
}

export const brno: PickupBranch = {
  id: 7,
  name: 'Brno',
  warehouseId: 1,
  store_id: null,
  address: { street: 'Dlouhá 1', city: 'Brno', postcode: '602 00', country_code: 'CZE' },
}

export const pickup: Shipper = {
  ...courier,
  id: 2,
  type: 'PERSONAL',
  requiredAddress: false,
  requiredBranch: true,
  blockedPayments: [3],
  branches: [brno],
}

const payment = (id: number, code: Payment['code']): Payment => ({
  id,
  code,
  name: code,
  description: '',
  priceWithTax: 0,
  priceWithoutTax: 0,
})

export const card = payment(1, 'card')
export const cod = payment(3, 'cod')

/** The default theme of the form, with some flags changed. */
export const themeWith = (flags: Partial<DetailsTheme> = {}): DetailsTheme => ({
  ...defaultTheme.pages.delivery_details,
  ...flags,
})

/** The context of a form with delivery. */
export const contextWith = (flags: Partial<DetailsTheme> = {}, more: Partial<FormContext> = {}): FormContext => ({
  requiredAddress: true,
  theme: themeWith(flags),
  ...more,
})

/** An empty form of a Czech shop. */
export const czechInputs: CheckoutInputs = { ...emptyCheckoutInputs, country: 'CZE', billingCountry: 'CZE' }

/** A valid form. */
export const filledInputs: CheckoutInputs = {
  ...czechInputs,
  fullName: 'Jana Nová',
  email: 'jana@vanek.test',
  phone: '777 123 456',
  street: 'Krátká 5',
  city: 'Praha',
  postcode: '12000',
  terms: true,
}

export const choice: CheckoutChoice = { shipper: 1, branch: null, payment: 1, deliveryTimeSlot: null, gifts: [] }

/** The shop's own address. */
export const contact = { street: 'Větrná 1', city: 'Praha', postcode: '110 00', country_code: 'CZE' }

/** The payload of a filled form with delivery by courier, with some parts changed. */
export const orderPlacement = (
  inputs: Partial<CheckoutInputs> = {},
  parts: Partial<PlaceOrderInput> = {},
): PlaceOrderParams =>
  toPlaceOrderParams({
    inputs: { ...filledInputs, ...inputs },
    choice,
    cart: { prices: { totalWithTax: 1389 } },
    shipper: courier,
    branch: null,
    contact,
    context: contextWith(),
    ...parts,
  })
