import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allowedStep,
  type CheckoutValidationInput,
  checkoutSteps,
  emptyCheckoutChoice,
  emptyCheckoutInputs,
  checkoutProgress,
} from '@vanek/sdk/checkout'
import { furthestStep } from './steps.ts'
import { missingFor } from './machine.ts'
import { card, cod, contextWith, courier, filledInputs, pickup } from '../../testing/orders.ts'

const full = { items: [{}], prices: { missingToMinimumOrder: null } } as unknown as CheckoutValidationInput['cart']
const empty = { ...full, items: [] }
const small = { ...full, prices: { missingToMinimumOrder: 120 } }

const ready: CheckoutValidationInput = {
  cart: full,
  shippers: [courier, pickup],
  payments: [card, cod],
  choice: { ...emptyCheckoutChoice, shipper: 2, branch: 7, payment: 1 },
  inputs: filledInputs,
  context: contextWith(),
}

describe('checkout validation', () => {
  it('C2.23 reaches the info step when nothing is missing', () => {
    expect([missingFor(ready), furthestStep(checkoutProgress(ready))]).toEqual([[], 'info'])
  })

  it.each<[string, Partial<CheckoutValidationInput>, string, readonly object[]]>([
    ['an empty cart', { cart: empty }, 'index', [{ step: 'index', input: 'cart', code: 'cart_empty' }]],
    [
      'a cart below the minimum order (C5.47)',
      { cart: small },
      'index',
      [{ step: 'index', input: 'cart', code: 'below_minimum_order' }],
    ],
    [
      'a cart below the minimum order by 0.01 (C5.47)',
      { cart: { ...full, prices: { missingToMinimumOrder: 0.01 } } },
      'index',
      [{ step: 'index', input: 'cart', code: 'below_minimum_order' }],
    ],
    [
      'nothing selected',
      { choice: emptyCheckoutChoice },
      'methods',
      [
        { step: 'methods', input: 'shipper', code: 'required' },
        { step: 'methods', input: 'payment', code: 'required' },
      ],
    ],
    [
      'a missing branch',
      { choice: { ...ready.choice, branch: null } },
      'methods',
      [{ step: 'methods', input: 'branch', code: 'branch_required' }],
    ],
    [
      'terms',
      { inputs: { ...filledInputs, terms: false } },
      'info',
      [{ step: 'info', input: 'terms', code: 'terms_required' }],
    ],
  ])('C2.23 lists missing inputs: %s', (_what, change, step, missing) => {
    const facts = { ...ready, ...change }
    expect(missingFor(facts)).toEqual(missing)
    expect(furthestStep(checkoutProgress(facts))).toBe(step)
  })

  it('C2.23 missing inputs and allowed steps are consistent', () => {
    const id = fc.option(fc.integer({ min: 1, max: 4 }))
    const facts = fc.record({
      cart: fc.constantFrom(full, empty, small),
      shippers: fc.subarray([courier, pickup]),
      payments: fc.subarray([card, cod]),
      choice: fc
        .record({ shipper: id, branch: fc.option(fc.constantFrom(7, 8)), payment: id })
        .map((some) => ({ ...emptyCheckoutChoice, ...some })),
      inputs: fc.constantFrom(filledInputs, emptyCheckoutInputs),
      context: fc.constant(contextWith()),
    })
    fc.assert(
      fc.property(facts, fc.constantFrom(...checkoutSteps), (own, requested) => {
        const furthest = furthestStep(checkoutProgress(own))
        expect(missingFor(own)[0]?.step ?? 'info').toBe(furthest)
        const reached = checkoutSteps.indexOf(allowedStep(requested, checkoutProgress(own)))
        expect(reached).toBeLessThanOrEqual(checkoutSteps.indexOf(furthest))
      }),
    )
  })
})
