import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyListing, parseListing, serializeListing } from '@vanek/sdk/catalog'
import { sorts } from './sorts.ts'
import { anyListing } from '../testing/listings.ts'

const from = (search: string) => parseListing(new URLSearchParams(search))
const open = { from: null, to: null }

describe('listing URL', () => {
  it('round-trips the whole state', () => {
    fc.assert(
      fc.property(anyListing, (state) => {
        expect(from(serializeListing(state))).toEqual(state)
      }),
    )
  })

  it('B3.53 keeps the VAT setting only with a price range, and omits the default', () => {
    fc.assert(
      fc.property(anyListing, (state) => {
        const { price, vat } = from(serializeListing({ ...state, vat: 'without' }))
        expect(vat).toBe(price.from === null && price.to === null ? 'with' : 'without')
      }),
    )
    expect(serializeListing(from('vat=without&price.from=500&price.to='))).toBe('?price=500-&vat=without')
    for (const search of ['price=500-', 'price=500-&vat=with', 'price=500-&vat=1'])
      expect(serializeListing(from(search))).toBe('?price=500-')
  })

  it('is canonical, whatever the order of the parameters', () => {
    fc.assert(
      fc.property(
        anyListing.chain((state) => fc.tuple(fc.constant(state), fc.infiniteStream(fc.nat()))),
        ([state, keys]) => {
          const search = serializeListing(state)
          const pairs = [...new URLSearchParams(search)].map((pair) => ({ pair, key: keys.next().value as number }))
          const shuffled = pairs.sort((a, b) => a.key - b.key).map(({ pair }) => pair)
          expect(serializeListing(from(new URLSearchParams(shuffled).toString()))).toBe(search)
        },
      ),
    )
  })

  it('parses any input without throwing, and is stable after one round trip', () => {
    const odd = fc.constantFrom(
      'f1',
      'f99999999999',
      'f0',
      'f1e3',
      'r2',
      'r2.from',
      'price',
      'price.to',
      'tags',
      'brands',
      'page',
    )
    const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('1', '9', '-', ',', '.', 'e', ' ', 'x') }))
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.oneof(odd, fc.string()), text), { maxLength: 30 }), (pairs) => {
        const state = from(new URLSearchParams(pairs).toString())
        expect(from(serializeListing(state))).toEqual(state)
      }),
    )
  })

  it('serializes parameters in a fixed order', () => {
    const state = from(
      'page=3&from=2&sort=rating&brands=3,1&tags=sale,new&available=1&price=500-2000&r3=-45&r2=30-&f12=7&f4=125,100,100',
    )
    expect(serializeListing(state)).toBe(
      '?f4=100,125&f12=7&r2=30-&r3=-45&price=500-2000&available=1&tags=new,sale&brands=1,3&sort=rating&from=2&page=3',
    )
  })

  it('omits defaults and puts other parameters first', () => {
    expect(serializeListing(emptyListing)).toBe('')
    expect(serializeListing({ page: 2 })).toBe('?page=2')
    expect(serializeListing({ page: 2 }, { q: 'tichý & malý', tab: '' })).toBe('?q=tich%C3%BD+%26+mal%C3%BD&page=2')
    expect(serializeListing({}, { q: 'a\uD800' })).toBe('?q=a%EF%BF%BD')
  })

  it('parses a plain form: repeated names, ranges in two fields, formatted numbers', () => {
    expect(from('f4=125&f4=100&tags=new&tags=sale&brands=&sort=')).toMatchObject({
      parameters: [{ entityId: 4, values: [100, 125] }],
      tags: ['new', 'sale'],
      brands: [],
      sort: 'recommended',
    })
    expect(from('r3.from=30&r3.to=&price.from=&price.to=1+500,5')).toMatchObject({
      ranges: [{ entityId: 3, from: 30, to: null }],
      price: { from: null, to: 1500.5 },
    })
    expect(from('price=500-2000&price.from=700')).toMatchObject({ price: { from: 700, to: 2000 } })
    expect(from('price.from=2000&price.to=500')).toMatchObject({ price: { from: 500, to: 2000 } })
  })

  it.each([
    'page=0',
    'page=-1',
    'page=x',
    'page=1.5',
    'page=1e9',
    'from=7',
    'sort=odd',
    'available=2',
    'f0=1',
    'f4=x',
    'f4=-1',
  ])('ignores the invalid parameter %s', (search) => {
    expect(from(search)).toEqual(emptyListing)
  })

  it.each(['price=', 'price=x-y', 'price=5', 'price=-', 'price=1-2-3', 'price.from=-5', 'r3.from=&r3.to='])(
    'ignores the range %s',
    (search) => {
      expect(from(search)).toMatchObject({ price: open, ranges: [] })
    },
  )

  it('shows at most ten pages at once', () => {
    expect(from('from=1&page=40')).toMatchObject({ fromPage: 31, page: 40 })
    expect(from('from=41&page=40')).toMatchObject({ fromPage: 40, page: 40 })
  })

  it('limits the number of values', () => {
    const many = Array.from({ length: 500 }, (_, index) => index + 1)
    const everything = [
      ...many.map((id) => `f${id}=${many.join(',')}`),
      ...many.map((id) => `r${id}=1-2`),
      `tags=${many.map((id) => `t${id}`).join(',')}`,
      `brands=${many.join(',')}`,
    ]
    const { parameters, ranges, tags, brands } = from(everything.join('&'))
    const chosen = parameters.flatMap(({ values }) => values).length + ranges.length + tags.length + brands.length
    expect(chosen).toBeLessThanOrEqual(60)
    expect(from(`tags=${many.map((id) => `t${id}`).join(',')}`).tags).toHaveLength(20)
  })

  it('accepts every sort order', () => {
    for (const sort of sorts) expect(from(serializeListing({ sort })).sort).toBe(sort)
  })
})
