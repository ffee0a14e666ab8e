import fc from 'fast-check'
import { expect, it } from 'vitest'
import { emptyCells } from './load-more.tsx'

it('the last tile fills the row, whatever number of columns there is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), (items) => {
      const { two, three, four } = emptyCells(items)
      expect([(items + two) % 2, (items + three) % 3, (items + four) % 4]).toEqual([0, 0, 0])
      expect(Math.max(two, three, four)).toBeLessThan(4)
    }),
  )
})
