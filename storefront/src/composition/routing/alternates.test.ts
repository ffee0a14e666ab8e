import { expect, it } from 'vitest'
import { alternatesOf } from './alternates.ts'

const origins = { cs: 'https://cs.example', sk: 'https://sk.example' }
const shown = (cs: string, sk: string) => [
  { hreflang: 'cs', href: `https://cs.example${cs}` },
  { hreflang: 'sk', href: `https://sk.example${sk}` },
  { hreflang: 'x-default', href: `https://cs.example${cs}` },
]

it.each([
  [{ cs: '/pobocky', sk: '/predajne' }, {}, shown('/pobocky', '/predajne')],
  [
    { cs: '/produkt/:slug', sk: '/produkt/:slug' },
    { slug: { cs: 'tichy', sk: 'tichý' } },
    shown('/produkt/tichy', '/produkt/tich%C3%BD'),
  ],
  [
    { cs: '/*', sk: '/*' },
    { path: { cs: 'potrubi/hadice', sk: 'potrubie/hadice' } },
    shown('/potrubi/hadice', '/potrubie/hadice'),
  ],
  [{ cs: '/produkt/:slug', sk: '/produkt/:slug' }, { slug: { cs: 'tichy' } }, []],
  [{ cs: '/clanky/:slug/:child', sk: '/clanky/:slug/:child' }, { slug: { cs: 'rady', sk: 'rady' } }, []],
  [{ cs: '/produkt/:slug', sk: '/produkt/:slug' }, {}, []],
])('B2.68 the alternates of %j with %j', (patterns, params, expected) => {
  expect(alternatesOf(patterns, origins, params)).toEqual(expected)
})

it('B2.68 there are none in one market', () => {
  expect(alternatesOf({ cs: '/kosik', sk: '/kosik' }, {})).toEqual([])
  expect(alternatesOf({ cs: '/kosik', sk: '/kosik' }, { cs: 'https://cs.example' })).toEqual([])
})
