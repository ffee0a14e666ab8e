import { describe, expect, it } from 'vitest'
import { getCategory, getListing } from '@vanek/sdk/catalog'
import { getProduct, getProducts } from '@vanek/sdk/product'
import { search } from '@vanek/sdk/search'
import { refuse, shopOver } from '../testing/back-end.ts'

describe('getCategory', () => {
  it('B7.13 finds a category by its path, with the permission check', async () => {
    const { shop, seen } = shopOver(() => ({ data: [{ path: 'potrubi/hadice', title: 'Hadice' }] }))
    expect(await getCategory(shop, { path: '/potrubi/hadice/' })).toMatchObject({ ok: true, data: { title: 'Hadice' } })
    expect(seen[0]).toMatchObject({
      path: '/catalog/category',
      query: { slugs: 'potrubi/hadice', checkPermissions: 'true' },
    })
  })

  it.each(['nic', 'a,b'])('answers not_found when %j is no category', async (path) => {
    const { shop } = shopOver(() => ({ data: [{ path: 'b' }] }))
    expect(await getCategory(shop, { path })).toMatchObject({ ok: false, error: { code: 'not_found' } })
  })

  it('passes a refusal on', async () => {
    const { shop } = shopOver(() => refuse(403, 'forbidden'))
    expect(await getCategory(shop, { path: 'x' })).toMatchObject({ ok: false, error: { code: 'forbidden' } })
  })
})

describe('getListing', () => {
  it('B7.17 asks for one page by a scope in JSON', async () => {
    const { shop, seen } = shopOver(() => ({ products: [] }))
    await getListing(shop, { category: '/ventilatory', page: 2, sort: 'price_asc' })
    expect(JSON.parse(seen[0]?.query['scope'] ?? '')).toEqual({ category: 'ventilatory', page: 2, sort: 'price_asc' })
  })
})

describe('products', () => {
  it('B7.15 asks by several kinds of names at once', async () => {
    const { shop, seen } = shopOver(() => ({ data: [] }))
    await getProducts(shop, { ids: [3, 1], codes: ['A'], eans: [] })
    expect(seen[0]).toMatchObject({ path: '/catalog/product', query: { ids: '3,1', codes: 'A' } })
    expect(seen[0]?.query).not.toHaveProperty('eans')
  })

  it('sends nothing when no product is asked for', async () => {
    const { shop, seen } = shopOver(() => ({ data: [] }))
    expect(await getProducts(shop, { ids: [] })).toEqual({ ok: true, data: [] })
    expect(seen).toHaveLength(0)
  })

  it('B7.14 finds a product by its slug and nothing else', async () => {
    const { shop } = shopOver(() => ({ data: [{ slug: 'tichy', name: 'Tichý' }] }))
    expect(await getProduct(shop, { slug: 'tichy' })).toMatchObject({ ok: true, data: { name: 'Tichý' } })
    expect(await getProduct(shop, { slug: 'x,tichy' })).toMatchObject({ ok: false, error: { code: 'not_found' } })
  })
})

describe('search', () => {
  it('B7.18 sends the cleaned term', async () => {
    const { shop, seen } = shopOver(() => ({}))
    await search(shop, { q: '  tichý \n ventilátor ', limit: 5 })
    expect(seen[0]).toMatchObject({ path: '/search', query: { q: 'tichý ventilátor', limit: '5' } })
  })

  it('sends nothing for an empty term', async () => {
    const { shop, seen } = shopOver(() => ({}))
    expect(await search(shop, { q: ' ' })).toMatchObject({ ok: true, data: { products: { total: 0 } } })
    expect(seen).toHaveLength(0)
  })
})
