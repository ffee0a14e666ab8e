import { expect, it } from 'vitest'
import { keepQuery } from './keep-query.ts'

it.each([
  ['/clanky', '', '/clanky'],
  ['/clanky', '?', '/clanky'],
  ['/clanky', '?x=1&utm_source=a%20b', '/clanky?x=1&utm_source=a%20b'],
  ['/clanky', '?x=1&x=2', '/clanky?x=1&x=2'],
  ['/hledat?q=a', '?q=b&x=1', '/hledat?q=a&x=1'],
  ['/nakup#doprava', '?x=1', '/nakup?x=1#doprava'],
])('B2.57 %s takes over %s', (path, search, expected) => {
  expect(keepQuery(path, search)).toBe(expected)
})
