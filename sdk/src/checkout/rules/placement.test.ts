import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CheckoutInputs, finishedView, mapPlaceOrderIssues, toPlaceOrderParams } from '@vanek/sdk/checkout'
import { registers } from './counting.ts'
import { brno, choice, contact, contextWith, filledInputs, orderPlacement, pickup } from '../../testing/orders.ts'

const home = { street: 'Krátká 5', city: 'Praha', postcode: '120 00', country_code: 'CZE' }
const office = { street: 'Široká 3', city: 'Brno', postcode: '602 00', country_code: 'SVK' }
const billed = {
  ...{ billingInfo: true, billingStreet: 'Široká 3', billingCity: 'Brno', billingPostcode: '60200' },
  billingCountry: 'SVK',
}
const company = { ...billed, isBusiness: true, businessName: ' Vánek s.r.o. ', tin: '27082440', vatin: 'CZ27082440' }
const other = {
  ...{ differentAddress: true, shippingFullName: 'Petr Nový', shippingPhone: '608 111 222' },
  shippingBusinessName: 'Sklad',
}
const collected = { shipper: pickup, branch: brno, choice: { ...choice, shipper: 2, branch: 7 } }
const whenCollected = (inputs: Partial<CheckoutInputs>) => orderPlacement(inputs, collected)

