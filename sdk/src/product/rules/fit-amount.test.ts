import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clampAmount } from '@vanek/sdk/product'

describe('clampAmount', () => {
  it.each([
    ['B5.16', 0, { min: 2 }, 2],
    ['B5.16', -3, {}, 1],
    ['B5.15', 12, { max: 10 }, 10],
    ['on a step', 12, { min: 5, step: 5 }, 10],
    ['on a step', 13, { min: 5, step: 5 }, 15],
    ['on a step below the maximum', 19, { min: 5, max: 19, step: 5 }, 15],
    ['on a step from the minimum', 1, { min: 2, step: 5 }, 5],
    ['by tenths', 0.7, { min: 0.1, step: 0.1 }, 0.7],
    ['by tenths', 1.25, { min: 0.1, step: 0.1 }, 1.3],
    ['by halves', 1.3, { min: 0.5, step: 0.5 }, 1.5],
    ['by halves below the maximum', 99, { min: 0.5, max: 12.4, step: 0.5 }, 12],
    ['a fraction of a piece', 1.4, {}, 1],
    ['no step', 3, { step: 0 }, 3],
    ['a maximum below the minimum', 5, { min: 2, max: 1 }, 2],
    ['no limit', 999, { max: null }, 999],
    ['no number', Number.NaN, { min: 3 }, 3],
  ])('%s: %d within %j is %d', (_id, requested, limits, amount) => {
    expect(clampAmount(requested, limits)).toBe(amount)
  })

  it('returns a valid amount and does not change a valid one', () => {
    const limits = fc.record({
      steps: fc.integer({ min: 1, max: 50 }),
      extra: fc.nat(50_000),
      step: fc.integer({ min: 1, max: 20_000 }),
    })
    const amounts = fc.oneof(fc.integer(), fc.double({ min: -10, max: 10_000 }))
    fc.assert(
      // in thousandths
      fc.property(amounts, limits, (requested, { steps, extra, step }) => {
        const rules = { min: (steps * step) / 1000, max: (steps * step + extra) / 1000, step: step / 1000 }
        const amount = clampAmount(requested, rules)
        expect(amount).toBeGreaterThanOrEqual(rules.min)
        expect(amount).toBeLessThanOrEqual(rules.max)
        expect(Math.round(amount * 1000) % step).toBe(0)
        expect(Math.round(amount * 1000) / 1000).toBe(amount)
        expect(clampAmount(amount, rules)).toBe(amount)
      }),
    )
  })
})
