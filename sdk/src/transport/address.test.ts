import { describe, expect, it } from 'vitest'
import { addressOf } from './address.ts'

describe('the URL of an operation', () => {
  it.each([
    ['/a', {}, undefined, '/a'],
    ['/a/{id}/b/{name}', { id: 7, name: 'x/y ?' }, {}, '/a/7/b/x%2Fy%20%3F'],
    ['/a/{id}', {}, undefined, '/a/{id}'],
    [
      '/a',
      {},
      { q: 'větrák & co', page: 0, off: false, none: undefined, nothing: null },
      '/a?q=v%C4%9Btr%C3%A1k%20%26%20co&page=0&off=false',
    ],
    ['/a', {}, { ids: [1, 2], empty: [] }, '/a?ids=1&ids=2'],
    ['/a', {}, { price: { from: 1, to: undefined } }, '/a?price[from]=1'],
  ])('%s with %o and %o is %s', (path, inPath, query, address) => {
    expect(addressOf(path, inPath, query)).toBe(address)
  })
})
