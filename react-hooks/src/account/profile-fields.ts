import { profileMaxLengths, type ProfileTextField, type ProfileCheckbox } from '@vanek/sdk/account'
import type { TextField, CheckboxField } from '../form/field-form.ts'

const text = (name: ProfileTextField, more: Omit<TextField, 'maxLength'> = {}): TextField => ({
  maxLength: profileMaxLengths[name],
  ...more,
})

/** Attributes of the inputs of a profile. */
export const profileFields: Readonly<Record<ProfileTextField, TextField>> = {
  formalTitle: text('formalTitle', { autoComplete: 'honorific-prefix' }),
  firstName: text('firstName', { autoComplete: 'given-name', required: true }),
  lastName: text('lastName', { autoComplete: 'family-name', required: true }),
  phone: text('phone', { autoComplete: 'tel', type: 'tel' }),
  dateOfBirth: text('dateOfBirth', { autoComplete: 'bday', type: 'date' }),
  street: text('street', { autoComplete: 'street-address' }),
  city: text('city', { autoComplete: 'address-level2' }),
  postcode: text('postcode', { autoComplete: 'postal-code' }),
  country: text('country', { autoComplete: 'country' }),
  businessName: text('businessName', { autoComplete: 'organization' }),
  tin: text('tin', { inputMode: 'numeric' }),
  vatin: text('vatin'),
  ICDPH: text('ICDPH'),
}

export const profileCheckboxes: Readonly<Record<ProfileCheckbox, CheckboxField>> = { isBusiness: {}, newsletter: {} }
