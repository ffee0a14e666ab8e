import { describe, expect, it } from 'vitest'
import {
  emptyCheckoutChoice,
  emptyCheckoutInputs,
  parseCheckoutChoice,
  parseCheckoutCountries,
} from '@vanek/sdk/checkout'
import { parseCheckoutInputs } from '../../checkout/rules/stored-inputs.ts'
import { refuse } from '../../testing/back-end.ts'
import { checkout, company, memory } from '../../testing/checkout.ts'
import { czechInputs, brno, filledInputs } from '../../testing/orders.ts'

describe('inputs', () => {
  it('C5.16 are validated on blur and then on every change, but not when only walked through', () => {
    const { store, state } = checkout({ inputs: { ...czechInputs, fullName: 'Jana' } })
    store.touch('email')
    expect(state().issues).toEqual({})
    store.touch('fullName')
    expect(state().issues).toEqual({ fullName: 'full_name_invalid' })
    store.setInput('fullName', 'Jana Nová')
    store.setInput('phone', '7')
    expect(state().issues).toEqual({})
    store.touch('phone')
    expect(state().issues).toEqual({ phone: 'phone_invalid' })
    store.setInput('phone', '777123456')
    expect(state().issues).toEqual({})
    store.setInput('phone', '')
    expect(state().issues).toEqual({ phone: 'required' })
    store.setInput('terms', true)
    store.setInput('terms', false)
    expect(state().issues).toEqual({ phone: 'required', terms: 'terms_required' })
  })

  it('shows all issues after a submit attempt; without missing inputs the order can be sent', () => {
    const choice = { ...emptyCheckoutChoice, shipper: 1, payment: 1 }
    const { store, state } = checkout({ inputs: { ...filledInputs, city: '' }, choice })
    expect(store.attempt()).toBe(false)
    expect(state()).toMatchObject({ issues: { city: 'required' }, missing: [{ step: 'info', input: 'city' }] })
    store.setInput('city', 'Praha')
    expect([store.attempt(), state().issues]).toEqual([true, {}])
  })

  it('C4.55 C4.56 filling in a company turns its section on; turning it off keeps it off', () => {
    const { store, state } = checkout()
    store.setInput('tin', '2')
    expect(state().inputs).toMatchObject({ isBusiness: true, billingInfo: true })
    store.setInput('isBusiness', false)
    store.setInput('billingInfo', false)
    store.setInput('city', 'Brno')
    expect(state().inputs).toMatchObject({ tin: '2', isBusiness: false, billingInfo: false })
    store.setInput('billingCity', 'Brno')
    expect(state().inputs).toMatchObject({ isBusiness: false, billingInfo: true })
    store.setInput('billingInfo', false)
    store.setInput('isBusiness', true)
    expect(state().inputs.billingInfo).toBe(true)
    // without company data, business mode is off
    store.setInput('billingInfo', false)
    expect(state().inputs.isBusiness).toBe(false)
  })

  it('C4.56 turning business mode off clears the billing address of the company', async () => {
    const { store, state } = checkout()
    store.setInput('isBusiness', true)
    expect(state().inputs.billingInfo).toBe(true)
    store.setInput('isBusiness', false)
    expect(state().inputs.billingInfo).toBe(false)
    store.setInput('billingCity', 'Brno')
    store.setInput('isBusiness', true)
    store.setInput('isBusiness', false)
    expect(state().inputs).toMatchObject({ billingInfo: true, billingCity: 'Brno' })
    store.setInput('billingCity', '')
    store.setInput('tin', company.tin)
    await store.lookUpCompany()
    await store.lookUpCompany()
    expect(state().inputs.billingCity).not.toBe('')
    store.setInput('isBusiness', false)
    expect(state().inputs).toMatchObject({ billingInfo: false, billingCity: '', billingStreet: '' })
  })

  it('depend on the selected shipper', async () => {
    const { store, state } = checkout({ inputs: { ...filledInputs, street: '', city: '', postcode: '' } })
    await store.chooseShipper(1)
    expect(state().missing.map(({ input }) => input)).toEqual(['payment', 'street', 'city', 'postcode'])
    await store.chooseShipper(2)
    expect(state().context.requiredAddress).toBe(false)
    expect(state().missing.map(({ input }) => input)).toEqual(['branch', 'payment'])
  })
})

