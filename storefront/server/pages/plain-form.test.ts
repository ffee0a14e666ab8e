import { expect, it } from 'vitest'
import { plainFormTarget } from './plain-form.ts'

const listing = { query: ['q'], listing: true }

it.each([
  ['/a?f4=100&f4=125&price.from=&price.to=&r2.from=&r2.to=30', '/a?f4=100,125&r2=-30'],
  ['/a?price.from=&price.to=', '/a'],
  ['/hledat?q=v%C4%9Btr%C3%A1k&available=1&r2.from=', '/hledat?q=v%C4%9Btr%C3%A1k&available=1'],
])('a form for %s is redirected to %s, once', (url, target) => {
  expect(plainFormTarget(url, listing)).toBe(target)
  expect(plainFormTarget(target, listing)).toBeUndefined()
})

it('does not change other URLs, and pages without a listing', () => {
  expect(plainFormTarget('/a?f4=125,100&utm_source=x', listing)).toBeUndefined()
  expect(plainFormTarget('/a?price.from=1', { query: [] })).toBeUndefined()
})
