import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowedStep, checkoutSteps } from '@vanek/sdk/checkout'
import { furthestStep } from './steps.ts'

describe('checkout steps', () => {
  it('C2.23 are index, methods and info, in this order', () => {
    expect(checkoutSteps).toEqual(['index', 'methods', 'info'])
  })

  it.each([
    [false, false, 'index'],
    [false, true, 'index'],
    [true, false, 'methods'],
    [true, true, 'info'],
  ] as const)('C2.23 with items %s and methods %s, the furthest is %s', (hasItems, hasMethods, furthest) => {
    expect(furthestStep({ hasItems, hasMethods })).toBe(furthest)
  })

  it('C2.23 never skip a step, and never redirect back from an allowed one', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...checkoutSteps),
        fc.record({ hasItems: fc.boolean(), hasMethods: fc.boolean() }),
        (wanted, progress) => {
          const index = (step: (typeof checkoutSteps)[number]) => checkoutSteps.indexOf(step)
          const allowed = allowedStep(wanted, progress)
          expect(index(allowed)).toBe(Math.min(index(wanted), index(furthestStep(progress))))
        },
      ),
    )
  })
})
