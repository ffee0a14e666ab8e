import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildPath } from '@vanek/sdk/links'
import { alternateUrls, canonicalOrigins, canonicalUrl, toRobots } from '@vanek/sdk/seo'
import { routes } from '../links/testing/routes.ts'

const origin = 'https://www.vanek.test'

describe('canonicalUrl', () => {
  it('B2.69 is built from the route pattern of the language', () => {
    expect(canonicalUrl({ origin, path: buildPath(routes, 'article-slug', { slug: 'jak' }) })).toBe(
      `${origin}/clanek/jak`,
    )
    const child = { slug: 'rat', child: 'einbau' }
    expect(canonicalUrl({ origin, path: buildPath(routes, 'articleList-slug-child', child, { locale: 'de' }) })).toBe(
      `${origin}/de/artikel/rat/einbau`,
    )
    expect(canonicalUrl({ origin, path: '/potrubi' })).toBe(`${origin}/potrubi`)
  })

  it.each([
    'utm_source=x',
    'utm_anything=x',
    'gclid=1',
    'fbclid=1',
    'sort=price_asc',
    'price=100-200',
    'stock=1',
    'available=1',
    'tags=new',
    'brands=1,2',
    'f12=3,4',
    'r7=10-20',
    'variant_id=5',
    'addToCart=5',
    'for_credits=true',
    'from=1',
    'reviews_page=2',
  ])('B2.71 drops %s and keeps the page', (parameter) => {
    expect(canonicalUrl({ origin, path: '/a', search: `?${parameter}&page=2` })).toBe(`${origin}/a?page=2`)
    expect(canonicalUrl({ origin, path: '/a', search: parameter })).toBe(`${origin}/a`)
  })

  it('keeps parameters of the content, but not the first page of a list', () => {
    expect(canonicalUrl({ origin, path: '/hledat', search: '?q=tichý+ventilátor&page=1' })).toBe(
      `${origin}/hledat?q=tich%C3%BD+ventil%C3%A1tor`,
    )
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (pairs) => {
        const first = canonicalUrl({ origin, path: '/a', search: new URLSearchParams(pairs) })
        expect(canonicalUrl({ origin, path: '/a', search: new URL(first).search })).toBe(first)
      }),
    )
  })
})

describe('alternateUrls', () => {
  it('B2.68 are built from the route patterns of the languages, with slug and child', () => {
    const origins = { cs: origin, de: 'https://www.vanek-de.test' }
    expect(
      alternateUrls({
        routes,
        origins,
        route: 'articleList-slug-child',
        params: { slug: { cs: 'rady', de: 'rat' }, child: 'montaz' },
      }),
    ).toEqual([
      { hreflang: 'cs', href: `${origin}/clanky/rady/montaz` },
      { hreflang: 'de', href: 'https://www.vanek-de.test/artikel/rat/montaz' },
      { hreflang: 'x-default', href: `${origin}/clanky/rady/montaz` },
    ])
  })

  it('omit languages without a slug or a pattern, and are empty for one language', () => {
    const origins = { cs: origin, de: origin, fr: origin }
    expect(alternateUrls({ routes, origins, route: 'article-slug', params: { slug: { cs: 'jak' } } })).toEqual([])
    expect(alternateUrls({ routes, origins: { cs: origin }, route: 'contact' })).toEqual([])
    expect(alternateUrls({ routes, origins, route: 'contact' }).map(({ hreflang }) => hreflang)).toEqual([
      'cs',
      'de',
      'x-default',
    ])
  })

  it('B2.68 B2.70 German and Slovak have their own hosts', () => {
    const origins = canonicalOrigins(origin, ['cs', 'en'], {
      de: 'https://www.vanek.test.de',
      sk: 'https://www.vanek.test.sk',
    })
    const found = alternateUrls({ routes, origins, route: 'contact' }).map(({ hreflang, href }) => [hreflang, href])
    expect(Object.fromEntries(found)).toEqual({
      cs: `${origin}/kontakt`,
      en: `${origin}/en/contact`,
      de: 'https://www.vanek.test.de/kontakt',
      sk: 'https://www.vanek.test.sk/kontakt',
      'x-default': `${origin}/kontakt`,
    })
  })

  it('B2.70 Czech and English share one host', () => {
    const origins = canonicalOrigins(origin, ['cs', 'en'])
    expect(origins['cs']).toBe(origins['en'])
    expect(alternateUrls({ routes, origins, route: 'branch-slug', params: { slug: 'brno' } })).toEqual([
      { hreflang: 'cs', href: `${origin}/pobocky/brno` },
      { hreflang: 'en', href: `${origin}/en/branches/brno` },
      { hreflang: 'x-default', href: `${origin}/pobocky/brno` },
    ])
  })
})

describe('toRobots', () => {
  it.each([
    [true, true, 'noindex, nofollow'],
    [true, false, 'noindex'],
    [false, true, 'nofollow'],
    [false, false, undefined],
  ])('noindex %s and nofollow %s return %j', (meta_noindex, meta_nofollow, expected) => {
    expect(toRobots({ meta_noindex, meta_nofollow })).toBe(expected)
  })
})
