import { describe, expect, it } from 'vitest'
import type { CheckoutInputs, AddressValidationResult } from '@vanek/sdk/checkout'
import type { ValidateAddressParams } from '@vanek/sdk/integrations/address-validation'
import { checkout } from '../../testing/checkout.ts'
import { czechInputs, contextWith, filledInputs } from '../../testing/orders.ts'
import { manualClock } from '../../transport/testing/test-shop.ts'

const valid: AddressValidationResult = { result: 'valid', suggestion: null }
const error: AddressValidationResult = { result: 'error', suggestion: null }
const unknown: AddressValidationResult = { result: 'unknown', suggestion: null }
const gmail: AddressValidationResult = { result: 'warning', suggestion: 'jana@gmail.com' }

/** Waits until a response has arrived. */
const flush = () => new Promise<void>((resolve) => setTimeout(resolve, 1))

/** A checkout with a service that returns the given results; other requests stay pending. */
function validatedCheckout(
  results: Readonly<
    Record<
      string,
      AddressValidationResult | null | Error | ((question: ValidateAddressParams) => AddressValidationResult)
    >
  > = {},
  inputs: CheckoutInputs = czechInputs,
) {
  const requests: ValidateAddressParams[] = []
  const open = new Map<string, (result: AddressValidationResult | null) => void>()
  const validate = (question: ValidateAddressParams) => {
    requests.push(question)
    const own = results[question.value]
    if (own instanceof Error) return Promise.reject(own)
    if (typeof own === 'function') return Promise.resolve(own(question))
    if (own !== undefined) return Promise.resolve(own)
    return new Promise<AddressValidationResult | null>((resolve) => open.set(question.value, resolve))
  }
  const clock = manualClock()
  const made = checkout({ inputs }, { addressValidation: { validate } }, { clock })
  const leave = async (name: Parameters<typeof made.store.touch>[0], text: string) => {
    made.store.setInput(name, text)
    made.store.touch(name)
    await flush()
  }
  const answer = async (value: string, result: AddressValidationResult | null) => {
    open.get(value)?.(result)
    await flush()
  }
  return { ...made, clock, requests, leave, answer, values: () => requests.map(({ value }) => value) }
}

