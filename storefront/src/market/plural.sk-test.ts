import { outOf, plural } from '#market/plural'
import { expect, it } from 'vitest'
import { formatDate } from './dates.ts'

const pieces = { one: '{n} kus', few: '{n} kusy', many: '{n} kusov' }

it.each([
  [1, '1 kus'],
  [2, '2 kusy'],
  [4, '4 kusy'],
  [5, '5 kusov'],
  [22, '22 kusov'],
  [0, '0 kusov'],
])('B1.07 the Slovak shop has the same plural forms as Czech: %d', (n, text) => {
  expect(plural(n, pieces)).toBe(text)
})

it.each([
  [4, 'zo 4'],
  [5, 'z 5'],
  [16, 'zo 16'],
  [20, 'z 20'],
  [100, 'zo 100'],
])('B1.07 writes z or zo before %d as it is spoken', (n, text) => {
  expect(outOf(n)).toBe(text)
})

it('B1.07 writes dates as Slovaks do', () => {
  expect(formatDate('2026-11-03').replaceAll(/\s/g, ' ')).toBe('3. 11. 2026')
})
