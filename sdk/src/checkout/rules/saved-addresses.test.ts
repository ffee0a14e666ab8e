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

describe('addresses that a customer keeps', () => {
  it('C2.19 fill in where the goods go, and who takes them over when that is somebody else', () => {
    expect(withSavedAddress(jana, own, theme)).toMatchObject({
      ...{ street: 'Nádvorní 3', city: 'Brno', postcode: '60200', country: 'CZE', differentAddress: false },
    })
    const elsewhere = withSavedAddress(jana, uncle, theme)
    expect(elsewhere).toMatchObject({
      ...{ street: 'Lipová 14', differentAddress: true, shippingFullName: 'Ota Nový', shippingPhone: '+420606111222' },
    })
    // back again nothing of him stays
    expect(withSavedAddress(elsewhere, own, theme)).toEqual(withSavedAddress(jana, own, theme))
  })

  it('C2.19 fill in whom the invoice is for, with their company or without', () => {
    const billed = withSavedAddress(jana, firm, theme)
    expect(billed).toMatchObject({
      ...{ billingInfo: true, isBusiness: true, tin: '12345679', billingStreet: 'Lipová 14', businessName: 'Vzduch' },
    })
    expect(withSavedAddress(billed, { ...firm, business: null }, theme)).toMatchObject({ isBusiness: false, tin: '' })
  })

  it('C2.19 are chosen as long as the inputs hold them, however they are typed', () => {
    const all = [own, uncle, firm]
    const filled = withSavedAddress(jana, own, theme)
    expect(findMatchingAddress(filled, all, 'shipping', theme)).toBe(own)
    expect(findMatchingAddress({ ...filled, postcode: ' 602 00' }, all, 'shipping', theme)).toBe(own)
    expect(findMatchingAddress({ ...filled, street: 'Nádvorní 4' }, all, 'shipping', theme)).toBeNull()
    expect(findMatchingAddress(withoutAddress(filled, 'shipping'), all, 'shipping', theme)).toBeNull()
    expect(findMatchingAddress(filled, all, 'billing', theme)).toBeNull()
    expect(findMatchingAddress(withSavedAddress(filled, firm, theme), all, 'billing', theme)).toBe(firm)
  })

  it('C2.19 C7.42 grow by those that are ticked and new; the first of a type is offered first', () => {
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
    // who collects the goods has typed no address of delivery
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
  it('C2.19 C4.84 offers the kept address first that is the default, and invoices at home', () => {
    expect(prefillCheckoutInputs({ ...known, addresses: [uncle, own] })).toMatchObject({
      ...{ street: 'Nádvorní 3', differentAddress: false, billingInfo: true, billingStreet: 'Lipová 14' },
    })
    // what the cart holds comes before
    const cart = { ...known.cart, shippingAddress: home }
    expect(prefillCheckoutInputs({ ...known, cart, addresses: [own] })).toMatchObject({
      ...{ street: 'Lipová 14', billingInfo: false },
    })
  })

  it('C4.64 invoices who collects the goods at their own address, when it is known', () => {
    expect(prefillCheckoutInputs({ ...known, requiredAddress: false })).toMatchObject({
      ...{ billingInfo: true, billingStreet: 'Lipová 14', billingCity: 'Třebíč', isBusiness: false },
    })
    // one that is kept for deliveries serves too, unless it is somebody else's
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

  it('C2.19 takes nobody of a kept address for who collects the goods', () => {
    const site = { ...uncle, default: true }
    expect(prefillCheckoutInputs({ ...known, addresses: [site] })).toMatchObject({ differentAddress: true })
    expect(prefillCheckoutInputs({ ...known, addresses: [site], requiredAddress: false })).toMatchObject({
      ...{ differentAddress: false, shippingFullName: '' },
    })
  })
})
