import { describe, expect, it } from 'vitest'
import {
  toAddressField,
  parseAddressForm,
  addressMaxLengths,
  validateAddressForm,
  validateProfileForm,
  emptyAddress,
  toAddressInputs,
  toProfileInputs,
  toProfileField,
  parseProfileForm,
  toAddUserAddressParams,
  toUpdateUserParams,
} from '@vanek/sdk/account'
import { issueText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import { sk } from '@vanek/sdk/i18n/sk'
import { addressOf, jana } from '../testing/people.ts'

const profile = toProfileInputs(jana)
const company = {
  ...profile,
  isBusiness: true,
  businessName: ' Větráky  s.r.o. ',
  tin: '27074358',
  vatin: 'cz 27074358',
}
const address = toAddressInputs(addressOf(1))

describe('profile', () => {
  it('C7.08 C3.19 converts a stored customer to form values and back', () => {
    expect(validateProfileForm(profile)).toEqual({})
    const { firstName, lastName, phone, address: stored, business, newsletter, attributes } = jana
    expect(toUpdateUserParams(profile)).toEqual({
      firstName,
      lastName,
      phone,
      address: stored,
      business,
      newsletter,
      attributes,
    })
  })

  it('normalizes typed values', () => {
    const typed = { ...company, firstName: ' Jana  Marie ', phone: '777 123 456', postcode: '60200' }
    expect(validateProfileForm(typed)).toEqual({})
    expect(toUpdateUserParams(typed)).toMatchObject({
      firstName: 'Jana Marie',
      phone: '+420777123456',
      address: { postcode: '602 00' },
      business: { business_name: 'Větráky s.r.o.', TIN: '27074358', VATIN: 'CZ27074358' },
    })
  })

  it.each([
    ['1800-01-01', 'birth_year_invalid'],
    ['1850-05-05', 'birth_year_invalid'],
    ['1899-12-31', 'birth_year_invalid'],
    ['1850-02-30', 'date_invalid'],
    ['0001-01-01', 'birth_year_invalid'],
    ['1900-01-01', undefined],
    ['2099-12-31', undefined],
    ['2100-01-01', 'birth_year_invalid'],
    ['1999-02-29', 'date_invalid'],
  ])('C3.24 validates the date of birth %s as %s', (dateOfBirth, issue) => {
    expect(validateProfileForm({ ...profile, dateOfBirth }).dateOfBirth).toBe(issue)
  })

  it('defaults to the country of the shop', () => {
    const typed = { ...profile, country: '', phone: '777 123 456', postcode: '60200' }
    expect(toUpdateUserParams(typed, 'CZE')).toMatchObject({
      phone: '+420777123456',
      address: { postcode: '602 00', country_code: 'CZE' },
    })
  })

  it('removes values that are left empty', () => {
    const empty = { phone: '', dateOfBirth: '', formalTitle: '', street: '', city: '', postcode: '', newsletter: false }
    expect(validateProfileForm({ ...profile, ...empty })).toEqual({})
    expect(toUpdateUserParams({ ...company, ...empty, isBusiness: false })).toMatchObject({
      ...{ phone: null, address: null, business: null, newsletter: false },
      attributes: { custom: { formalTitle: null, dateOfBirth: null, ICDPH: null } },
    })
  })

  it('validates the address as a whole, and the company only in business mode', () => {
    const wrong = { ...profile, firstName: ' ', phone: '12', dateOfBirth: '1981-02-29', street: '', postcode: '1' }
    expect(validateProfileForm(wrong)).toEqual({
      firstName: 'required',
      phone: 'phone_invalid',
      dateOfBirth: 'date_invalid',
      street: 'required',
      postcode: 'postcode_invalid',
    })
    expect(validateProfileForm({ ...profile, tin: '1' })).toEqual({})
    expect(validateProfileForm({ ...profile, isBusiness: true, tin: '27074359' })).toEqual({
      businessName: 'required',
      tin: 'tin_invalid',
    })
    expect(validateProfileForm({ ...profile, lastName: 'a'.repeat(101) })).toEqual({ lastName: 'too_long' })
  })

  it('C3.24 has a message for every issue', () => {
    const issues = Object.entries(validateProfileForm({ ...profile, firstName: '', dateOfBirth: '2001-13-01' }))
    expect(issues.map(([field, code]) => issueText(cs, { code, field }))).toEqual([
      'Vyplňte prosím jméno',
      'Takové datum není v kalendáři',
    ])
    const { dateOfBirth: code } = validateProfileForm({ ...profile, dateOfBirth: '1850-05-05' })
    const issue = { code: `${code}`, field: 'dateOfBirth' }
    expect([cs, sk].map((messages) => issueText(messages, issue))).toEqual([
      'Zkontrolujte prosím rok narození',
      'Skontrolujte, prosím, rok narodenia',
    ])
  })

  it('parses a posted form; a missing checkbox is unchecked', () => {
    const form = new URLSearchParams({ ...Object.fromEntries(Object.entries(profile).map(([k, v]) => [k, String(v)])) })
    expect(parseProfileForm(form)).toEqual(profile)
    form.delete('newsletter')
    expect(parseProfileForm(form).newsletter).toBe(false)
    expect(parseProfileForm(new URLSearchParams())).toMatchObject({ firstName: '', isBusiness: false })
  })

  it('C8.18 maps a field of an API error to a form field', () => {
    expect(
      ['address.postcode', 'business.TIN', 'attributes.custom.dateOfBirth', 'lastName'].map(toProfileField),
    ).toEqual(['postcode', 'tin', 'dateOfBirth', 'lastName'])
  })
})

describe('address', () => {
  it('C7.42 C7.43 converts a stored address to form values and back', () => {
    const stored = addressOf(1, { type: 'billing', phone: '+420777123456', default: true })
    const { id: _, ...input } = { ...stored, business: { business_name: 'Větráky', TIN: '27074358', VATIN: '' } }
    const inputs = toAddressInputs({ ...stored, business: input.business })
    expect([validateAddressForm(inputs), toAddUserAddressParams(inputs)]).toEqual([{}, input])
  })

  it('validates by the country of the address', () => {
    expect(validateAddressForm(emptyAddress()).country).toBe('required')
    expect(validateAddressForm(emptyAddress('shipping', 'CZE'))).toEqual({
      fullName: 'required',
      street: 'required',
      city: 'required',
      postcode: 'required',
    })
    expect(validateAddressForm({ ...address, fullName: 'Jana', street: 'Dlouhá', postcode: '1', tin: '12' })).toEqual({
      fullName: 'full_name_invalid',
      street: 'street_and_number_invalid',
      postcode: 'postcode_invalid',
      businessName: 'required',
      tin: 'tin_invalid',
    })
    const abroad = { ...address, country: 'AUT', postcode: '1010', businessName: 'Wind', tin: 'FN 1' }
    expect(validateAddressForm(abroad)).toEqual({})
    expect(validateAddressForm({ ...abroad, postcode: '10100' })).toEqual({ postcode: 'postcode_4_invalid' })
    expect(validateAddressForm({ ...address, city: 'x' })).toEqual({ city: 'city_invalid' })
    expect(validateAddressForm({ ...address, city: 'a'.repeat(addressMaxLengths.city + 1) })).toEqual({
      city: 'too_long',
    })
  })

  it('parses a posted form, with a shipping address by default', () => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...address, type: 'other' })) form.set(name, String(value))
    expect(parseAddressForm(form)).toEqual(address)
    form.set('type', 'billing')
    form.set('isDefault', 'on')
    expect(parseAddressForm(form)).toEqual({ ...address, type: 'billing', isDefault: true })
  })

  it('maps a field of an API error to a form field', () => {
    expect(['name', 'address.street', 'business.business_name', 'phone'].map(toAddressField)).toEqual([
      'fullName',
      'street',
      'businessName',
      'phone',
    ])
  })
})
