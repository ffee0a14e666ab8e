import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fullCart } from '../../../testing/checkout-world.ts'
import { parseRemoved, removedOf, stringifyRemoved, type RemovedLine } from './removed.ts'

const id = fc.integer({ min: 1, max: 999_999_999 })
const plain = fc.record({
  variantId: id,
  amount: fc.integer({ min: 1, max: 9999 }),
  credits: fc.boolean(),
  parentId: fc.option(id),
})
const line = fc.record({
  ...{ variantId: id, amount: fc.integer({ min: 1, max: 9999 }), credits: fc.boolean(), parentId: fc.option(id) },
  parts: fc.array(
    plain.map((part): RemovedLine => ({ ...part, parts: [] })),
    { maxLength: 3 },
  ),
})

describe('removed lines of the cart', () => {
  it('is the same after a round trip through a form', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), (lines) => {
        expect(parseRemoved(stringifyRemoved(lines))).toEqual(lines)
      }),
    )
  })

  it('includes the parts of a line', () => {
    const [item] = fullCart.items
    if (!item) throw new Error('There is no line')
    const part = { ...item, id: 2, variantId: 77, amount: 3 }
    const removed = removedOf({ ...item, items: [part] })
    expect(removed?.lines.map((own) => [own.variantId, own.parts.map(({ variantId }) => variantId)])).toEqual([
      [51, [77]],
    ])
    expect(stringifyRemoved(removed?.lines ?? [])).toBe('51x1-+77x3')
    expect(stringifyRemoved(removedOf(part, 9)?.lines ?? [])).toBe('77x3o9')
  })

  it.each([null, '', 'x', '0x1', '5x0', '+5x1', '5x1-', '5x1-?', '5x12345', '1x1'.concat('-1x1'.repeat(500))])(
    'is null for %j',
    (text) => {
      expect(parseRemoved(text)).toBeNull()
    },
  )
})