describe('storage', () => {
  it('C4.72 C4.80 stores selection, countries and inputs, but no passwords', async () => {
    const ports = { choice: memory(), inputs: memory() }
    const { store } = checkout({ choice: { ...emptyCheckoutChoice, gifts: [4] } }, { storage: ports })
    store.load()
    await store.chooseShipper(2)
    store.chooseBranch(brno)
    await store.choosePayment(1)
    store.chooseDeliveryTime(9)
    store.setInput('country', 'SVK')
    store.setInput('password', 'tajne heslo')
    const choice = { shipper: 2, branch: 7, payment: 1, deliveryTimeSlot: 9, gifts: [4] }
    expect(parseCheckoutChoice(ports.choice.read())).toEqual(choice)
    expect(parseCheckoutCountries(ports.choice.read())).toEqual({ country: 'SVK', billingCountry: 'CZE' })
    expect(parseCheckoutInputs(ports.inputs.read()).country).toBe('SVK')
    expect(ports.inputs.read()).not.toContain('tajne')
  })

  it('C4.72 restores typed inputs, but does not overwrite newer ones', () => {
    const ports = { inputs: memory() }
    const { store: before } = checkout({}, { storage: ports })
    before.load()
    before.setInput('city', 'Brno')
    const { store, state } = checkout({ inputs: czechInputs }, { storage: ports })
    store.setInput('fullName', 'Jiná Paní')
    store.load()
    expect(state().inputs).toMatchObject({ fullName: 'Jiná Paní', email: '', city: 'Brno', terms: false })
    expect({ ...czechInputs, ...parseCheckoutInputs(ports.inputs.read()) }).toEqual(state().inputs)
  })

  it('C4.84 stores only typed inputs, not prefilled ones', () => {
    const inputs = memory()
    const { store } = checkout({ inputs: filledInputs }, { storage: { inputs } })
    store.load()
    store.setInput('note', 'zvonek nefunguje')
    store.setInput('tin', '2')
    const typed = { note: 'zvonek nefunguje', tin: '2', isBusiness: true, billingInfo: true }
    expect(JSON.parse(inputs.read() ?? '')).toEqual(typed)
    const { store: next, state } = checkout({ inputs: { ...filledInputs, city: 'Plzeň' } }, { storage: { inputs } })
    next.load()
    expect(state().inputs).toMatchObject({ ...typed, city: 'Plzeň', email: filledInputs.email })
    next.setInput('tin', '')
    expect(JSON.parse(inputs.read() ?? '')).toEqual({ ...typed, tin: '' })
  })

  it('C4.72 a posted form overrides stored inputs', () => {
    const inputs = memory('{"city":"Brno","phone":"1"}')
    const posted = { ...filledInputs, city: 'Plzeň' }
    const { store, state } = checkout({ inputs: posted, prefilled: filledInputs }, { storage: { inputs } })
    store.load()
    expect(state().inputs).toMatchObject({ city: 'Plzeň', phone: '1' })
    expect(JSON.parse(inputs.read() ?? '')).toEqual({ city: 'Plzeň', phone: '1' })
  })
})