describe('toPlaceOrderParams', () => {
  it('C3.31 C3.32 C3.37 C3.38 C3.40 C3.41 C3.42 includes the customer, the selection, consents and terms', () => {
    expect(orderPlacement({}, { choice: { ...choice, gifts: [4], deliveryTimeSlot: 9 } })).toEqual({
      name: 'Jana Nová',
      firstName: 'Jana',
      lastName: 'Nová',
      email: 'jana@vanek.test',
      phone: '+420777123456',
      billing_address: home,
      business: null,
      shipping: { name: 'Jana Nová', address: home },
      custom: {},
      comment: null,
      shipper_comment: null,
      payment_id: 1,
      shipper_id: 1,
      branch_id: null,
      delivery_time_id: 9,
      order_gifts: [4],
      terms: true,
      cardRequest: false,
      newsletter: false,
      heureka_allow: false,
      zbozicz_allow: false,
      magazine: false,
      phone_notification: false,
      expected_total: 1389,
    })
    expect(orderPlacement({ terms: false }).terms).toBe(true)
  })

  it('C3.31 C3.32 joins split names and street parts with one space', () => {
    const context = contextWith({ split_name: true, split_street: true })
    const inputs = { firstName: 'Jan Maria', lastName: 'Novák', street: ' Dlouhá ', houseNumber: '12/3 ' }
    expect(orderPlacement(inputs, { context })).toMatchObject({
      ...{ name: 'Jan Maria Novák', firstName: 'Jan Maria', lastName: 'Novák' },
      billing_address: { street: 'Dlouhá 12/3' },
    })
    expect(orderPlacement({ ...inputs, houseNumber: '' }, { context }).billing_address.street).toBe('Dlouhá')
  })

  it('C1.14 C3.33 C4.65 C6.09 includes the company only in business mode with separate billing', () => {
    expect(orderPlacement(company)).toMatchObject({
      business: { business_name: 'Vánek s.r.o.', TIN: '27082440', VATIN: 'CZ27082440' },
      billing_address: office,
      shipping: { address: home },
    })
    expect(orderPlacement({ ...company, isBusiness: false }).business).toBeNull()
    expect(orderPlacement({ ...company, billingInfo: false }).business).toBeNull()
  })

  it('C4.64 bills to the delivery address unless billing is separate', () => {
    expect(orderPlacement({ ...billed, billingInfo: false }).billing_address).toEqual(home)
    expect(orderPlacement(billed).billing_address).toEqual(office)
    expect(whenCollected(billed).billing_address).toEqual(office)
    expect(whenCollected({}).billing_address).toEqual(brno.address)
    expect(orderPlacement({}, { ...collected, branch: null }).billing_address).toEqual(contact)
  })

  it('C4.66 C4.67 ships to the branch, or to the shop, when the shipper needs no address', () => {
    expect(whenCollected(other).shipping).toEqual({ name: 'Petr Nový', address: brno.address })
    expect(orderPlacement({}, { ...collected, branch: null }).shipping).toEqual({ name: 'Jana Nová', address: contact })
    expect(whenCollected({}).branch_id).toBe(7)
  })

  it('C4.68 ships to the billing address when selected', () => {
    const shipping = orderPlacement({ ...company, ...other, shipToShippingAddress: false }).shipping
    expect(shipping).toEqual({ name: 'Jana Nová', address: office })
    expect(orderPlacement({ shipToShippingAddress: false }).shipping.address).toEqual(home)
  })

  it('C4.64 bills a company to the delivery address when selected, but nobody else', () => {
    const inputs = { ...company, billingCountry: 'CZE', billToDelivery: true }
    const own = { ...office, country_code: 'CZE' }
    expect(orderPlacement(inputs).billing_address).toEqual(home)
    expect(orderPlacement(inputs).business).toBeDefined()
    expect(orderPlacement({ ...inputs, isBusiness: false }).billing_address).toEqual(own)
    // without home delivery there is no delivery address to bill to
    expect(whenCollected(inputs).billing_address).toEqual(own)
  })

  it('C3.34 C4.69 C5.37 C5.38 includes another recipient, or the customer when the name is blank', () => {
    expect(orderPlacement(other).shipping).toEqual({
      ...{ name: 'Petr Nový', phone: '+420608111222', business_name: 'Sklad' },
      address: home,
    })
    const blank = { ...other, shippingFullName: ' ', shippingPhone: ' ' }
    expect(orderPlacement(blank).shipping).toEqual({ name: 'Jana Nová', business_name: 'Sklad', address: home })
    const asBilled = { name: 'Jana Nová', address: home }
    expect(orderPlacement({ ...other, differentAddress: false }).shipping).toEqual(asBilled)
    const toBilling = { ...company, ...other, shipToShippingAddress: false }
    expect(orderPlacement(toBilling).shipping).toEqual({ ...asBilled, address: office })
  })

  it('C3.34 C5.37 includes another recipient although a form without billing data posts no shipToShippingAddress', () => {
    const { shipping } = orderPlacement({ ...other, billingInfo: false, shipToShippingAddress: false })
    expect(shipping).toMatchObject({ name: 'Petr Nový', phone: '+420608111222', address: home })
  })

  it('C5.35 C5.36 includes the company of the recipient unless blank, and next to a customer’s company if the shop allows it', () => {
    expect(orderPlacement({ ...other, shippingBusinessName: ' \t' }).shipping).not.toHaveProperty('business_name')
    expect(orderPlacement({ ...other, ...company }).shipping).not.toHaveProperty('business_name')
    const context = contextWith({ shipping_business_name_with_business: true })
    expect(orderPlacement({ ...other, ...company }, { context }).shipping.business_name).toBe('Sklad')
  })

  it('C3.35 C5.39 includes additional fields of the shop', () => {
    const inputs = {
      ...{ ...company, customOrderNumber: 'A-7', formalTitle: 'Mrs', vatinsvk: 'sk2020202030' },
      ...{ dateOfBirth: '1990-05-06', companyName: 'Dílna' },
    }
    const flags = { formal_title: true, date_of_birth: true, company_name: true }
    expect(orderPlacement(inputs, { context: contextWith(flags), custom: { box: 3 } }).custom).toEqual({
      ...{ custom_order_number: 'A-7', formalTitle: 'Mrs', ICDPH: 'SK2020202030' },
      ...{ dateOfBirth: '1990-05-06', companyName: 'Dílna', box: 3 },
    })
    expect(orderPlacement(inputs, { context: contextWith({ custom_order_number: false }) }).custom).toEqual({
      ICDPH: 'SK2020202030',
    })
    expect(orderPlacement({ ...inputs, billingCountry: 'CZE', customOrderNumber: ' ' }).custom).toEqual({})
  })

  it('C3.36 C3.39 C3.41 includes notes, card request and consents that the shop asks for', () => {
    const inputs = {
      ...{ note: ' Zvonek nefunguje ', note_for_shipper: 'Volejte', cardRequest: true, newsletter: true },
      ...{ heureka: true, zbozi: true, magazine: true, smsMarketing: true },
    }
    const flags = { card_request: true, zbozi: true, magazine: true, sms: true }
    expect(orderPlacement(inputs, { context: contextWith(flags) })).toMatchObject({
      ...{ comment: 'Zvonek nefunguje', shipper_comment: 'Volejte', cardRequest: true, newsletter: true },
      ...{ heureka_allow: true, zbozicz_allow: true, magazine: true, phone_notification: true },
    })
    const none = contextWith({ heureka: false, note_for_shipper: false })
    expect(orderPlacement(inputs, { context: none })).toMatchObject({
      ...{ shipper_comment: null, cardRequest: false },
      ...{ heureka_allow: false, zbozicz_allow: false, magazine: false, phone_notification: false },
    })
  })

  it('C3.43 includes the traffic source only if it is known', () => {
    expect(orderPlacement()).not.toHaveProperty('utm')
    expect(orderPlacement({}, { utm: {} })).not.toHaveProperty('utm')
    expect(orderPlacement({}, { utm: { source: 'mail' } }).utm).toEqual({ source: 'mail' })
  })

  it('C1.07 C3.44 C4.57 C4.70 registers a guest with two equal, non-empty passwords', () => {
    const account = { isRegistration: true, password: 'vetrak 26', passwordConfirmation: 'vetrak 26' }
    const registration = { password: 'vetrak 26', password_confirmation: 'vetrak 26', registration: true }
    expect(orderPlacement(account)).toMatchObject(registration)
    const none = [
      { ...account, isRegistration: false },
      { ...account, passwordConfirmation: 'jine' },
      { ...account, password: '', passwordConfirmation: '' },
    ]
    for (const inputs of none) {
      expect(registers({ ...filledInputs, ...inputs }, contextWith())).toBe(false)
      expect(orderPlacement(inputs)).not.toHaveProperty('registration')
    }
    expect(orderPlacement(account, { context: contextWith({}, { guest: false }) })).not.toHaveProperty('password')
  })

  it('C4.64 C4.66 C4.68 uses addresses for this order only, whatever is checked', () => {
    const checkboxes = fc.record({
      ...{ billingInfo: fc.boolean(), isBusiness: fc.boolean(), differentAddress: fc.boolean() },
      shipToShippingAddress: fc.boolean(),
    })
    fc.assert(
      fc.property(checkboxes, fc.boolean(), fc.boolean(), (checked, requiredAddress, hasBranch) => {
        const inputs = { ...filledInputs, ...company, ...other, ...checked }
        const branch = hasBranch ? brno : null
        const placed = orderPlacement(inputs, { shipper: { requiredAddress }, branch })
        const handedOver = branch?.address ?? contact
        const single = requiredAddress ? home : handedOver
        expect(placed.billing_address).toEqual(checked.billingInfo ? office : single)
        const asBilled = requiredAddress && checked.billingInfo && !checked.shipToShippingAddress
        expect(placed.shipping.address).toEqual(asBilled ? office : single)
      }),
    )
  })

  it('returns the same for normalized inputs', () => {
    const parts = {
      choice,
      cart: { prices: { totalWithTax: 1 } },
      shipper: pickup,
      branch: brno,
      contact,
      context: contextWith(),
    }
    expect(toPlaceOrderParams({ inputs: { ...filledInputs, phone: '+420777123456' }, ...parts })).toEqual(
      toPlaceOrderParams({ inputs: filledInputs, ...parts }),
    )
  })
})

