import { expect, it } from 'vitest'
import { stemmedQuery } from './data.ts'

it.each([
  ['reklamace', 'reklama'],
  ['hlučnost ventilátoru', 'hlučno ventiláto'],
  ['kdy přijde', 'kdy přij'],
  ['', ''],
])('%s is searched as %s', (query, loose) => {
  expect(stemmedQuery(query)).toBe(loose)
})
