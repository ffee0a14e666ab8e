import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseRecent, withRecent } from './search-panel.tsx'

it('keeps the latest searches first, each once', () => {
  const all = ['Mřížka', 'potrubí', 'mřížka ', 'větrák', 'a b', 'c', 'd'].reduce(withRecent, [] as readonly string[])
  expect(all).toEqual(['d', 'c', 'a b', 'větrák', 'mřížka'])
  expect(withRecent(all, '  ')).toBe(all)
})

it('starts empty if the stored value is invalid', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parseRecent(text).every((q) => typeof q === 'string' && q !== '')).toBe(true)
    }),
  )
})
