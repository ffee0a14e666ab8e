import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromMajor, percentOf, toCrowns, toMajor, withoutVat } from './money.ts'

const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })

describe('money', () => {
  it('converts to major units and back without loss', () => {
    fc.assert(
      fc.property(amount, (haler) => {
        expect(fromMajor(toMajor(haler)) + 0).toBe(haler)
      }),
    )
  })

  it.each([
    [12_100, 10_000],
    [99_00, 81_82],
    [1, 1],
    [0, 0],
    [-12_100, -10_000],
  ])('%i with VAT is %i without VAT', (withVat, without) => {
    expect(withoutVat(withVat)).toBe(without)
  })

  it('without VAT is within half a haléř of the exact share', () => {
    fc.assert(
      fc.property(amount, (haler) => {
        expect(Math.abs(withoutVat(haler) - (haler * 100) / 121)).toBeLessThan(0.5 + 1e-6)
      }),
    )
  })

  it.each([
    [10_049, -49],
    [10_050, 50],
    [10_000, 0],
    [10_099, 1],
  ])('%i haléře are rounded by %i', (haler, by) => {
    expect(toCrowns(haler)).toBe(by)
  })

  it('a percentage is whole haléře and never more than the amount', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.integer({ min: 0, max: 100 }), (haler, percent) => {
        const share = percentOf(haler, percent)
        expect(Number.isInteger(share)).toBe(true)
        expect(share).toBeLessThanOrEqual(haler)
        expect(Math.abs(share - (haler * percent) / 100)).toBeLessThanOrEqual(0.5)
      }),
    )
  })
})
