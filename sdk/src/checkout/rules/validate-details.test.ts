import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type DetailsField,
  type DetailsForm,
  type DetailsIssue,
  detailsFrom,
  emptyDetails,
  textFields,
  tickFields,
  validateDetails,
} from '@vanek/sdk/checkout'
import { issueText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import { filledForm } from '../../testing/orders.ts'

const company = { isBusiness: true, businessName: 'Vánek s.r.o.', tin: '27082440' }
const elsewhere = {
  differentAddress: true,
  shippingFullName: 'Petr Nový',
  shippingStreet: 'Široká 3',
  shippingCity: 'Brno',
  shippingPostcode: '602 00',
}

describe('validateDetails', () => {
  it('finds nothing in a form that is filled in right', () => {
    expect(validateDetails(filledForm)).toEqual({})
    expect(validateDetails({ ...filledForm, ...company, ...elsewhere })).toEqual({})
  })

  it('asks for what is needed and no more', () => {
    expect(validateDetails({ ...emptyDetails, country: '' })).toEqual({
      email: 'required',
      fullName: 'required',
      phone: 'required',
      street: 'required',
      city: 'required',
      postcode: 'required',
      country: 'required',
      terms: 'terms_required',
    })
  })

  it.each<[string, Partial<DetailsForm>, DetailsField, DetailsIssue, string]>([
    ['C5.18', { email: 'jana' }, 'email', 'email_invalid', 'E-mail není ve správném formátu'],
    ['C5.19', { fullName: 'Jana' }, 'fullName', 'full_name_invalid', 'Nezadali jste celé jméno'],
    ['C5.21', { phone: '777' }, 'phone', 'phone_invalid', 'Nezadali jste správně telefonní číslo'],
    ['C5.22', { postcode: '12' }, 'postcode', 'postcode_invalid', 'PSČ musí obsahovat 5 čísel'],
    ['C5.23', { street: 'Krátká' }, 'street', 'street_and_number_invalid', 'Vyplňte ulici a za ní číslo popisné'],
    ['C5.25', { ...company, tin: '12345678' }, 'tin', 'tin_invalid', 'Nesprávný formát IČ'],
    ['C5.15', { ...company, tin: '' }, 'tin', 'required', 'Vyplňte prosím IČ'],
    ['a name too long', { city: 'a'.repeat(101) }, 'city', 'too_long', cs.too_long],
    ['a missing recipient', { ...elsewhere, shippingCity: ' ' }, 'shippingCity', 'required', 'Vyplňte prosím město'],
    ['missing terms', { terms: false }, 'terms', 'terms_required', cs.terms_required],
  ])('%s: %j is refused at the field, in words', (_id, change, field, issue, text) => {
    expect(validateDetails({ ...filledForm, ...change })).toEqual({ [field]: issue })
    expect(issueText(cs, { code: issue, field })).toBe(text)
  })

  it('C5.15 looks at the company only in business mode, at the recipient only for a different address', () => {
    const form = { ...filledForm, tin: 'x', businessName: '', shippingPostcode: 'x' }
    expect(validateDetails(form)).toEqual({})
    expect(Object.keys(validateDetails({ ...form, isBusiness: true }))).toEqual(['businessName', 'tin'])
  })

  it('judges the recipient by the country of the delivery', () => {
    const form = { ...filledForm, ...elsewhere, shippingPostcode: '1010' }
    expect(validateDetails(form)).toEqual({ shippingPostcode: 'postcode_invalid' })
    expect(validateDetails({ ...form, shippingCountry: 'AUT' })).toEqual({})
  })
})

describe('detailsFrom', () => {
  it('reads a posted form: texts trimmed, boxes ticked when sent, files and gaps ignored', () => {
    const fields = new FormData()
    fields.set('fullName', ' Jana Nová ')
    fields.set('terms', '')
    fields.set('city', new Blob(['x']))
    expect(detailsFrom(fields)).toEqual({ ...emptyDetails, fullName: 'Jana Nová', terms: true })
  })

  it('loses nothing on the way through a form post', () => {
    const field = fc.string().map((text) => text.trim())
    const texts = fc.record(Object.fromEntries(textFields.map((name) => [name, field])))
    const ticks = fc.record(Object.fromEntries(tickFields.map((name) => [name, fc.boolean()])))
    fc.assert(
      fc.property(texts, ticks, (typed, ticked) => {
        const fields = new URLSearchParams(Object.entries(typed))
        for (const [name, on] of Object.entries(ticked)) if (on) fields.set(name, 'on')
        expect(detailsFrom(new URLSearchParams(String(fields)))).toEqual({ ...typed, ...ticked })
      }),
    )
  })
})
