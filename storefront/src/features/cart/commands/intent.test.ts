import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartIntentFrom } from './intent.ts'

const form = (fields: Record<string, string>): FormData => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

describe('what a form of the cart asks for', () => {
  it.each([
    [
      { intent: 'add', variantId: '7', amount: '2' },
      { kind: 'add', variantId: 7, amount: 2 },
    ],
    [
      { intent: 'add', variantId: '7' },
      { kind: 'add', variantId: 7, amount: 1 },
    ],
    [
      { intent: 'add', variantId: '7', idempotencyKey: 'abcdefgh' },
      { kind: 'add', variantId: 7, amount: 1, idempotencyKey: 'abcdefgh' },
    ],
    [
      { intent: 'add', variantId: '7', credits: 'true' },
      { kind: 'add', variantId: 7, amount: 1, credits: true },
    ],
    [
      { intent: 'set', itemId: '3', amount: '5' },
      { kind: 'set', itemId: 3, amount: 5 },
    ],
    [
      { intent: 'set', itemId: '3', amount: '5', step: '-1' },
      { kind: 'set', itemId: 3, amount: 4 },
    ],
    [
      { intent: 'set', itemId: '3', amount: '1,5', step: '0.5' },
      { kind: 'set', itemId: 3, amount: 2 },
    ],
    [
      { intent: 'set', itemId: '3', amount: '0.3', step: '-0.1' },
      { kind: 'set', itemId: 3, amount: 0.2 },
    ],
    [
      { intent: 'add', variantId: '7', amount: '1,5' },
      { kind: 'add', variantId: 7, amount: 1.5 },
    ],
    // the back end tells the minimum
    [
      { intent: 'add', variantId: '7', amount: 'abc' },
      { kind: 'add', variantId: 7, amount: 0.001 },
    ],
    [
      { intent: 'set', itemId: '3', amount: '1', step: '-1' },
      { kind: 'set', itemId: 3, amount: 0.001 },
    ],
    [
      { intent: 'remove', itemId: '3' },
      { kind: 'remove', itemId: 3 },
    ],
    [
      { intent: 'coupon', couponCode: ' LETO ' },
      { kind: 'coupon', code: 'LETO' },
    ],
    [{ intent: 'coupon-remove' }, { kind: 'coupon-remove' }],
    [{ intent: 'clear' }, { kind: 'clear' }],
    [{ intent: 'tidy' }, { kind: 'tidy' }],
    [
      { intent: 'restore', lines: '51x2' },
      { kind: 'restore', lines: [{ variantId: 51, amount: 2, credits: false, parentId: null, parts: [] }] },
    ],
    [
      { intent: 'credits', credits: '120' },
      { kind: 'credits', credits: 120 },
    ],
    [
      { intent: 'credits', credits: 'all' },
      { kind: 'credits', credits: null },
    ],
    [
      { intent: 'gifts', gifts: '2' },
      { kind: 'gifts', gifts: [2] },
    ],
    [{ intent: 'gifts' }, { kind: 'gifts', gifts: [] }],
    [
      { intent: 'save-list', name: ' Dílna ' },
      { kind: 'save-list', name: 'Dílna' },
    ],
  ])('%j', (fields, intent) => {
    expect(cartIntentFrom(form(fields as unknown as Record<string, string>))).toEqual(intent)
  })

  it.each([
    {},
    { intent: 'burn' },
    { intent: 'add', variantId: '0' },
    { intent: 'add', variantId: '-4' },
    { intent: 'add', variantId: '7', amount: '1.5.5' },
    { intent: 'set', itemId: 'x', amount: '1' },
    { intent: 'set', itemId: '3', amount: '' },
    { intent: 'remove' },
    { intent: 'restore', lines: '51' },
    { intent: 'toString' },
  ])('is nothing for %j', (fields) => {
    expect(cartIntentFrom(form(fields as Record<string, string>))).toBeNull()
  })

  it('never asks for nothing or for more than a line can hold', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (amount, step) => {
        const intent = cartIntentFrom(form({ intent: 'set', itemId: '1', amount: `${amount}`, step: `${step}` }))
        const asked = intent?.kind === 'set' ? intent.amount : 1
        expect(asked).toBeGreaterThan(0)
        expect(asked).toBeLessThanOrEqual(9999)
      }),
    )
  })
})
