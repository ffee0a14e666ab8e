import { parseAddToCartUrl, countPieces, invalidCartItems, piecesOf, amountNoticeMessage } from '@vanek/sdk/cart'
import { isInvalidLine } from './invalid-lines.ts'
import { cs } from '@vanek/sdk/i18n/cs'
import { en } from '@vanek/sdk/i18n/en'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartOf, lineOf } from '../testing/bench.ts'

describe('invalid lines', () => {
  it.each(['product', 'variant', 'shoppable'] as const)('C4.37 are lines without %s', (what) => {
    expect([isInvalidLine(lineOf(1, 1)), isInvalidLine(lineOf(1, 1, { [what]: null }))]).toEqual([false, true])
  })

  it('C4.37 are found among child lines too, unless the parent is invalid itself', () => {
    const bad = lineOf(2, 1, { product: null })
    const parent = lineOf(1, 1, { items: [bad, lineOf(3, 1)] })
    const badParent = lineOf(4, 1, { variant: null, items: [lineOf(5, 1, { product: null })] })
    expect(invalidCartItems(cartOf(1, parent, badParent, lineOf(6, 1))).map(({ id }) => id)).toEqual([20, 40])
  })
})

describe('countPieces', () => {
  it.each([
    [3, 0, 3],
    [1, undefined, 1],
    // goods sold by the metre count as one piece
    [3, 2, 1],
    [0.5, 2, 1],
    [2.5, undefined, 1],
    [0, 0, 0],
  ])('%d of goods with %s decimals are %d', (amount, decimals, pieces) => {
    expect(piecesOf(amount, decimals)).toBe(pieces)
  })

  it('counts lines and their child lines', () => {
    const { shoppable } = lineOf(3, 1)
    const hose = { ...shoppable!, availability: { ...shoppable!.availability, amountDecimals: 2 } }
    const parent = lineOf(1, 2, { items: [lineOf(2, 4), lineOf(3, 5, { shoppable: hose })] })
    expect(countPieces(cartOf(1, parent, lineOf(4, 3)))).toBe(2 + 4 + 1 + 3)
    expect(countPieces(cartOf(1))).toBe(0)
  })
})

describe('amount limits', () => {
  it('C5.45 C8.13 shows the minimum as an info notice', () => {
    expect(amountNoticeMessage({ code: 'quantity_minimum', limit: 5, unit: 'm' }, cs)).toEqual({
      kind: 'info',
      code: 'quantity_minimum',
      text: 'Musíte zakoupit minimálně 5 m tohoto produktu.',
    })
  })

  it('C5.46 C8.13 shows the maximum as an info notice', () => {
    expect(amountNoticeMessage({ code: 'quantity_maximum', limit: 9, unit: 'ks' }, cs)).toEqual({
      kind: 'info',
      code: 'quantity_maximum',
      text: 'Můžete zakoupit maximálně 9 ks tohoto produktu.',
    })
  })

  it('writes the limit with a comma, or with another decimal separator', () => {
    const limit = { code: 'quantity_minimum', limit: 2.5, unit: 'm' } as const
    expect(amountNoticeMessage(limit, cs).text).toContain('2,5 m')
    expect(amountNoticeMessage(limit, en, '.').text).toBe('You have to buy at least 2.5 m of this product.')
  })

  it('C8.14 uses the text of the shop for both, with the same placeholders', () => {
    const text = 'Nejvýš {limit} {unit} na domácnost. {prosím}'
    expect(amountNoticeMessage({ code: 'quantity_minimum', limit: 2, unit: 'ks', text }, cs).text).toBe(
      'Nejvýš 2 ks na domácnost. {prosím}',
    )
    expect(amountNoticeMessage({ code: 'quantity_maximum', limit: 2, unit: 'ks', text: '' }, cs).text).toMatch(
      /^Můžete/,
    )
  })
})

describe('parseAddToCartUrl', () => {
  it.each([
    ['?addToCart=30', { id: 30, rest: '' }],
    ['?page=2&addToCart=30&sort=price', { id: 30, rest: '?page=2&sort=price' }],
    ['addToCart=7', { id: 7, rest: '' }],
    ['?addToCart=30&addToCart=31', { id: 30, rest: '' }],
    ['', null],
    ['?addToCart=', { id: null, rest: '' }],
    ['?addToCart=0', { id: null, rest: '' }],
    ['?addToCart=-1', { id: null, rest: '' }],
    ['?addToCart=1.5', { id: null, rest: '' }],
    ['?addToCart=1e3', { id: null, rest: '' }],
    ['?addToCart=99999999999', { id: null, rest: '' }],
    ['?page=2&addToCart=abc', { id: null, rest: '?page=2' }],
    ['?addtocart=3', null],
  ])('C2.31 parses %j as %j', (search, parsed) => {
    expect(parseAddToCartUrl(search)).toEqual(parsed)
  })

  it('C2.31 preserves all other parameters', () => {
    const pairs = fc.array(
      fc.tuple(
        fc.string({ minLength: 1 }).filter((name) => name !== 'addToCart'),
        fc.string(),
      ),
    )
    fc.assert(
      fc.property(pairs, fc.integer({ min: 1, max: 999_999_999 }), (others, id) => {
        const params = new URLSearchParams([...others, ['addToCart', String(id)]])
        const parsed = parseAddToCartUrl(`?${params.toString()}`)
        expect([...new URLSearchParams(parsed?.rest)]).toEqual([
          ...new URLSearchParams(new URLSearchParams(others).toString()),
        ])
        expect(parsed?.id).toBe(id)
      }),
    )
  })
})
