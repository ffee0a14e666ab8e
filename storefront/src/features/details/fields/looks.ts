import * as texts from '#texts/features/details/fields'
import type { FormContext, CheckoutField, CheckoutTextField } from '@vanek/sdk/checkout'
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'

/** Labels and attributes of a text input in the details form. */
export interface InputLook {
  readonly label: string
  readonly autoComplete: HTMLInputAutoCompleteAttribute
  /** Its name outside of its group. Defaults to the label. */
  readonly called?: string
  readonly type?: HTMLInputTypeAttribute
  readonly inputMode?: 'numeric' | 'tel' | 'email'
  readonly hint?: string
  /** Makes the field narrow, for short values. */
  readonly short?: true
}

const contact: Partial<Record<CheckoutTextField, InputLook>> = {
  email: {
    label: texts.email,
    autoComplete: 'email',
    type: 'email',
    inputMode: 'email',
    hint: texts.emailHint,
  },
  formalTitle: { label: texts.formalTitle, autoComplete: 'honorific-prefix', short: true },
  fullName: { label: texts.fullName, autoComplete: 'name' },
  firstName: { label: texts.firstName, autoComplete: 'given-name' },
  lastName: { label: texts.lastName, autoComplete: 'family-name' },
  dateOfBirth: { label: texts.dateOfBirth, autoComplete: 'bday', type: 'date', short: true },
  companyName: { label: texts.companyName, autoComplete: 'organization' },
  phone: {
    label: texts.phone,
    autoComplete: 'tel',
    type: 'tel',
    inputMode: 'tel',
    hint: texts.phoneHint,
  },
}

const delivery: Partial<Record<CheckoutTextField, InputLook>> = {
  street: { label: texts.street, autoComplete: 'shipping address-line1' },
  houseNumber: { label: texts.houseNumber, autoComplete: 'off', short: true },
  city: { label: texts.city, autoComplete: 'shipping address-level2' },
  postcode: { label: texts.postcode, autoComplete: 'shipping postal-code', inputMode: 'numeric', short: true },
  country: { label: texts.country, autoComplete: 'shipping country' },
}

const recipient: Partial<Record<CheckoutTextField, InputLook>> = {
  shippingFullName: { label: texts.shippingFullName, autoComplete: 'shipping name' },
  shippingFirstName: { label: texts.shippingFirstName, autoComplete: 'shipping given-name' },
  shippingLastName: { label: texts.shippingLastName, autoComplete: 'shipping family-name' },
  shippingBusinessName: { label: texts.shippingBusinessName, autoComplete: 'shipping organization' },
  shippingPhone: { label: texts.shippingPhone, autoComplete: 'shipping tel', type: 'tel', inputMode: 'tel' },
}

/** For pickup, the recipient is the person who collects the goods. */
const collector: Partial<Record<CheckoutField, string>> = {
  shippingFullName: texts.collectorFullName,
  shippingFirstName: texts.collectorFirstName,
  shippingLastName: texts.collectorLastName,
}

const company: Partial<Record<CheckoutTextField, InputLook>> = {
  tin: { label: texts.tin, autoComplete: 'off', inputMode: 'numeric', short: true },
  businessName: { label: texts.businessName, autoComplete: 'billing organization' },
  vatin: { label: texts.vatin, autoComplete: 'off', short: true },
  vatinsvk: { label: texts.vatinsvk, autoComplete: 'off', short: true },
}

const invoice: Partial<Record<CheckoutTextField, InputLook>> = {
  billingStreet: {
    label: texts.street,
    called: texts.billingStreet,
    autoComplete: 'billing address-line1',
  },
  billingHouseNumber: { label: texts.houseNumber, called: texts.billingHouseNumber, autoComplete: 'off', short: true },
  billingCity: { label: texts.city, called: texts.billingCity, autoComplete: 'billing address-level2' },
  billingPostcode: {
    label: texts.postcode,
    called: texts.billingPostcode,
    autoComplete: 'billing postal-code',
    inputMode: 'numeric',
    short: true,
  },
  billingCountry: { label: texts.country, called: texts.billingCountry, autoComplete: 'billing country' },
}

const rest: Partial<Record<CheckoutField, InputLook>> = {
  customOrderNumber: { label: texts.customOrderNumber, autoComplete: 'off', short: true },
  password: { label: texts.password, autoComplete: 'new-password', type: 'password', hint: texts.passwordHint },
  passwordConfirmation: { label: texts.passwordConfirmation, autoComplete: 'new-password', type: 'password' },
  note: { label: texts.note, autoComplete: 'off' },
  note_for_shipper: { label: texts.noteForShipper, autoComplete: 'off' },
  terms: { label: texts.terms, autoComplete: 'off' },
  businessTerms: { label: texts.businessTerms, autoComplete: 'off' },
}

const looks: Readonly<Partial<Record<CheckoutField, InputLook>>> = {
  ...contact,
  ...company,
  ...delivery,
  ...recipient,
  ...invoice,
  ...rest,
}

const plain: InputLook = { label: '', autoComplete: 'off' }

type LookContext = Pick<FormContext, 'requiredAddress' | 'theme'>

/** The look of an input; its label depends on the required parts of the address, and on pickup. */
export const lookOf = (name: CheckoutField, { requiredAddress, theme }: LookContext): InputLook => {
  const look = looks[name] ?? plain
  const who = requiredAddress ? undefined : collector[name]
  if (who) return { ...look, label: who }
  const isStreet = theme.split_street && (name === 'street' || name === 'billingStreet')
  return isStreet
    ? { ...look, label: texts.streetAlone, ...(look.called && { called: texts.billingStreetAlone }) }
    : look
}

/** The name of an input in the error summary. */
export function inputLabel(name: CheckoutField, context: LookContext): string {
  const { called, label } = lookOf(name, context)
  return called ?? label
}

/** The order of the inputs in the form. */
export const shownOrder: readonly CheckoutField[] = Object.keys(looks) as CheckoutField[]
