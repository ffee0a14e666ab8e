import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contextWith, filledInputs } from '../../testing/orders.ts'
import type { AddressValidationResult } from '../validation-port.ts'
import type { CheckoutInputs } from './inputs.ts'
import { currentVerdicts, questionOf } from './questions.ts'

const context = contextWith()

/** Whether a result for the street of `before` still applies to `now`. */
function counts(
  result: AddressValidationResult['result'],
  before: Partial<CheckoutInputs>,
  now: Partial<CheckoutInputs>,
): boolean {
  const question = questionOf('street', { ...filledInputs, ...before }, context)
  if (!question) throw new Error('There is nothing to ask')
  const results = { street: { question, verdict: { result, suggestion: null } } }
  return 'street' in currentVerdicts(results, { ...filledInputs, ...now }, context)
}

describe('address validation results for a street', () => {
  it.each([
    { before: {}, now: {}, error: true, valid: true },
    { before: {}, now: { fullName: 'Někdo Jiný' }, error: true, valid: true },
    { before: {}, now: { street: 'Jiná 7' }, error: false, valid: false },
    { before: {}, now: { city: 'Jinde' }, error: false, valid: false },
    { before: {}, now: { city: '' }, error: false, valid: false },
    { before: {}, now: { postcode: '60200' }, error: false, valid: false },
    { before: { city: '' }, now: {}, error: false, valid: true },
    { before: { city: '', postcode: '' }, now: {}, error: false, valid: true },
    { before: {}, now: { country: 'SVK' }, error: false, valid: false },
    { before: {}, now: { billingInfo: true, shipToShippingAddress: false }, error: false, valid: false },
  ])('C5.26 a result for $before applies to $now: error $error, others $valid', ({ before, now, error, valid }) => {
    expect(counts('error', before, now)).toBe(error)
    for (const other of ['valid', 'warning', 'unknown'] as const) expect(counts(other, before, now)).toBe(valid)
  })

  it('C5.28 an error applies only to the validated address', () => {
    const address = fc.record({ city: fc.constantFrom('', 'Brno', 'Praha'), postcode: fc.constantFrom('', '11000') })
    fc.assert(
      fc.property(address, address, (before, now) => {
        const same = before.city === now.city && before.postcode === now.postcode
        expect(counts('error', before, now)).toBe(same)
      }),
    )
  })
})
