import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { share } from './share.ts'

describe('structural sharing', () => {
  it('keeps unchanged parts, even when they moved', () => {
    const before = {
      note: 'a',
      items: [
        { id: 1, price: { sum: 1 } },
        { id: 2, price: { sum: 2 } },
      ],
    }
    const after = share(before, {
      note: 'b',
      items: [
        { id: 2, price: { sum: 2 } },
        { id: 3, price: { sum: 3 } },
      ],
    })
    expect(after.items[0]).toBe(before.items[1])
    expect(share(before, structuredClone(before))).toBe(before)
  })

  it('never changes a value', () => {
    const value = fc.jsonValue({ maxDepth: 4 })
    fc.assert(
      fc.property(value, value, (before, after) => {
        expect(share(before, after)).toEqual(after)
      }),
    )
  })

  it('returns the earlier value when both are equal', () => {
    const value = fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue()))
    fc.assert(
      fc.property(value, (before) => {
        expect(share(before, structuredClone(before))).toBe(before)
      }),
    )
  })
})
