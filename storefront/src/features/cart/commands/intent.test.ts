import { describe, expect, it } from 'vitest'
import { cartIntentFrom } from './intent.ts'

const form = (fields: Record<string, string>): FormData => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

describe('commands of cart forms that the SDK does not have', () => {
  it.each([
    [{ intent: 'tidy' }, { kind: 'tidy' }],
    [
      { intent: 'restore', lines: '51x2' },
      { kind: 'restore', lines: [{ variantId: 51, amount: 2, credits: false, parentId: null, parts: [] }] },
    ],
    [
      { intent: 'gifts', gifts: '2' },
      { kind: 'gifts', gifts: [2] },
    ],
    [
      { intent: 'gifts', gifts: '-2' },
      { kind: 'gifts', gifts: [] },
    ],
    [{ intent: 'gifts' }, { kind: 'gifts', gifts: [] }],
    [
      { intent: 'variant', itemId: '4', variantId: '51' },
      { kind: 'variant', itemId: 4, variantId: 51 },
    ],
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
    { intent: 'variant', itemId: '4' },
    { intent: 'variant', itemId: '-4', variantId: '5' },
    { intent: 'restore', lines: '51' },
    { intent: 'add', variantId: '7' },
  ])('is null for %j', (fields) => {
    expect(cartIntentFrom(form(fields as unknown as Record<string, string>))).toBeNull()
  })
})
