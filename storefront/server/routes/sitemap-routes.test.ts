import { afterEach, describe, expect, it } from 'vitest'
import { staticPaths } from '../sitemap/robots.ts'
import { pageOf, startShop, type FakeShop } from '../testing/fake-shop.ts'
import { urlOf } from '../http/web.ts'

let shop: FakeShop | undefined
afterEach(async () => shop?.close())

const updated = '2026-03-01T10:00:00.000Z'
const paths: Record<string, readonly object[]> = {
  category: [{ slug: 'ventilatory', category_path: null, updated }],
  virtual_category: [{ slug: 'kontakt', category_path: null, updated }],
  product: [
    { slug: 'vetrak', category_path: 'ventilatory/stolni', updated },
    { slug: 'bez-kategorie', category_path: null, updated: 'unknown' },
  ],
}
const seen = (slug: string, meta_noindex = false) => ({ page_meta: { slug, meta_noindex }, site_enabled: true })
const content = {
  pages: [
    { path: '/stranka/doprava', meta_noindex: false },
    { path: '/stranka/tajna', meta_noindex: true },
  ],
  articles: { items: [{ slug: 'jak-vybrat', date_published: '2026-02-03' }], total: 1 },
  articleCategories: [
    seen('rady'),
    seen('tajne', true),
    { ...seen('montaz'), master_category: { page_meta: { slug: 'rady' } } },
  ],
  branches: { items: [seen('brno'), seen('tajna', true)], total: 2 },
  glossaryTerms: [seen('tlak')],
}

async function start(config: { wildcardProducts?: boolean } = {}) {
  const world = { isDown: false }
  shop = await startShop((args) => pageOf('', args), {
    config,
    fetch: async (input) => {
      if (world.isDown) throw new TypeError('fetch failed')
      const url = new URL(urlOf(input))
      if (url.pathname.endsWith('/graphql')) return Response.json({ data: content })
      const items = paths[url.searchParams.get('kind') ?? ''] ?? []
      return Response.json({ items, total: items.length })
    },
  })
  const own = shop
  return { world, request: (path: string) => own.request(path) }
}

const found = async (answer: Response) =>
  [...(await answer.text()).matchAll(/<loc>http:\/\/vanek\.test(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)].map(
    ([, path, at]) => (at === undefined ? path : `${path} ${at.slice(0, 10)}`),
  )

describe('sitemaps', () => {
  it('B2.12 list every public page once', async () => {
    const { request } = await start()
    const answer = await request('/sitemap/pages.xml')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=600')
    const all = await found(answer)
    expect(all.slice(staticPaths.length)).toEqual([
      '/stranka/doprava',
      '/clanek/jak-vybrat 2026-02-03',
      '/clanky/rady',
      '/clanky/rady/montaz',
      '/pobocky/brno',
      '/slovnik-pojmu/tlak',
      '/ventilatory 2026-03-01',
    ])
    expect(all.filter((path) => path === '/kontakt')).toHaveLength(1)
  })

  it.each([
    [false, ['/produkt/vetrak 2026-03-01', '/produkt/bez-kategorie']],
    [true, ['/ventilatory/stolni/vetrak 2026-03-01', '/produkt/bez-kategorie']],
  ])('B2.25 list products by their URLs; under their categories: %s', async (wildcardProducts, products) => {
    const { request } = await start({ wildcardProducts })
    expect(await found(await request('/sitemap.xml'))).toEqual(['/sitemap/pages.xml', '/sitemap/products-1.xml'])
    expect(await found(await request('/sitemap/products-1.xml'))).toEqual(products)
    expect((await request('/sitemap/products-2.xml')).status).toBe(404)
  })

  it('are cached while the back end is down; one that was never built has Retry-After and is not cached', async () => {
    const { request, world } = await start()
    await request('/sitemap.xml')
    world.isDown = true
    expect((await request('/sitemap.xml')).status).toBe(200)
    for (const path of ['/sitemap/pages.xml', '/sitemap/products-1.xml', '/sitemapconfig']) {
      const { status, headers } = await request(path)
      expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([503, 'no-store', '60'])
    }
  })
})