describe('company register', () => {
  it('C7.11 fills in name, VAT id and address', async () => {
    const { store, state, calls } = checkout()
    store.setInput('tin', '270 82 440')
    const looking = store.lookUpCompany()
    expect(state().company).toBe('pending')
    expect(await looking).toEqual({ ok: true, data: company })
    expect(calls()).toEqual([['ares/ico', { ico: '27082440' }]])
    expect(state()).toMatchObject({
      company: 'found',
      inputs: {
        ...{ isBusiness: true, billingInfo: true, businessName: 'Vánek s.r.o.', vatin: 'CZ27082440' },
        ...{ billingStreet: 'Široká 3', billingCity: 'Brno', billingPostcode: '602 00', billingCountry: 'CZE' },
      },
    })
  })

  it('C7.11 ships to the address of the company until another one is typed', async () => {
    const { store, state } = checkout({ inputs: { ...emptyCheckoutInputs, billToDelivery: true } })
    store.setInput('isBusiness', true)
    expect(state().inputs.billToDelivery).toBe(true)
    store.setInput('tin', company.tin)
    await store.lookUpCompany()
    expect(state().inputs).toMatchObject({ street: 'Široká 3', city: 'Brno', country: 'CZE', billToDelivery: true })
    store.setInput('country', 'SVK')
    expect(state().inputs.billingCountry).toBe('SVK')
    store.setInput('country', 'CZE')
    store.setInput('isBusiness', false)
    expect(state().inputs).toMatchObject({ street: '', city: '', billingStreet: '' })

    store.setInput('street', 'Lipová 12')
    store.setInput('isBusiness', true)
    await store.lookUpCompany()
    expect(state().inputs).toMatchObject({ street: 'Lipová 12', billingStreet: 'Široká 3', billToDelivery: false })
  })

  it('C4.56 keeps a billing section that was opened before business mode', () => {
    const { store, state } = checkout({ inputs: { ...emptyCheckoutInputs, billToDelivery: true } })
    store.setInput('billingInfo', true)
    store.setInput('isBusiness', true)
    expect(state().inputs.billToDelivery).toBe(false)
  })

  it('C7.11 ignores a response when another id was typed meanwhile', async () => {
    const { store, state } = checkout()
    store.setInput('tin', company.tin)
    const looking = store.lookUpCompany()
    store.setInput('tin', '12345679')
    await looking
    expect(state()).toMatchObject({ company: 'idle', inputs: { tin: '12345679', businessName: '' } })
    // a different spelling is the same id
    store.setInput('tin', company.tin)
    const again = store.lookUpCompany()
    store.setInput('tin', '270 82 440')
    await again
    expect(state()).toMatchObject({ company: 'found', inputs: { businessName: 'Vánek s.r.o.' } })
  })

  it.each([
    ['not_found', () => refuse(404, 'not_found')],
    ['error', () => refuse(422, 'validation')],
    ['inactive', () => ({ ...company, active: false })],
  ])('C7.11 reports the state %s', async (state, answer) => {
    const own = checkout()
    own.world.special = ({ path }) => (path === '/api/v1/ares/ico' ? answer() : undefined)
    own.store.setInput('tin', '27082440')
    const result = await own.store.lookUpCompany()
    expect(result.ok).toBe(state === 'inactive')
    expect(own.state().company).toBe(state)
    expect(own.state().inputs.businessName).toBe(state === 'inactive' ? 'Vánek s.r.o.' : '')
  })

  it('A8.03 fills in the IČ DPH of a Slovak VAT payer, but does not overwrite a valid one', async () => {
    const { store, state, world } = checkout()
    const slovak = { ...company, vatin: '2020123457', ICDPH: 'SK2020123457' }
    world.special = ({ path }) => (path === '/api/v1/ares/ico' ? slovak : undefined)
    store.setInput('tin', company.tin)
    await store.lookUpCompany()
    expect(state().inputs).toMatchObject({ vatin: '2020123457', vatinsvk: 'SK2020123457' })
    store.setInput('vatinsvk', 'SK2020202030')
    await store.lookUpCompany()
    expect(state().inputs.vatinsvk).toBe('SK2020202030')
    store.setInput('vatinsvk', 'SK1')
    world.special = ({ path }) => (path === '/api/v1/ares/ico' ? { ...slovak, ICDPH: null } : undefined)
    await store.lookUpCompany()
    expect(state().inputs.vatinsvk).toBe('')
  })

  it('A8.03 keeps a typed VAT id and shows the different one of the register until both match', async () => {
    const { store, state, world } = checkout()
    store.setInput('tin', company.tin)
    store.setInput('vatin', 'CZ12345679')
    await store.lookUpCompany()
    expect(state()).toMatchObject({
      inputs: { vatin: 'CZ12345679' },
      vatinRemark: { code: 'other', vatin: company.vatin },
    })
    // a second lookup changes nothing
    await store.lookUpCompany()
    expect(state().inputs.vatin).toBe('CZ12345679')
    store.setInput('vatin', 'cz 27082440')
    expect(state().vatinRemark).toBeNull()
    world.special = ({ path }) => (path === '/api/v1/ares/ico' ? { ...company, vatin: null } : undefined)
    await store.lookUpCompany()
    expect(state().vatinRemark).toEqual({ code: 'none' })
    expect(state().missing.some(({ input }) => input === 'vatin')).toBe(false)
    store.setInput('tin', '12345679')
    expect(state().vatinRemark).toBeNull()
  })

  it('A8.03 fills in data of the register where the input is empty or invalid', async () => {
    const { store, state, world } = checkout()
    store.setInput('tin', company.tin)
    store.setInput('vatin', 'abc')
    await store.lookUpCompany()
    expect(state()).toMatchObject({ inputs: { vatin: company.vatin }, vatinRemark: null })
    world.special = ({ path }) =>
      path === '/api/v1/ares/ico' ? { ...company, tin: '12345679', vatin: null } : undefined
    store.setInput('tin', '12345679')
    await store.lookUpCompany()
    expect(state()).toMatchObject({ inputs: { vatin: '' }, vatinRemark: null })
  })

  it('C7.11 empties what an earlier company filled in if the next number is not found, but not what was typed', async () => {
    const { store, state, world } = checkout()
    const of = (tin: string, found: object | null) => {
      world.special = ({ path }) =>
        path === '/api/v1/ares/ico' ? (found === null ? refuse(404, 'not_found') : found) : undefined
      store.setInput('tin', tin)
      return store.lookUpCompany()
    }
    const other = { ...company, tin: '12345679', vatin: 'CZ12345679', business_name: 'Druhá s.r.o.' }
    const { street, city } = company.address
    for (const name of ['street', 'city', 'postcode'] as const) store.setInput(name, '')
    await of(company.tin, company)
    expect(state().inputs).toMatchObject({ businessName: company.business_name, street, billingCity: city })
    await of(other.tin, { ...other, address: { ...company.address, street: 'Nová 1', city: 'Zlín' } })
    const second = { street: 'Nová 1', city: 'Zlín', billingStreet: 'Nová 1', billingCity: 'Zlín' }
    expect(state().inputs).toMatchObject({ businessName: 'Druhá s.r.o.', vatin: other.vatin, ...second })
    store.setInput('businessName', 'Moje firma')
    await of('00006947', null)
    const empty = { vatin: '', street: '', city: '', billingStreet: '', billingCity: '', billingPostcode: '' }
    expect(state()).toMatchObject({ company: 'not_found', inputs: { businessName: 'Moje firma', ...empty } })
    store.setInput('businessName', '')
    await of(company.tin, company)
    await of('00006947', null)
    expect(state().inputs).toMatchObject({ tin: '00006947', isBusiness: true, businessName: '', ...empty })
  })

  it('C7.11 uses the register of the country of the shop', async () => {
    const address = { street: 'Dlhá 2', city: 'Nitra', postcode: '949 01', country_code: 'SVK' }
    const slovak = { tin: '12345679', vatin: '2020123457', business_name: 'Vánok, s. r. o.', active: true, address }
    const slovakia = { code: 'SK', alpha3: 'SVK', title: 'Slovensko' }
    const { store, state, world, calls } = checkout({}, {}, { country: slovakia })
    world.special = ({ path }) => (path === '/api/v1/ares/ico' ? slovak : undefined)
    store.setInput('tin', '12345679')
    store.setInput('vatin', '2020123457')
    await store.lookUpCompany()
    expect(calls()).toEqual([['ares/ico', { ico: '12345679' }]])
    expect(state()).toMatchObject({
      company: 'found',
      inputs: { businessName: 'Vánok, s. r. o.', vatin: '2020123457', billingCity: 'Nitra', billingCountry: 'SVK' },
      vatinRemark: null,
    })
    // the VAT id of a Czech company without its prefix
    store.setInput('vatin', '12345679')
    await store.lookUpCompany()
    expect(state().inputs.vatin).toBe('2020123457')
  })

  it('C5.25 sends no request for an invalid id', async () => {
    const { store, state, seen } = checkout()
    store.setInput('tin', '12345678')
    await store.lookUpCompany()
    expect(seen).toHaveLength(0)
    expect(state()).toMatchObject({ company: 'idle', issues: { tin: 'tin_invalid' } })
  })
})
