import { expect, it } from 'vitest'
import { type CompactShape, shapeOf } from './compact.ts'

const ref = { $ref: 'Cart' }
const text = { type: 'string' }

it.each<[CompactShape, object]>([
  ['string', text],
  ['integer?', { type: ['integer', 'null'] }],
  ['string|number?', { type: ['string', 'number', 'null'] }],
  ['#Cart', ref],
  ['#Cart?', { anyOf: [ref, { type: 'null' }] }],
  [['#Cart'], { type: 'array', items: ref }],
  [{ '&': ['#Cart', 'string'] }, { allOf: [ref, text] }],
  [{ '|': ['#Cart', 'string'] }, { anyOf: [ref, text] }],
  [
    { a: 'string', 'b?': '#Cart' },
    { type: 'object', required: ['a'], properties: { a: text, b: ref } },
  ],
  [
    { '?': '', a: 'string' },
    { type: ['object', 'null'], required: ['a'], properties: { a: text } },
  ],
])('%j is expanded to JSON Schema', (compact, shape) => {
  expect(shapeOf(compact)).toEqual(shape)
})
