import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adjustAmount } from '@vanek/sdk/product'

const max = (limit: number) => ({ code: 'quantity_maximum', limit })
const min = (limit: number) => ({ code: 'quantity_minimum', limit })
const step = (limit: number) => ({ code: 'quantity_step', limit })

describe('B5.14 adjustAmount', () => {
  it.each([
    ['B5.15', 12, { max: 10 }, 10, max(10)],
    ['B5.16', 1, { min: 5 }, 5, min(5)],
    ['B5.16', 0, {}, 1, min(1)],
    ['B5.16 below a minimum between two steps', 1, { min: 3, step: 2 }, 4, min(4)],
    ['B5.16 below a minimum between two tenths', 0.1, { min: 0.25, step: 0.1 }, 0.3, min(0.3)],
    ['above a maximum between two steps', 9, { max: 7, step: 2 }, 6, max(6)],
    ['within the limits', 7, { min: 5, max: 10 }, 7, null],
    ['at the limit', 10, { max: 10 }, 10, null],
    ['between two steps', 8, { min: 5, step: 5 }, 10, step(5)],
    ['a fraction of a piece', 1.4, {}, 1, step(1)],
    ['B5.16 a fraction below the minimum', 0.5, {}, 1, min(1)],
    ['no number', Number.NaN, {}, 1, null],
    ['by tenths', 0.3, { min: 0.1, step: 0.1 }, 0.3, null],
    ['B5.14 off', 12, { max: 10, limitNotifications: false }, 12, null],
    ['B5.14 off', 1, { min: 5, limitNotifications: false }, 1, null],
    ['B5.14 off, never below nothing', -1, { limitNotifications: false }, 0, null],
  ])('%s: %d within %j becomes %d and reports %s', (_id, requested, rules, amount, notice) => {
    expect(adjustAmount(requested, rules)).toEqual({ amount, notice })
  })

  it('reports a limit only if the amount exceeded it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -50, max: 500 }),
        fc.integer({ min: 1, max: 20 }),
        fc.nat(200),
        (requested, low, more) => {
          const { amount, notice } = adjustAmount(requested, { min: low, max: low + more })
          expect(notice !== null).toBe(amount !== requested)
        },
      ),
    )
  })
})
