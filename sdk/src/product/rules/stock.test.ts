import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cs } from '@vanek/sdk/i18n/cs'
import { amountLimits, displayAvailability, displayStock } from '@vanek/sdk/product'
import { countedStock } from './stock.ts'

describe('displayAvailability', () => {
  const display = (isAvailable: boolean, color: string) =>
    displayAvailability({ isAvailable, availability: { text: 'Skladem', color } }, cs)

  it('B4.04 returns a text and a colour of the availability', () => {
    expect(display(true, 'green')).toMatchObject({ available: true, text: 'Skladem', color: 'green' })
    expect(display(true, 'red')).toMatchObject({ color: 'green' })
    expect(display(true, 'orange')).toMatchObject({ available: true, color: 'orange' })
    expect(display(false, 'green')).toMatchObject({ available: false, color: 'red' })
  })

  it('B3.14 returns the sold-out text only when sold out', () => {
    const soldAvailability = { text: 'Další kusy objednáváme' }
    const of = (isAvailable: boolean) =>
      displayAvailability({ isAvailable, availability: { text: 'Skladem', color: 'green' }, soldAvailability }, cs).sold
    expect([of(false), of(true), display(false, 'red').sold]).toEqual(['Další kusy objednáváme', null, null])
  })
  it('B9.23 returns five pieces for unlimited stock, and null for limited stock', () => {
    const of = (stock: number | null) =>
      displayAvailability({ isAvailable: true, availability: { text: 'Skladem', color: 'green' }, stock }, cs).pieces
    expect([of(null), of(3)]).toEqual([5, null])
  })
  it('B4.05 returns Není skladem for an unavailable product', () => {
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
  ])('%s: a stock of %s is shown as %d, more: %s', (_id, stock, pieces, more) => {
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
    ['limited by stock if checked', {}, { min: 1, max: 8 }],
    ['unlimited if not checked', { checkStock: false }, { min: 1, max: null }],
    ['unlimited with unlimited stock', { stock: null }, { min: 1, max: null }],
    ['limited by the maximum of the back end', { amountMax: 5 }, { min: 1, max: 5 }],
    ['limited by the smaller of both', { amountMax: 50 }, { min: 1, max: 8 }],
    ['at least the minimum', { amountMin: 10 }, { min: 10, max: 10 }],
  ])('B3.14 are %s', (_, more, expected) => {
    expect(limits(more)).toEqual({ ...expected, decimals: 0, step: 1 })
  })

  it.each([
    ['pieces by default', {}, { decimals: 0, step: 1 }],
    ['the smallest step of its decimals', { amountDecimals: 2 }, { decimals: 2, step: 0.01 }],
    ['halves', { amountDecimals: 1, amountStep: 0.5 }, { decimals: 1, step: 0.5 }],
    ['the decimals of its step', { amountStep: 0.25 }, { decimals: 2, step: 0.25 }],
    ['dozens', { amountStep: 12 }, { decimals: 0, step: 12 }],
  ])('B5.11 have %s', (_, more, expected) => {
    expect(limits(more)).toMatchObject(expected)
  })

  it('always allow a purchase', () => {
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
