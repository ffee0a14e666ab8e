import { describe, expect, it } from 'vitest'
import { getPaths, getRedirect, getUrlRewrite } from '@vanek/sdk/content'
import { refuse, shopOver } from '../testing/back-end.ts'

const failures = [
  ['404', () => refuse(404, 'not_found')],
  ['500', () => refuse(500, 'down')],
  ['an invalid shape', () => [7]],
  ['null', () => new Response('null', { headers: { 'Content-Type': 'application/json' } })],
  [
    'a network error',
    () => {
      throw new TypeError('fetch failed')
    },
  ],
] as const

describe('getUrlRewrite', () => {
  const rewrite = { type: 'page', page_meta: { slug: { cs: 'doprava', de: 'versand' } } }

  it('B7.09 B1.14 sends lang and path, and returns the slug of the page in that language', async () => {
    const { shop, seen } = shopOver(() => rewrite, { locale: 'cs' })
    expect(await getUrlRewrite(shop, { path: '/doprava-zdarma' })).toBe('doprava')
    expect(await getUrlRewrite(shop, { path: '/versand', lang: 'de' })).toBe('versand')
    expect(await getUrlRewrite(shop, { path: '/x', lang: 'sk' })).toBe('doprava')
    expect(seen[0]).toMatchObject({
      method: 'GET',
      path: '/url-rewrite',
      query: { lang: 'cs', path: '/doprava-zdarma' },
    })
    expect(seen[1]?.query).toEqual({ lang: 'de', path: '/versand' })
  })

  it('B7.09 ignores rewrites of other types', async () => {
    expect(await getUrlRewrite(shopOver(() => ({ ...rewrite, type: 'product' })).shop, { path: '/a' })).toBeNull()
  })

  it.each(failures)('B7.10 returns null for a failure: %s', async (_, answer) => {
    expect(await getUrlRewrite(shopOver(answer).shop, { path: '/a' })).toBeNull()
  })
})

describe('getRedirect', () => {
  const params = { route: 'catchAll', path: '/stary', slug: 'stary', type: 'page' }
  const target = (redirectPath: unknown) => getRedirect(shopOver(() => ({ redirectPath })).shop, params)

  it('B7.11 sends route, path, slug and type, and returns the target', async () => {
    const { shop, seen } = shopOver(() => ({ redirectPath: '/novy?a=1' }))
    expect(await getRedirect(shop, params)).toBe('/novy?a=1')
    expect(seen[0]).toMatchObject({ method: 'GET', path: '/redirect', query: params })
  })

  it.each([null, '/stary', '', 'https://evil.test/', '//evil.test', 'javascript:alert(1)', 7])(
    'B7.11 returns null for the target %j',
    async (redirectPath) => {
      expect(await target(redirectPath)).toBeNull()
    },
  )

  it.each(failures)('B7.12 returns null for a failure: %s', async (_, answer) => {
    expect(await getRedirect(shopOver(answer).shop, params)).toBeNull()
  })
})

describe('getPaths', () => {
  it('returns catalogue paths page by page', async () => {
    const item = { slug: 'tichy', category_path: 'koupelna', updated: '2026-11-20T00:00:00Z', images: ['a.png', 7] }
    const { shop, seen } = shopOver(() => ({ items: [item, null, { slug: 7 }], total: 9 }))
    expect(await getPaths(shop, { kind: 'product', skip: 5, limit: 3 })).toEqual({
      ok: true,
      data: {
        items: [{ slug: 'tichy', categoryPath: 'koupelna', updated: item.updated, images: ['a.png'] }],
        total: 9,
      },
    })
    expect(seen[0]).toMatchObject({ path: '/catalog/paths', query: { kind: 'product', skip: '5', limit: '3' } })
  })
})
