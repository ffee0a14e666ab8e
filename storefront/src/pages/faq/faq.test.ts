import { expect, it } from 'vitest'
import { loosely } from './data.ts'

it.each([
  ['reklamace', 'reklama'],
  ['hlučnost ventilátoru', 'hlučno ventiláto'],
  ['kdy přijde', 'kdy přij'],
  ['', ''],
])('%s is looked for as %s', (query, loose) => {
  expect(loosely(query)).toBe(loose)
})
