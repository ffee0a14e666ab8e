import { describe, expect, it } from 'vitest'
import { segmentCookies } from '@vanek/sdk/session'
import { priceVariantOf } from './price-variant.ts'

const port = (cookies = '') => {
  const written: string[] = []
  return { written, read: () => cookies, write: (cookie: string) => void written.push(cookie) }
}

describe('segmentCookies', () => {
  it('C6.04 C9.02 C9.03 stores the variant and the list of groups, each for 7 days for the whole site', () => {
    const cookies = port()
    segmentCookies(cookies).write({ variant: 'b2b', groups: ['velkoobchod', 'město'] })
    const list = encodeURIComponent('["velkoobchod","město"]')
    expect(cookies.written).toEqual([
      'vanek_variant=b2b; Path=/; Max-Age=604800; SameSite=Lax; Secure',
      `vanek_groups=${list}; Path=/; Max-Age=604800; SameSite=Lax; Secure`,
    ])
  })

  it('C6.04 reads what it wrote', () => {
    const cookies = port()
    segmentCookies(cookies, { secure: false }).write({ variant: 'b2b', groups: ['a', 'b,c'] })
    const written = cookies.written.map((cookie) => cookie.split(';')[0]).join('; ')
    expect(segmentCookies(port(`x=1; ${written}`)).read()).toEqual({ variant: 'b2b', groups: ['a', 'b,c'] })
  })

  it('C4.14 removes both', () => {
    const cookies = port('vanek_variant=b2b')
    segmentCookies(cookies, { secure: false }).clear()
    expect(cookies.written).toEqual([
      'vanek_variant=; Path=/; Max-Age=0; SameSite=Lax',
      'vanek_groups=; Path=/; Max-Age=0; SameSite=Lax',
    ])
  })

  it.each([
    ['', {}],
    ['vanek_variant=', {}],
    ['vanek_groups=velkoobchod', {}],
    ['vanek_groups=%5B1%5D', {}],
    ['vanek_groups=%7B%7D', {}],
    ['vanek_groups=%5B%5D', { groups: [] }],
    ['vanek_groups=%', {}],
  ])('reads %j as %j', (cookies, segment) => {
    expect(segmentCookies(port(cookies)).read()).toEqual(segment)
  })

  it('stores nothing larger than a cookie can hold', () => {
    const cookies = port()
    segmentCookies(cookies).write({ variant: 'x'.repeat(2000), groups: [] })
    expect(cookies.written[0]).toContain('Max-Age=0')
  })
})

describe('priceVariantOf', () => {
  it.each([
    ['', [], ''],
    ['b2b', [], 'b2b'],
    ['b2b', ['z', 'a'], 'b2b:a,z'],
    ['', ['a', 'a'], ':a'],
  ])('C4.29 for %j and %j', (variant, groups, name) => {
    expect(priceVariantOf(variant, groups)).toBe(name)
  })
})