describe('finishedView', () => {
  it('C2.32 shows the stored order, and redirects to the cart without one', () => {
    expect(finishedView({ code: '2600001' })).toEqual({ show: { code: '2600001' } })
    expect(finishedView(null)).toEqual({ redirectTo: 'index' })
    expect(finishedView(undefined)).toEqual({ redirectTo: 'index' })
  })
})

describe('mapPlaceOrderIssues', () => {
  const issue = (field: string | null, code = 'validation') => ({ code, field, title: `${field}` })

  it('maps an issue to its input', () => {
    const city = issue('billing_address.city')
    const stock = issue('items.0', 'out_of_stock')
    const none = issue(null, 'cart_empty')
    const unknown = issue('toString')
    const issues = [city, { ...city, title: 'podruhé' }, stock, none, unknown]
    expect(mapPlaceOrderIssues(issues, filledInputs, contextWith())).toEqual({
      byInput: { city },
      others: [stock, none, unknown],
    })
    const own = { ...filledInputs, ...billed }
    expect(mapPlaceOrderIssues([city], own, contextWith()).byInput).toEqual({ billingCity: city })
    const shipped = issue('shipping.address.street')
    expect(mapPlaceOrderIssues([shipped], own, contextWith()).byInput).toEqual({ street: shipped })
  })

  it('leaves issues without an active input in others', () => {
    const city = issue('shipping.address.city')
    expect(mapPlaceOrderIssues([city], filledInputs, contextWith({}, { requiredAddress: false })).others).toEqual([
      city,
    ])
    const toBill = { ...filledInputs, ...billed, shipToShippingAddress: false }
    expect(mapPlaceOrderIssues([city], toBill, contextWith()).byInput).toEqual({ billingCity: city })
  })

  it('maps name issues to the name fields of the shop', () => {
    const first = issue('firstName')
    expect(mapPlaceOrderIssues([first], filledInputs, contextWith()).byInput).toEqual({ fullName: first })
    const split = contextWith({ split_name: true })
    expect(mapPlaceOrderIssues([first], filledInputs, split).byInput).toEqual({ firstName: first })
    expect(
      Object.keys(
        mapPlaceOrderIssues([issue('name'), issue('shipping.name')], { ...filledInputs, differentAddress: true }, split)
          .byInput,
      ),
    ).toEqual(['lastName', 'shippingLastName'])
  })
})
