import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitAmount } from '@vanek/sdk/product'

describe('fitAmount', () => {
  it.each([
    ['B5.16', 0, { min: 2 }, 2],
    ['B5.16', -3, {}, 1],
    ['B5.15', 12, { max: 10 }, 10],
    ['on a step', 4, { min: 2, step: 5 }, 2],
    ['on a step', 5, { min: 2, step: 5 }, 7],
    ['on a step below the maximum', 9, { min: 2, max: 10, step: 5 }, 7],
    ['a maximum below the minimum', 5, { min: 2, max: 1 }, 2],
    ['no limit', 999, { max: null }, 999],
    ['no number', Number.NaN, { min: 3 }, 3],
  ])('%s: %d within %j is %d', (_id, wanted, limits, amount) => {
    expect(fitAmount(wanted, limits)).toBe(amount)
  })

  it('always answers what can be bought, and leaves that alone', () => {
    const limits = fc.record({
      min: fc.integer({ min: 1, max: 50 }),
      extra: fc.nat(500),
      step: fc.integer({ min: 1, max: 20 }),
    })
    fc.assert(
      fc.property(fc.integer(), limits, (wanted, { min, extra, step }) => {
        const amount = fitAmount(wanted, { min, max: min + extra, step })
        expect(amount).toBeGreaterThanOrEqual(min)
        expect(amount).toBeLessThanOrEqual(min + extra)
        expect((amount - min) % step).toBe(0)
        expect(fitAmount(amount, { min, max: min + extra, step })).toBe(amount)
      }),
    )
  })
})
