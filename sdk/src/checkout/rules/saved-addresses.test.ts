import { describe, expect, it } from 'vitest'
import type { UserAddress } from '@vanek/sdk/account'
import {
  addressesToSave,
  findMatchingAddress,
  emptyCheckoutInputs,
  type PrefillSources,
  prefillCheckoutInputs,
  withoutAddress,
  withSavedAddress,
} from '@vanek/sdk/checkout'
import { defaultTheme } from '@vanek/sdk/settings'

const { delivery_details: theme } = defaultTheme.pages
const home = { street: 'Lipová 14', city: 'Třebíč', postcode: '67401', country_code: 'CZE' }
const flat = { street: 'Nádvorní 3', city: 'Brno', postcode: '60200', country_code: 'CZE' }
const saved = (change: Partial<UserAddress>): UserAddress => ({
  ...{ id: 1, type: 'shipping', name: 'Jana Nová', phone: null, business: null, address: flat, default: true },
  ...change,
})
const own = saved({})
const uncle = saved({ id: 2, name: 'Ota Nový', phone: '+420606111222', address: home, default: false })
const firm = saved({
  ...{ id: 3, type: 'billing', address: home },
  business: { business_name: 'Vzduch', TIN: '12345679', VATIN: 'CZ12345679' },
})
const jana = { ...emptyCheckoutInputs, fullName: 'Jana Nová', phone: '+420777123456' }

describe('saved addresses', () => {
  it('C2.19 fill in the delivery address, and the recipient if it is somebody else', () => {
    expect(withSavedAddress(jana, own, theme)).toMatchObject({
      ...{ street: 'Nádvorní 3', city: 'Brno', postcode: '60200', country: 'CZE', differentAddress: false },
    })
    const elsewhere = withSavedAddress(jana, uncle, theme)
    expect(elsewhere).toMatchObject({
      ...{ street: 'Lipová 14', differentAddress: true, shippingFullName: 'Ota Nový', shippingPhone: '+420606111222' },
    })
    // switching back removes the other recipient
    expect(withSavedAddress(elsewhere, own, theme)).toEqual(withSavedAddress(jana, own, theme))
  })

  it('C2.19 fill in the billing address, with or without a company', () => {
    const billed = withSavedAddress(jana, firm, theme)
    expect(billed).toMatchObject({
      ...{ billingInfo: true, isBusiness: true, tin: '12345679', billingStreet: 'Lipová 14', businessName: 'Vzduch' },
    })
    expect(withSavedAddress(billed, { ...firm, business: null }, theme)).toMatchObject({ isBusiness: false, tin: '' })
  })

  it('C2.19 are selected while the inputs match them, whatever the format', () => {
    const all = [own, uncle, firm]
    const filled = withSavedAddress(jana, own, theme)
    expect(findMatchingAddress(filled, all, 'shipping', theme)).toBe(own)
    expect(findMatchingAddress({ ...filled, postcode: ' 602 00' }, all, 'shipping', theme)).toBe(own)
    expect(findMatchingAddress({ ...filled, street: 'Nádvorní 4' }, all, 'shipping', theme)).toBeNull()
    expect(findMatchingAddress(withoutAddress(filled, 'shipping'), all, 'shipping', theme)).toBeNull()
    expect(findMatchingAddress(filled, all, 'billing', theme)).toBeNull()
    expect(findMatchingAddress(withSavedAddress(filled, firm, theme), all, 'billing', theme)).toBe(firm)
  })

  it('C2.19 C7.42 are saved if checked and new; the first of each type becomes the default', () => {
    const context = { requiredAddress: true, theme, guest: false }
    const filled = {
      ...withSavedAddress(withSavedAddress(jana, own, theme), firm, theme),
      ...{ saveAddress: true, saveBillingAddress: true },
    }
    expect(addressesToSave(filled, [own, firm], context)).toEqual([])
    expect(addressesToSave(filled, [firm], context)).toMatchObject([
      { type: 'shipping', name: 'Jana Nová', address: { ...flat, postcode: '602 00' }, default: true },
    ])
    const other = { ...filled, street: 'Nádvorní 4', billingCity: 'Jihlava' }
    expect(addressesToSave(other, [own, firm], context)).toMatchObject([
      { type: 'shipping', address: { street: 'Nádvorní 4' }, default: false },
      { type: 'billing', business: { TIN: '12345679' }, address: { city: 'Jihlava' } },
    ])
    expect(addressesToSave({ ...other, saveAddress: false, saveBillingAddress: false }, [], context)).toEqual([])
    // a pickup order has no delivery address
    expect(addressesToSave(other, [own], { ...context, requiredAddress: false })).toMatchObject([{ type: 'billing' }])
  })
})

const user: NonNullable<PrefillSources['user']> = {
  ...{ id: 'u', email: 'jana@vanek.test', firstName: 'Jana', lastName: 'Nová', phone: '+420777123456' },
  ...{ groups: [], variantHash: null, address: home, business: null },
  ...{ newsletter: false, credits: { amount: 0 }, wishList: null, shoppingLists: [] },
  attributes: { custom: { formalTitle: null, dateOfBirth: null, ICDPH: null } },
}
const known: PrefillSources = {
  cart: {
    ...{ customer: null, shippingAddress: null, billingAddress: null, hasCustomShippingAddress: false, comment: null },
  },
  ...{ user, locale: 'cs', theme, countries: [{ code: 'CZ', alpha3: 'CZE', title: 'Česko' }] },
}

describe('prefillCheckoutInputs', () => {
  it('C2.19 C4.84 prefills the default delivery address, and the billing address of the profile', () => {
    expect(prefillCheckoutInputs({ ...known, addresses: [uncle, own] })).toMatchObject({
      ...{ street: 'Nádvorní 3', differentAddress: false, billingInfo: true, billingStreet: 'Lipová 14' },
    })
    // the cart takes precedence
    const cart = { ...known.cart, shippingAddress: home }
    expect(prefillCheckoutInputs({ ...known, cart, addresses: [own] })).toMatchObject({
      ...{ street: 'Lipová 14', billingInfo: false },
    })
  })

  it('C4.64 bills a pickup order to the address of the customer, if known', () => {
    expect(prefillCheckoutInputs({ ...known, requiredAddress: false })).toMatchObject({
      ...{ billingInfo: true, billingStreet: 'Lipová 14', billingCity: 'Třebíč', isBusiness: false },
    })
    // a saved delivery address is used too, unless it is for another recipient
    const homeless = { ...known, user: { ...user, address: null }, requiredAddress: false }
    expect(prefillCheckoutInputs({ ...homeless, addresses: [uncle, own] })).toMatchObject({
      ...{ billingInfo: true, billingStreet: 'Nádvorní 3', differentAddress: false },
    })
    expect(prefillCheckoutInputs({ ...homeless, addresses: [uncle] })).toMatchObject({
      billingInfo: true,
      billingStreet: '',
    })
    expect(prefillCheckoutInputs({ ...known, user: null, requiredAddress: false })).toMatchObject({
      ...{ billingInfo: true, billingStreet: '' },
    })
  })

  it('C2.19 does not prefill the recipient of a saved address for a pickup order', () => {
    const site = { ...uncle, default: true }
    expect(prefillCheckoutInputs({ ...known, addresses: [site] })).toMatchObject({ differentAddress: true })
    expect(prefillCheckoutInputs({ ...known, addresses: [site], requiredAddress: false })).toMatchObject({
      ...{ differentAddress: false, shippingFullName: '' },
    })
  })
})
