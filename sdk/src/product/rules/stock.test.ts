import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cs } from '@vanek/sdk/i18n/cs'
import { amountLimits, displayAvailability, displayStock } from '@vanek/sdk/product'
import { countedStock } from './stock.ts'

describe('displayAvailability', () => {
  const display = (isAvailable: boolean, color: string) =>
    displayAvailability({ isAvailable, availability: { text: 'Skladem', color } }, cs)

  it('B4.04 says in words and a colour whether it can be had', () => {
    expect(display(true, 'green')).toMatchObject({ available: true, text: 'Skladem', color: 'green' })
    expect(display(true, 'red')).toMatchObject({ color: 'green' })
    expect(display(true, 'orange')).toMatchObject({ available: true, color: 'orange' })
    expect(display(false, 'green')).toMatchObject({ available: false, color: 'red' })
  })

  it('B3.14 says what holds once it is sold out, and nothing of it before', () => {
    const soldAvailability = { text: 'Další kusy objednáváme' }
    const of = (isAvailable: boolean) =>
      displayAvailability({ isAvailable, availability: { text: 'Skladem', color: 'green' }, soldAvailability }, cs).sold
    expect([of(false), of(true), display(false, 'red').sold]).toEqual(['Další kusy objednáváme', null, null])
  })
  it('B9.23 shows five pieces of an unlimited stock, and none beside what shows its own', () => {
    const of = (stock: number | null) =>
      displayAvailability({ isAvailable: true, availability: { text: 'Skladem', color: 'green' }, stock }, cs).pieces
    expect([of(null), of(3)]).toEqual([5, null])
  })
  it('B4.05 says Není skladem of what cannot be had', () => {
    expect(display(false, 'red').text).toBe('Není skladem')
  })
})

describe('B9.22 B9.23 stock', () => {
  it.each([
    ['B9.22', 0, 0, false],
    ['B9.22', 4, 4, false],
    ['B9.22', 5, 5, false],
    ['B9.22', 6, 5, true],
    ['B9.22', 900, 5, true],
    ['B9.22', -2, 0, false],
    ['B9.23', null, 5, false],
  ])('%s shows a stock of %s as %d, more: %s', (_id, stock, pieces, more) => {
    expect(displayStock(stock)).toEqual({ pieces, more })
  })

  it('B9.26 counts at most 2000 pieces', () => {
    expect([0, 1999, 2000, 2001, null, -1].map((stock) => countedStock({ stock }))).toEqual([
      0, 1999, 2000, 2000, 2000, 0,
    ])
  })
})

describe('amountLimits', () => {
  const limits = (more: object) => amountLimits({ stock: 8, checkStock: true, amountMin: 1, amountMax: null, ...more })

  it.each([
    ['the stock where it matters', {}, { min: 1, max: 8 }],
    ['no limit where it does not', { checkStock: false }, { min: 1, max: null }],
    ['no limit of an unlimited stock', { stock: null }, { min: 1, max: null }],
    ['the back end’s own maximum', { amountMax: 5 }, { min: 1, max: 5 }],
    ['the smaller one of both', { amountMax: 50 }, { min: 1, max: 8 }],
    ['never less than the minimum', { amountMin: 10 }, { min: 10, max: 10 }],
  ])('B3.14 are %s', (_, more, expected) => {
    expect(limits(more)).toEqual({ ...expected, decimals: 0, step: 1 })
  })

  it.each([
    ['pieces where nothing is said', {}, { decimals: 0, step: 1 }],
    ['the least that its decimals write', { amountDecimals: 2 }, { decimals: 2, step: 0.01 }],
    ['by halves', { amountDecimals: 1, amountStep: 0.5 }, { decimals: 1, step: 0.5 }],
    ['as many decimals as its step needs', { amountStep: 0.25 }, { decimals: 2, step: 0.25 }],
    ['by dozens', { amountStep: 12 }, { decimals: 0, step: 12 }],
  ])('B5.11 count %s', (_, more, expected) => {
    expect(limits(more)).toMatchObject(expected)
  })

  it('always leave something to buy', () => {
    const own = fc.record({
      stock: fc.option(fc.integer({ min: 0, max: 5000 })),
      checkStock: fc.boolean(),
      amountMin: fc.integer({ min: 1, max: 50 }),
      amountMax: fc.option(fc.integer({ min: 1, max: 50 })),
    })
    fc.assert(
      fc.property(own, (availability) => {
        const { min, max } = amountLimits(availability)
        expect(max ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(min)
      }),
    )
  })
})
