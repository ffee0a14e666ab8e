import { describe, expect, it } from 'vitest'
import { emptyListing, getCategory, getListing, parseListing, listingQuery } from '@vanek/sdk/catalog'
import { getProduct, getProducts } from '@vanek/sdk/product'
import { refuse, shopOver } from '../testing/back-end.ts'

describe('getCategory', () => {
  it('B7.13 B6.08 finds a category by its path, with the permission check', async () => {
    const { shop, seen } = shopOver(() => ({ data: [{ path: 'potrubi/hadice', title: 'Hadice' }] }))
    expect(await getCategory(shop, { path: '/potrubi/hadice/' })).toMatchObject({ ok: true, data: { title: 'Hadice' } })
    expect(seen[0]).toMatchObject({
      path: '/catalog/category',
      query: { slugs: 'potrubi/hadice', checkPermissions: 'true' },
    })
  })

  it('B3.26 B3.27 returns texts, banner, images, metadata and filter settings', async () => {
    const image = { path: 'a.png', alt: 'A', width: 1, height: 1 }
    const category = {
      _id: 'c1',
      path: 'a',
      content: '<p>Text</p>',
      description: 'Krátce',
      text_below_products: 'Pod čarou',
      category_banner: image,
      top_category_image: image,
      page_meta: { slug: 'a', seo_title: 'A', seo_description: null, share_image: image },
      catalog_settings: { parameters: [{ entityId: 4, importantFilter: true, closedFilter: false }] },
    }
    const { shop } = shopOver(() => ({ data: [category] }))
    expect(await getCategory(shop, { path: 'a' })).toEqual({ ok: true, data: category })
  })

  it.each(['nic', 'a,b'])('returns not_found when there is no category %j', async (path) => {
    const { shop } = shopOver(() => ({ data: [{ path: 'b' }] }))
    expect(await getCategory(shop, { path })).toMatchObject({ ok: false, error: { code: 'not_found' } })
  })

  it('returns an error of the back end', async () => {
    const { shop } = shopOver(() => refuse(403, 'forbidden'))
    expect(await getCategory(shop, { path: 'x' })).toMatchObject({ ok: false, error: { code: 'forbidden' } })
  })
})

describe('getListing', () => {
  it('B7.17 requests one page with a scope in JSON', async () => {
    const { shop, seen } = shopOver(() => ({ products: [] }))
    await getListing(shop, { category: '/ventilatory', page: 2, sort: 'price_asc' })
    expect(seen[0]?.path).toBe('/api/catalog/v2/state')
    expect(JSON.parse(seen[0]?.query['scope'] ?? '')).toEqual({ category: 'ventilatory', page: 2, sort: 'price_asc' })
  })

  it('B7.17 sends all selected values, and no defaults', async () => {
    const { shop, seen } = shopOver(() => ({ products: [] }))
    const chosen = 'f4=125,100&r3=-30&r2=5-9&price=500-&available=1&tags=sale,new&brands=2,1&from=2&page=4'
    await getListing(shop, {
      virtualCategory: 'znacky/vetrnik',
      perPage: 3,
      ...parseListing(new URLSearchParams(chosen)),
    })
    await getListing(shop, { query: 'tichý', ids: [9, 3], ...emptyListing })
    expect(seen.map(({ query }) => JSON.parse(query['scope'] ?? '') as unknown)).toEqual([
      {
        virtualCategory: 'znacky/vetrnik',
        parameters: [{ entityId: 4, values: [100, 125] }],
        ranges: [
          { entityId: 2, from: 5, to: 9 },
          { entityId: 3, to: 30 },
        ],
        price: { from: 500 },
        available: true,
        tags: ['new', 'sale'],
        brands: [1, 2],
        fromPage: 2,
        page: 4,
        perPage: 3,
      },
      { query: 'tichý', ids: [9, 3] },
    ])
  })

  it('B7.17 B9.14 requests by path, with bestsellers', async () => {
    const { shop, seen } = shopOver(() => ({
      products: [],
      category: { title: 'Hadice' },
      bestsellers: [],
    }))
    expect(await getListing(shop, { path: '/potrubi/hadice/', bestsellers: 3 })).toMatchObject({
      data: { category: { title: 'Hadice' }, bestsellers: [] },
    })
    expect(JSON.parse(seen[0]?.query['scope'] ?? '')).toEqual({ path: 'potrubi/hadice', bestsellers: 3 })
  })

  it('has the same query key for the same selection', () => {
    const { shop } = shopOver(() => ({}))
    const keyOf = (search: string) =>
      listingQuery(shop, { category: '/a', ...parseListing(new URLSearchParams(search)) }).queryKey
    expect(keyOf('f4=1,2&page=1')).toEqual(keyOf('f4=2&f4=1'))
    expect(keyOf('f4=1,2')).not.toEqual(keyOf('f4=1'))
  })
})

describe('products', () => {
  it('B7.15 requests by several kinds of ids in one call', async () => {
    const { shop, seen } = shopOver(() => ({ data: [] }))
    await getProducts(shop, { ids: [3, 1], codes: ['A'], eans: [] })
    expect(seen[0]).toMatchObject({ path: '/catalog/product', query: { ids: '3,1', codes: 'A' } })
    expect(seen[0]?.query).not.toHaveProperty('eans')
  })

  it('sends no request without ids', async () => {
    const { shop, seen } = shopOver(() => ({ data: [] }))
    expect(await getProducts(shop, { ids: [] })).toEqual({ ok: true, data: [] })
    expect(seen).toHaveLength(0)
  })

  it('B7.14 finds a product only by its slug', async () => {
    const { shop } = shopOver(() => ({ data: [{ slug: 'tichy', name: 'Tichý' }] }))
    expect(await getProduct(shop, { slug: 'tichy' })).toMatchObject({ ok: true, data: { name: 'Tichý' } })
    expect(await getProduct(shop, { slug: 'x,tichy' })).toMatchObject({ ok: false, error: { code: 'not_found' } })
  })
})
