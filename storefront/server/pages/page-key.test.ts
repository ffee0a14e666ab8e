import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageKey, urlOfKey } from './page-key.ts'

const keyOf = (url: string, query: readonly string[] = []) => pageKey('s', url, { query, listing: true }).slice(2)

describe('the key of a page with a listing', () => {
  it.each([
    ['/a?f4=125,100', '/a?f4=100,125'],
    ['/a?f4=100&f4=125', '/a?f4=100,125'],
    ['/a?sort=price_asc&f4=100', '/a?f4=100&sort=price_asc'],
    ['/a?page=1&sort=recommended', '/a'],
    ['/a?r3.from=30&r3.to=&price.from=&price.to=2000', '/a?r3=30-&price=-2000'],
    ['/a?tags=sale&tags=new&available=1', '/a?available=1&tags=new,sale'],
    ['/a?utm_source=x&f4=x&page=0', '/a'],
  ])('of %s is %s, however the state is written', (url, key) => {
    expect(keyOf(url)).toBe(key)
    // what is canonical already is found by its address, letter by letter
    expect(keyOf(key)).toBe(key)
  })

  it('begins with the other parameters that the page reads', () => {
    expect(keyOf('/hledat?page=2&q=pr%C5%AFm%C4%9Br+100&x=1', ['q', 'tab'])).toBe(
      '/hledat?q=pr%C5%AFm%C4%9Br+100&page=2',
    )
  })
})

describe('the key of a page', () => {
  it.each([
    ['/a', '/a'],
    ['/a?utm_source=x', '/a'],
    ['/a?z=1&page=2&sort=b', '/a?page=2&sort=b'],
    ['/a?sort=b&page=2', '/a?page=2&sort=b'],
    ['/a?page=2&page=3', '/a?page=2'],
    ['/a?page=%3Cx%3E', '/a?page=%3Cx%3E'],
  ])('of %s is %s', (url, key) => {
    const made = pageKey('s', url, { query: ['sort', 'page'] })
    expect([made, urlOfKey(made)]).toEqual([`s ${key}`, key])
  })

  it('never lets an unknown parameter in', () => {
    const names = fc.string({ unit: fc.constantFrom('a', 'b', '&', '=', '%', '#', ' ', 'page') })
    fc.assert(
      fc.property(fc.dictionary(names, names), (query) => {
        const url = new URL(
          urlOfKey(pageKey('s', `/a?${new URLSearchParams(query).toString()}`, { query: ['page'] })),
          'http://x',
        )
        expect([...url.searchParams.keys()].filter((name) => name !== 'page')).toEqual([])
        expect(url.searchParams.get('page')).toBe(Object.hasOwn(query, 'page') ? query['page'] : null)
      }),
    )
  })
})