describe('validation service', () => {
  it('C5.26 receives e-mail, full name, phone, company id, street and postcode in normalized form', async () => {
    const { requests, leave, store } = validatedCheckout({}, { ...czechInputs, billingInfo: true, isBusiness: true })
    await leave('email', ' jana@vanek.test')
    await leave('fullName', 'Jana')
    await leave('phone', '777 123 456')
    await leave('city', 'Brno')
    await leave('street', 'Lipová 1')
    await leave('postcode', '60200')
    store.setInput('billingCountry', 'SVK')
    await leave('tin', '27082440')
    await leave('billingStreet', 'Dlhá 2')
    await leave('note', 'nic')
    expect(requests).toEqual([
      { field: 'email', value: 'jana@vanek.test', country: 'CZE' },
      { field: 'fullName', value: 'Jana', country: 'CZE' },
      { field: 'phone', value: '+420777123456', country: 'CZE' },
      {
        ...{ field: 'street', value: 'Lipová 1', country: 'CZE' },
        within: { houseNumber: '', city: 'Brno', postcode: '' },
      },
      {
        ...{ field: 'postcode', value: '602 00', country: 'CZE' },
        within: { street: 'Lipová 1', houseNumber: '', city: 'Brno' },
      },
      { field: 'tin', value: '27082440', country: 'SVK' },
      {
        ...{ field: 'street', value: 'Dlhá 2', country: 'SVK' },
        within: { houseNumber: '', city: '', postcode: '' },
      },
    ])
  })

  it('C5.26 receives the house number if it is a separate input', async () => {
    const requested: ValidateAddressParams[] = []
    const validate = async (question: ValidateAddressParams) => {
      requested.push(question)
      return error
    }
    const context = contextWith({ split_street: true })
    const { store, state } = checkout({ inputs: czechInputs, context }, { addressValidation: { validate } })
    store.setInput('houseNumber', '12')
    store.touch('houseNumber')
    await flush()
    expect([requested.map(({ field }) => field), state().issues]).toEqual([
      ['houseNumber'],
      { houseNumber: 'verdict_error' },
    ])
  })

  it('C5.26 C5.28 C5.29 adds to the built-in rules: an error blocks, a valid or doubtful result does not', async () => {
    const texts = { 'jana@gmial.com': gmail, 'Jana Nová': valid, '+420777123456': error }
    const { leave, state, store } = validatedCheckout(texts, { ...filledInputs, fullName: 'x' })
    await leave('email', 'jana@gmial.com')
    await leave('fullName', 'Jana Nová')
    await leave('phone', '777123456')
    expect(state().issues).toEqual({ phone: 'verdict_error' })
    expect(state().validationResults).toEqual({ email: gmail, fullName: valid, phone: error })
    expect(state().missing.filter(({ step }) => step === 'info')).toEqual([
      { step: 'info', input: 'phone', code: 'verdict_error' },
    ])
    store.setInput('phone', '777123457')
    expect([state().issues, state().validationResults]).toEqual([{}, { email: gmail, fullName: valid }])
  })

  it.each([valid, gmail, unknown, error])(
    'C5.18 C5.19 C5.21 C5.25 C5.26 built-in rules take precedence over any result: %j',
    async (result) => {
      const business = { billingInfo: true, isBusiness: true }
      const texts = { Madonna: result, 'jana@': result, '+420777': result, '12345678': result }
      const { leave, state } = validatedCheckout(texts, { ...filledInputs, ...business })
      await leave('email', 'jana@')
      await leave('fullName', 'Madonna')
      await leave('phone', '+420777')
      await leave('tin', '12345678')
      const { email, fullName, phone, tin } = state().issues
      expect([email, fullName, phone, tin]).toEqual([
        ...['email_invalid', 'full_name_invalid', 'phone_invalid', 'tin_invalid'],
      ])
      expect(state().validationResults).toMatchObject({
        email: result,
        fullName: result,
        phone: result,
        tin: result,
      })
    },
  )

  it('C5.26 C5.30 falls back to the built-in rules when the result is unknown or the service fails', async () => {
    const down = new Error('service is down')
    const texts = { 'jana@': unknown, Jana: null, '+4201': down, 'jana@vanek.test': unknown }
    const { leave, state } = validatedCheckout(texts)
    await leave('email', 'jana@')
    await leave('fullName', 'Jana')
    await leave('phone', '+4201')
    expect(state().issues).toEqual({
      ...{ email: 'email_invalid', fullName: 'full_name_invalid', phone: 'phone_invalid' },
    })
    expect(state().validationResults).toEqual({ email: unknown })
    await leave('email', 'jana@vanek.test')
    expect([state().issues.email, state().validationResults.email]).toEqual([undefined, unknown])
  })

  it('C5.26 does not validate inputs that are empty, too long or inactive', async () => {
    const { requests, leave, state } = validatedCheckout({}, { ...czechInputs, email: 'jana@vanek.test' })
    await leave('email', '')
    await leave('street', 'x'.repeat(181))
    await leave('shippingPhone', '1')
    expect([requests, state().issues]).toEqual([[], { email: 'required', street: 'too_long' }])
  })

  it('C5.26 does not accept a street without its number', async () => {
    const street: AddressValidationResult = { result: 'warning', suggestion: null }
    const { leave, state } = validatedCheckout({ Lipová: street, '17.listopadu 5a': valid })
    await leave('street', 'Lipová')
    expect(state().issues).toEqual({ street: 'street_and_number_invalid' })
    await leave('street', '17.listopadu 5a')
    expect(state().issues).toEqual({})
  })

  it('validates when an input loses focus, and not the same value twice', async () => {
    const { leave, store, values, answer, state } = validatedCheckout({ 'jana@vanek.cz': null })
    store.setInput('email', 'jana@vanek.c')
    await leave('email', 'jana@vanek.cz')
    await leave('email', 'jana@vanek.cz')
    await leave('email', 'jana@vanek.test')
    store.touch('email')
    await leave('email', 'jana@vanek.cz')
    await leave('email', 'jana@vanek.test')
    expect(values()).toEqual(['jana@vanek.cz', 'jana@vanek.test', 'jana@vanek.test'])
    await answer('jana@vanek.test', gmail)
    await leave('email', 'jana@vanek.cz')
    await leave('email', 'jana@vanek.test')
    expect([values().length, state().validationResults.email]).toEqual([3, gmail])
  })

  it('drops a response when the input has changed', async () => {
    const { leave, store, answer, state } = validatedCheckout()
    await leave('email', 'jana@gmial.com')
    store.setInput('email', 'jana@gmial.')
    await answer('jana@gmial.com', valid)
    expect([state().validationResults, state().issues.email]).toEqual([{}, 'email_invalid'])
  })

  it('does not delay issues of the built-in rules', async () => {
    const { leave, answer, state } = validatedCheckout()
    await leave('fullName', 'Madonna')
    await leave('phone', '7')
    expect(state().issues).toEqual({ fullName: 'full_name_invalid', phone: 'phone_invalid' })
    await answer('Madonna', valid)
    expect(state().issues).toEqual({ fullName: 'full_name_invalid', phone: 'phone_invalid' })
  })

  it('C5.27 validates again for another country', async () => {
    const { leave, store, state } = validatedCheckout({ '110 00': valid })
    await leave('postcode', '11000')
    expect(state().validationResults).toEqual({ postcode: valid })
    store.setInput('country', 'SVK')
    expect(state().validationResults).toEqual({})
  })

  it('C5.26 C5.28 validates a street again after its city was corrected', async () => {
    const inBrno = ({ within }: ValidateAddressParams) => (within?.city === 'Brno' ? valid : error)
    const known = { ...filledInputs, street: 'Lipová 12', city: 'Brrno' }
    const { store, state, leave, requests } = validatedCheckout({ 'Lipová 12': inBrno }, known)
    store.touch('street')
    await flush()
    expect(state().issues).toEqual({ street: 'verdict_error' })
    await leave('city', 'Brno')
    expect(state().validationResults).toEqual({ street: valid })
    expect(requests.map(({ within }) => within?.city)).toEqual(['Brrno', 'Brno'])
    store.attempt()
    expect(state().issues.street).toBeUndefined()
  })

  it('C5.29 fills in a suggestion on request', async () => {
    const { leave, store, state, values } = validatedCheckout({ 'jana@gmial.com': gmail, 'jana@gmail.com': valid })
    await leave('email', 'jana@gmial.com')
    store.applySuggestion('fullName')
    store.applySuggestion('email')
    await flush()
    expect([state().inputs.email, state().validationResults, values()]).toEqual([
      ...['jana@gmail.com', { email: valid }, ['jana@gmial.com', 'jana@gmail.com']],
    ])
  })
})

