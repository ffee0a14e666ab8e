import { expect, it } from 'vitest'
import { counterpartPath } from './counterpart.ts'

it.each([
  ['/kosik', undefined, '/kosik'],
  ['/produkt/:slug', { sk: { slug: 'tichy' } }, '/produkt/tichy'],
  ['/*', { sk: { '*': 'potrubie/hadice' } }, '/potrubie/hadice'],
  ['/clanky/:slug/:child', { sk: { slug: 'rady' } }, undefined],
  ['/produkt/:slug', { cs: { slug: 'tichy' } }, undefined],
  ['/produkt/:slug', undefined, undefined],
])('B2.68 the Slovak path of %s with %j is %s', (pattern, others, path) => {
  expect(counterpartPath('sk', { cs: '/x', sk: pattern }, others)).toBe(path)
})

it('B2.68 there is none in a language without a path', () => {
  expect(counterpartPath('de', { cs: '/x' })).toBeUndefined()
})
