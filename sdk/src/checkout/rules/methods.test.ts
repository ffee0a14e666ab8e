import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isPaymentBlocked,
  parseCheckoutChoiceForm,
  emptyCheckoutChoice,
  isCompleteChoice,
  isPersonalPickup,
  parseCheckoutChoice,
  serializeCheckoutChoice,
  validateCheckoutMethods,
} from '@vanek/sdk/checkout'
import { card, cod, courier, pickup } from '../../testing/orders.ts'

const shippers = [courier, pickup]
const payments = [card, cod]

describe('validateCheckoutMethods', () => {
  it.each([
    [{ shipper: 1, branch: null, payment: 3 }, {}],
    [{ shipper: 2, branch: 7, payment: 1 }, {}],
    [
      { shipper: null, branch: null, payment: null },
      { shipper: 'required', payment: 'required' },
    ],
    [
      { shipper: 9, branch: null, payment: 9 },
      { shipper: 'shipper_unavailable', payment: 'payment_unavailable' },
    ],
    [{ shipper: 2, branch: null, payment: 1 }, { branch: 'branch_required' }],
    [{ shipper: 2, branch: 8, payment: 1 }, { branch: 'branch_required' }],
    [{ shipper: 2, branch: 7, payment: 3 }, { payment: 'payment_blocked' }],
  ])('%j has the issues %j', (choice, issues) => {
    expect(validateCheckoutMethods({ ...emptyCheckoutChoice, ...choice }, shippers, payments)).toEqual(issues)
  })

  it('C3.11 treats PERSONAL as pickup', () => {
    expect(shippers.map(isPersonalPickup)).toEqual([false, true])
  })

  it('detects a payment that a shipper does not accept', () => {
    expect(isPaymentBlocked(pickup, cod)).toBe(true)
    expect(isPaymentBlocked(courier, cod)).toBe(false)
    expect(isPaymentBlocked(null, cod)).toBe(false)
  })
})

describe('stored selection', () => {
  it('round-trips', () => {
    const number = fc.integer({ min: 1, max: 1e9 - 1 })
    const id = fc.option(number)
    fc.assert(
      fc.property(
        fc.record({
          shipper: id,
          branch: id,
          payment: id,
          deliveryTimeSlot: id,
          gifts: fc.uniqueArray(number, { maxLength: 20 }),
        }),
        (choice) => {
          expect(parseCheckoutChoice(serializeCheckoutChoice(choice))).toEqual(choice)
        },
      ),
    )
  })

  it('is empty for invalid data', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void parseCheckoutChoice(text)))
    for (const text of [undefined, null, '', '{', '7', 'null', '[]', '{"shipper":"x"}', '{"payment":-1}']) {
      expect(parseCheckoutChoice(text)).toEqual(emptyCheckoutChoice)
    }
    expect(isCompleteChoice(emptyCheckoutChoice)).toBe(false)
  })

  it('is parsed from the posted form', () => {
    const posted = 'shipper=2&branch=7&payment=1&deliveryTimeSlot=5&gifts=3&gifts=4&gifts=3&gifts=x'
    expect(parseCheckoutChoiceForm(new URLSearchParams(posted))).toEqual({
      shipper: 2,
      branch: 7,
      payment: 1,
      deliveryTimeSlot: 5,
      gifts: [3, 4],
    })
    expect(parseCheckoutChoiceForm(new URLSearchParams('shipper=2%20or%201&branch='))).toEqual(emptyCheckoutChoice)
    const many = Array.from({ length: 30 }, (_, at) => ['gifts', String(at + 1)])
    expect(parseCheckoutChoiceForm(new URLSearchParams(many)).gifts).toHaveLength(20)
  })
})
