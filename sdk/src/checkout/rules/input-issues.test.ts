import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CheckoutInputs,
  emptyCheckoutInputs,
  type CheckoutIssue,
  type CheckoutField,
  validateCheckoutField,
  validateCheckoutForm,
} from '@vanek/sdk/checkout'
import { normalizeCheckoutInputs } from './normalize.ts'
import { checkoutCheckboxFields } from './inputs.ts'
import { checkoutTextFields } from './inputs.ts'
import { countingInputs } from './counting.ts'
import { issueText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import { contextWith, filledInputs } from '../../testing/orders.ts'

const context = contextWith()
const billed = {
  billingInfo: true,
  billingStreet: 'Široká 3',
  billingCity: 'Brno',
  billingPostcode: '602 00',
}
const company = { ...billed, isBusiness: true, businessName: 'Vánek s.r.o.', tin: '27082440' }
const account = { isRegistration: true, password: 'vetrak-2026', passwordConfirmation: 'vetrak-2026' }

describe('validateCheckoutForm', () => {
  it('accepts valid inputs', () => {
    expect(validateCheckoutForm(filledInputs, context)).toEqual({})
    expect(
      validateCheckoutForm(
        { ...filledInputs, ...company, ...account, differentAddress: true, shippingFullName: 'Petr Malý' },
        context,
      ),
    ).toEqual({})
  })

  it('requires only the required inputs', () => {
    expect(validateCheckoutForm({ ...emptyCheckoutInputs, country: '' }, context)).toEqual({
      fullName: 'required',
      email: 'required',
      phone: 'required',
      street: 'required',
      city: 'required',
      postcode: 'required',
      country: 'required',
      terms: 'terms_required',
    })
  })

  it('requires only name, e-mail and phone when nothing is delivered', () => {
    expect(Object.keys(validateCheckoutForm(emptyCheckoutInputs, { ...context, requiredAddress: false }))).toEqual([
      'fullName',
      'email',
      'phone',
      'terms',
    ])
  })

  it.each<[string, Partial<CheckoutInputs>, CheckoutField, CheckoutIssue, string]>([
    ['C5.18', { email: 'jana' }, 'email', 'email_invalid', 'E-mail není ve správném formátu'],
    ['C5.19', { fullName: 'Jana' }, 'fullName', 'full_name_invalid', 'Nezadali jste celé jméno'],
    ['C5.21', { phone: '777' }, 'phone', 'phone_invalid', 'Nezadali jste správně telefonní číslo'],
    ['C5.22', { postcode: '12' }, 'postcode', 'postcode_invalid', 'PSČ musí obsahovat 5 čísel'],
    ['C5.22', { country: 'AUT' }, 'postcode', 'postcode_4_invalid', 'PSČ musí obsahovat 4 čísla'],
    ['C5.23', { street: 'Krátká' }, 'street', 'street_and_number_invalid', 'Vyplňte ulici a za ní číslo popisné'],
    [
      'C5.25',
      { ...company, tin: '12345678' },
      'tin',
      'tin_invalid',
      'Nesprávný formát IČ. Zkontrolujte prosím všech osm číslic.',
    ],
    ['C5.15', { ...company, tin: '' }, 'tin', 'required', 'Vyplňte prosím IČO'],
    ['C5.32', { ...account, password: '' }, 'password', 'required', 'Vyplňte prosím heslo'],
    [
      'C5.32',
      { ...account, passwordConfirmation: 'jine' },
      'passwordConfirmation',
      'password_mismatch',
      cs.password_mismatch,
    ],
    ['a city of one letter', { city: 'x' }, 'city', 'city_invalid', 'Vyplňte správně město'],
    ['a city that is too long', { city: 'a'.repeat(101) }, 'city', 'too_long', cs.too_long],
    ['missing terms', { terms: false }, 'terms', 'terms_required', cs.terms_required],
  ])('%s: %j is rejected at its input with a message', (_id, change, name, issue, text) => {
    const inputs = { ...filledInputs, ...change }
    expect(validateCheckoutField(name, inputs, context)).toBe(issue)
    expect(validateCheckoutForm(inputs, context)[name]).toBe(issue)
    expect(issueText(cs, { code: issue, field: name })).toBe(text)
  })

  it('C5.20 C5.24 validates street and number separately if the shop does', () => {
    const split = contextWith({ split_street: true })
    const at = (change: Partial<CheckoutInputs>) => validateCheckoutForm({ ...filledInputs, ...change }, split)
    expect(at({ street: 'Krátká', houseNumber: '5' })).toEqual({})
    expect(at({ street: 'Krátká 5', houseNumber: '5' })).toEqual({ street: 'street_invalid' })
    expect(at({ street: 'Krátká', houseNumber: '5 a' })).toEqual({ houseNumber: 'house_number_invalid' })
    expect(at({ street: 'Krátká', houseNumber: 'Krátká' })).toEqual({ houseNumber: 'house_number_invalid' })
    expect(issueText(cs, { code: 'street_invalid', field: 'street' })).toBe('Vyplňte správně ulici')
    expect(issueText(cs, { code: 'house_number_invalid', field: 'houseNumber' })).toBe('Vyplňte správně číslo popisné')
  })

  it('C5.12 C5.15 C6.09 validates the company by the billing country, and only in business mode', () => {
    const wrong = { ...filledInputs, ...company, tin: '12345678' }
    expect(validateCheckoutForm(wrong, context)).toEqual({ tin: 'tin_invalid' })
    expect(validateCheckoutForm({ ...wrong, billingCountry: 'SVK' }, context)).toEqual({})
    expect(validateCheckoutForm({ ...wrong, country: 'SVK' }, context)).toMatchObject({ tin: 'tin_invalid' })
    expect(validateCheckoutForm({ ...wrong, isBusiness: false }, context)).toEqual({})
    expect(validateCheckoutForm({ ...wrong, billingInfo: false }, context)).toEqual({})
  })

  it('C1.07 C5.32 requires a password only from a guest who registers', () => {
    const wanting = { ...filledInputs, isRegistration: true }
    expect(Object.keys(validateCheckoutForm(wanting, context))).toEqual(['password', 'passwordConfirmation'])
    expect(validateCheckoutForm(wanting, { ...context, guest: false })).toEqual({})
    expect(validateCheckoutForm(wanting, contextWith({ registration: false }))).toEqual({})
  })

  it('C4.68 does not require a delivery address when shipping to the billing address', () => {
    const inputs = { ...filledInputs, ...billed, street: '', city: '', postcode: '' }
    expect(Object.keys(validateCheckoutForm(inputs, context))).toEqual(['street', 'city', 'postcode'])
    expect(validateCheckoutForm({ ...inputs, shipToShippingAddress: false }, context)).toEqual({})
  })

  it('C4.65 does not require the address of a company that is billed to a delivery address in the same country', () => {
    const blank = { ...filledInputs, ...company, billingStreet: '', billingCity: ' ', billingPostcode: '' }
    expect(validateCheckoutForm(blank, context)).toEqual({})
    const needed = ['billingStreet', 'billingCity', 'billingPostcode']
    const at = (change: Partial<CheckoutInputs>, own = context) =>
      Object.keys(validateCheckoutForm({ ...blank, ...change }, own))
    expect(at({ billingCity: 'Brno' })).toEqual(['billingStreet', 'billingPostcode'])
    expect(at({ billingCountry: 'SVK' })).toEqual(needed)
    expect(at({ isBusiness: false })).toEqual(needed)
    expect(at({ shipToShippingAddress: false })).toEqual(needed)
    expect(at({}, { ...context, requiredAddress: false })).toEqual(needed)
  })

  it('C4.69 requires the name or company of another recipient', () => {
    const other = { ...filledInputs, differentAddress: true }
    expect(validateCheckoutForm(other, context)).toEqual({ shippingFullName: 'required' })
    expect(validateCheckoutForm({ ...other, shippingBusinessName: 'Sklad' }, context)).toEqual({})
    // the company of the recipient is not requested for pickup, nor from a company
    const named = { ...other, shippingBusinessName: 'Sklad' }
    expect(validateCheckoutForm(named, { ...context, requiredAddress: false })).toEqual({
      shippingFullName: 'required',
    })
    expect(validateCheckoutForm({ ...named, ...company }, context)).toEqual({ shippingFullName: 'required' })
    expect(validateCheckoutForm({ ...other, differentAddress: false }, context)).toEqual({})
  })

  it('C5.36 requires a business name only if the shop does', () => {
    const other = { ...filledInputs, ...company, differentAddress: true, shippingFullName: 'Petr Malý' }
    expect(countingInputs(other, context)).not.toContain('shippingBusinessName')
    expect(countingInputs(other, contextWith({ shipping_business_name_with_business: true }))).toContain(
      'shippingBusinessName',
    )
    expect(validateCheckoutForm({ ...other, shippingPhone: '12' }, context)).toEqual({ shippingPhone: 'phone_invalid' })
    expect(validateCheckoutForm({ ...other, shippingPhone: '' }, context)).toEqual({})
  })
})

describe('countingInputs', () => {
  const values = fc.record({
    ...Object.fromEntries(checkoutTextFields.map((name) => [name, fc.constantFrom('', 'x', 'Jana Nová')])),
    ...Object.fromEntries(checkoutCheckboxFields.map((name) => [name, fc.boolean()])),
  }) as fc.Arbitrary<CheckoutInputs>
  const contexts = fc
    .record({ requiredAddress: fc.boolean(), guest: fc.boolean(), on: fc.boolean() })
    .map(({ on, ...more }) => contextWith({ split_name: on, split_street: on, business_terms: on }, more))

  it('only active inputs are validated', () => {
    fc.assert(
      fc.property(values, contexts, (inputs, own) => {
        const counting = countingInputs(inputs, own)
        expect(new Set(counting).size).toBe(counting.length)
        expect(
          Object.keys(validateCheckoutForm(inputs, own)).every((name) => counting.includes(name as CheckoutField)),
        ).toBe(true)
        for (const name of [...checkoutTextFields, ...checkoutCheckboxFields]) {
          expect(validateCheckoutField(name, inputs, own)).toBe(validateCheckoutForm(inputs, own)[name] ?? null)
        }
      }),
    )
  })

  it('C3.24 C3.25 C3.26 C3.27 C3.28 C3.29 C3.30 includes every input in some form', () => {
    const all = { ...filledInputs, ...company, ...account, differentAddress: true, billingCountry: 'SVK' }
    const flags = {
      ...{
        formal_title: true,
        date_of_birth: true,
        company_name: true,
        card_request: true,
        zbozi: true,
        magazine: true,
      },
      ...{ sms: true, business_terms: true, shipping_business_name_with_business: true },
    }
    const once = countingInputs(all, contextWith(flags))
    const split = countingInputs(all, contextWith({ ...flags, split_name: true, split_street: true }))
    const customer = countingInputs(all, { ...contextWith(flags), guest: false })
    const parts = [
      'differentAddress',
      'billingInfo',
      'billToDelivery',
      'shipToShippingAddress',
      'isBusiness',
      'isRegistration',
    ]
    const counted = new Set<string>([...once, ...split, ...customer, ...parts])
    expect([...checkoutTextFields, ...checkoutCheckboxFields].filter((name) => !counted.has(name))).toEqual([])
  })
})

describe('normalizeCheckoutInputs', () => {
  it('normalizes phones, postcodes, company ids and spaces', () => {
    const typed = {
      ...filledInputs,
      ...company,
      ...{ fullName: ' Jana   Nová ', email: ' jana@vanek.test ', phone: '(608) 123 456', postcode: '12000' },
      ...{ tin: '607 60 95', vatin: 'cz 27082440', shippingPhone: '00420608111222' },
    }
    expect(normalizeCheckoutInputs(typed)).toMatchObject({
      ...{ fullName: 'Jana Nová', email: 'jana@vanek.test', phone: '+420608123456', postcode: '120 00' },
      ...{ tin: '06076095', vatin: 'CZ27082440', shippingPhone: '+420608111222' },
    })
  })

  it('is idempotent, and never changes a password', () => {
    const texts = fc.record(Object.fromEntries(checkoutTextFields.map((name) => [name, fc.string()])))
    fc.assert(
      fc.property(texts, fc.constantFrom('CZE', 'SVK', 'AUT'), (typed, country) => {
        const inputs = { ...emptyCheckoutInputs, ...typed, country, billingCountry: country } as CheckoutInputs
        const once = normalizeCheckoutInputs(inputs)
        expect(normalizeCheckoutInputs(once)).toEqual(once)
        expect([once.password, once.passwordConfirmation]).toEqual([inputs.password, inputs.passwordConfirmation])
      }),
    )
  })
})
