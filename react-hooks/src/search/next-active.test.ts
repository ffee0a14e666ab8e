import { expect, it } from 'vitest'
import { nextActive } from './next-active.ts'

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, -1],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, -1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Home', -1, null],
  ['End', -1, null],
  ['a', 1, null],
])('%s at %d of three options moves to %s', (key, active, next) => {
  expect(nextActive(key, active, 3)).toBe(next)
  expect(nextActive(key, active, 0)).toBeNull()
})
