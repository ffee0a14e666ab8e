import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkboxMarker,
  type CheckoutInputs,
  emptyCheckoutInputs,
  parseCheckoutForm,
  serializeCheckoutInputs,
} from '@vanek/sdk/checkout'
import { parseCheckoutInputs } from './stored-inputs.ts'
import { withBillingCountry, withFlags } from './inputs.ts'
import { checkoutCheckboxFields } from './inputs.ts'
import { checkoutTextFields } from './inputs.ts'

const typed = fc.record({
  ...Object.fromEntries(checkoutTextFields.map((name) => [name, fc.string().map((text) => text.trim())])),
  ...Object.fromEntries(checkoutCheckboxFields.map((name) => [name, fc.boolean()])),
}) as fc.Arbitrary<CheckoutInputs>

describe('parseCheckoutForm', () => {
  it('trims texts, reads checkboxes that were sent, and ignores files and missing fields', () => {
    const fields = new FormData()
    fields.set('fullName', ' Jana Nová ')
    fields.set('terms', 'on')
    fields.set('shipToShippingAddress', 'on')
    fields.set('newsletter', '0')
    fields.set('city', new Blob(['x']))
    expect(parseCheckoutForm(fields)).toEqual({ ...emptyCheckoutInputs, fullName: 'Jana Nová', terms: true })
  })

  it('C4.55 C4.56 reads a rendered checkbox as submitted, whatever the fields of its section contain', () => {
    const company = { tin: '27082440', businessName: 'Vzduch', billingStreet: 'Lipová 1' }
    const shown = { [checkboxMarker('isBusiness')]: 'on', [checkboxMarker('billingInfo')]: 'on' }
    const read = (more: Readonly<Record<string, string>>) =>
      parseCheckoutForm(new URLSearchParams({ ...company, ...more }))
    expect(read({})).toMatchObject({ isBusiness: true, billingInfo: true })
    expect(read(shown)).toMatchObject({ ...company, isBusiness: false, billingInfo: false })
    expect(read({ ...shown, billingInfo: 'on' })).toMatchObject({ isBusiness: false, billingInfo: true })
    expect(read({ ...shown, isBusiness: 'on' })).toMatchObject({ isBusiness: true, billingInfo: true })
  })

  it('round-trips through a form post', () => {
    fc.assert(
      fc.property(typed, (inputs) => {
        const fields = new URLSearchParams(checkoutTextFields.map((name) => [name, inputs[name]]))
        for (const name of checkoutCheckboxFields) if (inputs[name]) fields.set(name, 'on')
        expect(parseCheckoutForm(new URLSearchParams(String(fields)))).toEqual(withBillingCountry(withFlags(inputs)))
      }),
    )
  })
})

describe('withFlags', () => {
  it.each(['businessName', 'tin', 'vatin'] as const)(
    'C4.55 C4.56 %s turns business mode and separate billing on',
    (name) => {
      expect(withFlags({ ...emptyCheckoutInputs, [name]: 'x' })).toMatchObject({ isBusiness: true, billingInfo: true })
    },
  )

  it.each(['billingStreet', 'billingHouseNumber', 'billingCity', 'billingPostcode', 'vatinsvk'] as const)(
    'C4.55 %s turns separate billing on, but not business mode',
    (name) => {
      expect(withFlags({ ...emptyCheckoutInputs, [name]: 'x' })).toMatchObject({ isBusiness: false, billingInfo: true })
    },
  )

  it('C4.55 C4.56 ignores blanks and a country alone', () => {
    const inputs = { ...emptyCheckoutInputs, billingCountry: 'SVK', tin: ' ', billingCity: ' ' }
    expect(withFlags(inputs)).toBe(inputs)
  })
})

describe('stored inputs', () => {
  it('C4.72 round-trip, except for passwords and consents', () => {
    fc.assert(
      fc.property(typed, (inputs) => {
        const text = serializeCheckoutInputs(inputs)
        expect(JSON.parse(text)).not.toHaveProperty('password')
        const never = { password: '', passwordConfirmation: '', terms: false, businessTerms: false }
        expect({ ...emptyCheckoutInputs, ...parseCheckoutInputs(text) }).toEqual({ ...inputs, ...never })
      }),
    )
  })

  it('ignore invalid JSON and unknown fields', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void parseCheckoutInputs(text)))
    for (const text of [null, undefined, '', '{', '7', '[]', '{"fullName":5,"terms":true,"password":"x"}']) {
      expect(parseCheckoutInputs(text)).toEqual({})
    }
  })
})
