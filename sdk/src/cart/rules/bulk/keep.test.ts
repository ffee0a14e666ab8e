import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseBulkOrderItems, serializeBulkOrderItems } from '@vanek/sdk/bulk-order'

it('C4.71 C3.15 product and amount of every line survive a round trip', () => {
  const line = fc.record({
    product: fc.string({ minLength: 1 }),
    amount: fc.integer({ min: 1, max: 9_999_000 }).map((own) => own / 1000),
  })
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      expect(parseBulkOrderItems(serializeBulkOrderItems(lines))).toEqual(lines)
    }),
  )
})

it('C4.71 stores only product and amount', () => {
  const line = { product: 'A1', amount: 2, line: 7 }
  expect(serializeBulkOrderItems([line])).toBe('[{"product":"A1","amount":2}]')
})

it.each([
  null,
  '',
  'x',
  '{}',
  'null',
  '[1,null,{"product":""},{"product":"A","amount":0},{"product":"A","amount":0.12345},{"product":"A"}]',
])('C4.71 returns no lines for the invalid text %j', (text) => {
  expect(parseBulkOrderItems(text)).toEqual([])
})
