import { describe, expect, it } from 'vitest'
import { emptyCheckoutInputs, type PrefillSources, prefillCheckoutInputs } from '@vanek/sdk/checkout'

const home = { street: 'Krátká 5', city: 'Praha', postcode: '120 00', country_code: 'CZE' }
const office = { street: 'Široká 3/7', city: 'Košice', postcode: '040 01', country_code: 'SVK' }
const countries = [
  { code: 'CZ', alpha3: 'CZE', title: 'Česko' },
  { code: 'SK', alpha3: 'SVK', title: 'Slovensko' },
]

const user: NonNullable<PrefillSources['user']> = {
  ...{ id: 'u', email: 'jana@vanek.test', firstName: 'Jana', lastName: 'Nová', phone: '+420777123456' },
  ...{ groups: [], variantHash: null, address: home, business: null },
  ...{ newsletter: false, credits: { amount: 0 }, wishList: null, shoppingLists: [] },
  attributes: { custom: { formalTitle: 'Mrs', dateOfBirth: '1990-05-06', ICDPH: null } },
}
const nothing: PrefillSources = {
  cart: {
    ...{ customer: null, shippingAddress: null, billingAddress: null },
    ...{ hasCustomShippingAddress: false, comment: null },
  },
  user: null,
  locale: 'cs',
  countries,
  theme: { split_street: false, split_name: false },
}

describe('prefillCheckoutInputs', () => {
  it('returns empty inputs for a guest without data', () => {
    expect(prefillCheckoutInputs(nothing)).toEqual({
      ...emptyCheckoutInputs,
      billToDelivery: true,
      country: 'CZE',
      billingCountry: 'CZE',
    })
  })

  it('C4.84 uses the profile', () => {
    expect(prefillCheckoutInputs({ ...nothing, user })).toMatchObject({
      ...{ fullName: 'Jana Nová', firstName: 'Jana', lastName: 'Nová', email: 'jana@vanek.test' },
      ...{ phone: '+420777123456', street: 'Krátká 5', city: 'Praha', postcode: '120 00', country: 'CZE' },
      ...{ formalTitle: 'Mrs', dateOfBirth: '1990-05-06', billingInfo: false, isBusiness: false },
    })
  })

  it('C4.84 prefers the cart over the profile', () => {
    const customer = {
      ...{ name: 'Petr Starý', email: 'petr@vanek.test', phone: '+421905123456', newsletter: true },
      ...{ shippingFullName: 'Ota Malý', businessName: 'Sklad', tin: '27082440', vatin: null },
    }
    const cart = { ...nothing.cart, customer, shippingAddress: office, comment: 'Zvoňte' }
    expect(prefillCheckoutInputs({ ...nothing, user, cart })).toMatchObject({
      ...{ fullName: 'Petr Starý', email: 'petr@vanek.test', phone: '+421905123456', newsletter: true },
      ...{ street: 'Široká 3/7', city: 'Košice', country: 'SVK', note: 'Zvoňte' },
      ...{ shippingFullName: 'Ota Malý', differentAddress: true },
      ...{ businessName: 'Sklad', tin: '27082440', isBusiness: true, billingInfo: true, billingStreet: 'Krátká 5' },
    })
  })

  it('C4.55 C4.84 turns separate billing on only for a cart with another billing address', () => {
    const cart = { ...nothing.cart, shippingAddress: home, billingAddress: office }
    expect(prefillCheckoutInputs({ ...nothing, cart })).toMatchObject({
      billingInfo: true,
      billingCity: 'Košice',
      city: 'Praha',
    })
    expect(prefillCheckoutInputs({ ...nothing, cart: { ...cart, billingAddress: { ...home } } })).toMatchObject({
      ...{ billingInfo: false, billingStreet: '', city: 'Praha' },
    })
  })

  it('C4.56 C4.84 turns business mode on for a profile with a company', () => {
    const business = { business_name: 'Vánek', TIN: '27082440', VATIN: 'CZ27082440' }
    expect(prefillCheckoutInputs({ ...nothing, user: { ...user, business } })).toMatchObject({
      ...{ isBusiness: true, billingInfo: true, businessName: 'Vánek', tin: '27082440', vatin: 'CZ27082440' },
      billingStreet: 'Krátká 5',
    })
  })

  it('splits street and number if the shop asks for them separately', () => {
    const own = { ...nothing, user: { ...user, address: office }, theme: { split_street: true, split_name: false } }
    expect(prefillCheckoutInputs(own)).toMatchObject({ street: 'Široká', houseNumber: '3/7' })
    const village = { ...user, address: { ...home, street: 'Lhota' } }
    expect(prefillCheckoutInputs({ ...own, user: village })).toMatchObject({ street: 'Lhota', houseNumber: '' })
  })

  it.each<[string, Partial<PrefillSources>, string]>([
    ['of the customer', { user: { ...user, address: office }, locale: 'cs' }, 'SVK'],
    ['of the language', { locale: 'sk' }, 'SVK'],
    ['of the language with its country', { locale: 'sk-SK' }, 'SVK'],
    ['of the shop where the language has no country', { locale: 'de' }, 'CZE'],
    ['of the shop where the page has no valid language', { locale: '?' }, 'CZE'],
    ['selected last time', { locale: 'cs', stored: { country: 'SVK', billingCountry: null } }, 'SVK'],
  ])('C4.85 starts with the country %s', (_what, known, country) => {
    expect(prefillCheckoutInputs({ ...nothing, ...known }).country).toBe(country)
  })
})
