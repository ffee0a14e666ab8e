import { expect, it } from 'vitest'
import { isWarm } from './tags.tsx'

it.each([
  ['#b3401f', true],
  ['red', true],
  ['orange', true],
  ['#7a5b00', false],
  ['#0f6b62', false],
  ['#3a5a86', false],
  ['green', false],
  ['', false],
])('takes %s for a colour of discounts: %s', (color, warm) => {
  expect(isWarm(color)).toBe(warm)
})
