import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { floorToStep, isOnStep, priceOf, sumAmounts } from './amount.ts'

const amount = fc.integer({ min: 1, max: 9_999_000 }).map((own) => own / 1000)
const step = fc.constantFrom(0.001, 0.1, 0.25, 0.5, 1, 12)
const price = fc.integer({ min: 0, max: 50_000_000 })

describe('amounts of goods', () => {
  it.each([
    [1.5, 0.5, true],
    [1.5, 0.1, true],
    [0.3, 0.1, true],
    [1.3, 0.5, false],
    [1.5, 1, false],
    [15, 1, true],
    [0.0001, 0.001, false],
    [1.00001, 0.001, false],
  ])('%d on a step of %d: %s', (own, by, expected) => {
    expect(isOnStep(own, by)).toBe(expected)
  })

  it.each([
    [1.5, 5900, 8850],
    [0.1, 5900, 590],
    // half a haléř rounds up
    [0.5, 5901, 2951],
    [0.3, 5905, 1772],
    [0.1, 5904, 590],
    [3, 5901, 17_703],
  ])('%d at a unit price of %d haléře costs %d', (own, unit, expected) => {
    expect(priceOf(own, unit)).toBe(expected)
  })

  it('cost whole haléře, within half a haléř of the exact price, and exactly for whole amounts', () => {
    fc.assert(
      fc.property(amount, price, (own, unit) => {
        const total = priceOf(own, unit)
        expect(Number.isInteger(total)).toBe(true)
        const exact = BigInt(Math.round(own * 1000)) * BigInt(unit)
        const off = BigInt(total) * 1000n - exact
        expect(off > -500n && off <= 500n).toBe(true)
        expect(Number.isInteger(own) ? off : 0n).toBe(0n)
      }),
    )
  })

  it('add up exactly, and removing all lines leaves 0', () => {
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 40 }), (amounts) => {
        const sum = sumAmounts(...amounts)
        expect(sum).toBe(sumAmounts(...[...amounts].reverse()))
        expect(amounts.reduce((left, own) => sumAmounts(left, -own), sum)).toBe(0)
      }),
    )
  })

  it('are rounded down to a step, and rounding again changes nothing', () => {
    fc.assert(
      fc.property(amount, step, (own, by) => {
        const cut = floorToStep(own, by)
        expect(isOnStep(cut, by)).toBe(true)
        expect(cut).toBeLessThanOrEqual(own)
        expect(sumAmounts(own, -cut)).toBeLessThan(by)
        expect(floorToStep(cut, by)).toBe(cut)
      }),
    )
  })
})
