import { expect, it } from 'vitest'
import { amountOf } from './money.ts'

it.each([
  [8.575, 8.58],
  [8.574, 8.57],
  [1.005, 1.01],
  [1.15 * 1.5, 1.73],
  [129.9 - 107.355, 22.55],
  [12_345_678.905, 12_345_678.91],
  [1e-7, 0],
  [0, 0],
  [-0.001, 0],
  [-1.005, -1.01],
  [-8.574, -8.57],
  [12_345_678_901.55, 12_345_678_901.55],
])('%d is %d in analytics', (value, rounded) => {
  expect(amountOf(value)).toBe(rounded)
})