describe('submitting', () => {
  it('waits for nothing without a service or without changes', () => {
    const plain = checkout({ inputs: czechInputs })
    plain.store.setInput('email', 'jana@vanek.test')
    expect(plain.store.awaitValidation()).toBeNull()
    expect(validatedCheckout({}, filledInputs).store.awaitValidation()).toBeNull()
  })

  it('C5.26 waits for pending validation, also of inputs that never lost focus', async () => {
    const { store, values, leave, answer, state } = validatedCheckout({ 'Jana Nová': valid })
    await leave('email', 'jana@gmial.com')
    store.setInput('fullName', 'Jana Nová')
    let over = false
    const waiting = store.awaitValidation()?.then(() => (over = true))
    await answer('jana@gmial.com', gmail)
    await waiting
    expect([over, values(), state().validationResults]).toEqual([
      ...[true, ['jana@gmial.com', 'Jana Nová'], { email: gmail, fullName: valid }],
    ])
    expect(store.awaitValidation()).toBeNull()
  })

  it('C5.26 waits 1500 ms at most in all, then uses the built-in rules', async () => {
    const { store, clock, leave, state } = validatedCheckout({}, filledInputs)
    await leave('email', 'jana@vanek.test')
    await clock.advance(1000)
    await leave('phone', '777')
    let over = false
    void store.awaitValidation()?.then(() => (over = true))
    await clock.advance(1499)
    expect([over, state().issues]).toEqual([false, { phone: 'phone_invalid' }])
    await clock.advance(1)
    expect([over, state().issues]).toEqual([true, { phone: 'phone_invalid' }])
  })

  it('C5.26 validates again after another part of the address changed, also for prefilled inputs', async () => {
    const inBrno = ({ within }: ValidateAddressParams) => (within?.city === 'Brno' ? valid : error)
    const known = { ...filledInputs, street: 'Lipová 12', city: 'Brrno' }
    const { store, state } = validatedCheckout({ 'Lipová 12': inBrno, [filledInputs.postcode]: valid }, known)
    store.touch('street')
    await flush()
    expect(state().validationResults).toEqual({ street: error })
    // submitted by Enter, while the city has the focus
    store.setInput('city', 'Brno')
    expect([state().validationResults, state().issues]).toEqual([{}, {}])
    await store.awaitValidation()
    store.attempt()
    expect([state().validationResults, state().issues.street]).toEqual([{ street: valid }, undefined])
    // undoing the change restores the error without another request
    store.setInput('city', 'Brrno')
    await store.awaitValidation()
    expect(state().issues).toEqual({ street: 'verdict_error' })
  })

  it('drops pending validation when the checkout is closed', async () => {
    const { store, leave, answer, state } = validatedCheckout()
    await leave('email', 'jana@gmial.com')
    store.close()
    await answer('jana@gmial.com', error)
    expect(state().validationResults).toEqual({})
  })
})
