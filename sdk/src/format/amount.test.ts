import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addAmounts, formatAmount, parseAmount } from '@vanek/sdk/format'

describe('parseAmount', () => {
  it.each([
    ['1,5', 1.5],
    ['1.5', 1.5],
    [' 12 ', 12],
    ['2,', 2],
    ['0,125', 0.125],
    ['0', 0],
    ['1,5,2', null],
    ['1 5', null],
    ['15m', null],
    ['1,2345', null],
    ['12345', null],
    ['-1', null],
    ['', null],
    [',5', null],
  ])('B5.10 parses %j as %j, with the comma as a decimal separator', (text, amount) => {
    expect(parseAmount(text)).toBe(amount)
  })
})

it('formatAmount uses a decimal comma and the unit', () => {
  expect([formatAmount(1.5, 'm'), formatAmount(2, 'ks'), formatAmount(0.5)]).toEqual(['1,5\u00A0m', '2\u00A0ks', '0,5'])
})

describe('addAmounts', () => {
  const amount = fc.integer({ min: 1, max: 9_999_000 }).map((thousandths) => thousandths / 1000)

  it('adds without floating point errors', () => {
    expect([addAmounts(0.1, 0.2), addAmounts(1.1, -1), addAmounts()]).toEqual([0.3, 0.1, 0])
  })

  it('does not depend on the order, and reverts additions exactly', () => {
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 50 }), amount, (amounts, more) => {
        const sum = addAmounts(...amounts)
        expect(addAmounts(...[...amounts].reverse())).toBe(sum)
        expect(addAmounts(addAmounts(sum, more), -more)).toBe(sum)
        expect(amounts.reduce((all, one) => addAmounts(all, one), 0)).toBe(sum)
      }),
    )
  })

  it('parseAmount reads what formatAmount writes', () => {
    fc.assert(
      fc.property(amount, (own) => {
        expect(parseAmount(formatAmount(own))).toBe(own)
      }),
    )
  })
})
