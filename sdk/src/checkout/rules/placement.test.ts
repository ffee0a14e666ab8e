import { describe, expect, it } from 'vitest'
import { finishedView, placementFrom } from '@vanek/sdk/checkout'
import { courier, filledForm, pickup } from '../../testing/orders.ts'
import { fieldIssues } from './server-issues.ts'

const cart = { prices: { totalWithTax: 1389 } }
const home = { street: 'Krátká 5', city: 'Praha', postcode: '120 00', country_code: 'CZE' }

describe('placementFrom', () => {
  it('C3.31 C3.37 C3.38 carries the person, the choices and the terms', () => {
    expect(placementFrom(filledForm, cart, courier)).toEqual({
      name: 'Jana Nová',
      firstName: 'Jana',
      lastName: 'Nová',
      email: 'jana@vanek.test',
      phone: '+420777123456',
      billing_address: home,
      business: null,
      shipping: { name: 'Jana Nová', address: home },
      comment: null,
      payment_id: 1,
      shipper_id: 1,
      branch_id: null,
      terms: true,
      newsletter: false,
      expected_total: 1389,
    })
  })

  it('C3.33 carries business data in business mode only', () => {
    const form = { ...filledForm, businessName: ' Vánek s.r.o. ', tin: '27082440', vatin: 'CZ27082440' }
    expect(placementFrom(form, cart, courier).business).toBeNull()
    expect(placementFrom({ ...form, isBusiness: true }, cart, courier).business).toEqual({
      business_name: 'Vánek s.r.o.',
      TIN: '27082440',
      VATIN: 'CZ27082440',
    })
  })

  it('C3.34 C4.68 sends to the billing address unless a different one is ticked', () => {
    const form = {
      ...filledForm,
      shippingFullName: '',
      shippingStreet: 'Široká 3',
      shippingCity: 'Brno',
      shippingPostcode: '60200',
      shippingPhone: '608 111 222',
      shippingBusinessName: ' ',
    }
    expect(placementFrom(form, cart, courier).shipping.address).toEqual(home)
    expect(placementFrom({ ...form, differentAddress: true }, cart, courier).shipping).toEqual({
      name: 'Jana Nová',
      address: { street: 'Široká 3', city: 'Brno', postcode: '602 00', country_code: 'CZE' },
      phone: '+420608111222',
    })
  })

  it('C4.66 C4.67 sends to the branch when the shipper needs no address', () => {
    const form = { ...filledForm, shipper: 2, branch: 7, differentAddress: true, shippingPhone: '608111222' }
    expect(placementFrom(form, cart, pickup).shipping).toEqual({
      name: 'Jana Nová',
      address: pickup.branches?.[0]?.address,
    })
  })

  it('C3.36 carries the note as the comment', () => {
    expect(placementFrom({ ...filledForm, note: ' Zvonek nefunguje ' }, cart, courier).comment).toBe('Zvonek nefunguje')
  })
})

describe('finishedView', () => {
  it('C2.32 shows the stored order and leads back to the cart without one', () => {
    expect(finishedView({ code: '2600001' })).toEqual({ show: { code: '2600001' } })
    expect(finishedView(null)).toEqual({ redirectTo: 'index' })
    expect(finishedView(undefined)).toEqual({ redirectTo: 'index' })
  })
})

describe('fieldIssues', () => {
  it('finds the field of the form that the back end speaks of', () => {
    const city = { code: 'validation', field: 'billing_address.city', title: 'Město' }
    const stock = { code: 'out_of_stock', field: 'items.0', title: 'Vyprodáno' }
    const none = { code: 'cart_empty', field: null, title: 'Prázdný' }
    const odd = { code: 'validation', field: 'toString', title: '?' }
    expect(fieldIssues([city, { ...city, title: 'podruhé' }, stock, none, odd])).toEqual({
      byField: { city },
      others: [stock, none, odd],
    })
  })
})
