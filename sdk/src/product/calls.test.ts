import { describe, expect, it } from 'vitest'
import { addWatcher, getFreshProduct, getProduct, getProducts } from '@vanek/sdk/product'
import { refuse, shopOver } from '../testing/back-end.ts'

describe('B5.31 getProducts', () => {
  it('B7.15 queries by several kinds of identifiers in one request', async () => {
    const { shop, seen } = shopOver(() => ({ data: [] }))
    await getProducts(shop, { ids: [3, 1], codes: ['A'], eans: ['859'], variantEans: [], random: 4 })
    expect(seen).toHaveLength(1)
    expect(seen[0]).toMatchObject({ method: 'GET', path: '/catalog/product' })
    expect(seen[0]?.query).toEqual({ checkPermissions: 'true', ids: '3,1', codes: 'A', eans: '859', random: '4' })
  })

  it.each(['ids', 'codes', 'eans', 'variantCodes', 'variantEans', 'categoryIds', 'slugs'] as const)(
    'B5.31 sends no request for empty %s, unless random products are requested',
    async (name) => {
      const { shop, seen } = shopOver(() => ({ data: [{ id: 1 }] }))
      expect(await getProducts(shop, { [name]: [] })).toEqual({ ok: true, data: [] })
      expect(await getProducts(shop, {})).toEqual({ ok: true, data: [] })
      expect(seen).toHaveLength(0)
      expect(await getProducts(shop, { [name]: [], random: 1 })).toMatchObject({ ok: true, data: [{ id: 1 }] })
      await getProducts(shop, { [name]: [7] })
      expect(seen[1]?.query[name]).toBe('7')
    },
  )

  it('C6.12 requests the permission check and returns forbidden', async () => {
    const { shop, seen } = shopOver(() => refuse(403, 'forbidden'))
    const forbidden = { ok: false, error: { code: 'forbidden', status: 403 } }
    expect(await getProducts(shop, { ids: [1] })).toMatchObject(forbidden)
    expect(await getProduct(shop, { slug: 'a' })).toMatchObject(forbidden)
    expect(seen.map(({ query }) => query['checkPermissions'])).toEqual(['true', 'true'])
  })
})

describe('B3.13 the unit of a variant', () => {
  it('defaults to the unit of the shop', async () => {
    const variants = [{ id: 1 }, { id: 2, unit: 'm' }, { id: 3, unit: '' }]
    const { shop } = shopOver(() => ({ data: [{ id: 1, slug: 'a', variants }] }))
    const product = await getProduct(shop, { slug: 'a' })
    expect(product.ok && product.data.variants.map(({ unit }) => unit)).toEqual(['pcs', 'm', 'pcs'])
    const czech = await getProduct(shop.with({ pieceUnit: 'ks' }), { slug: 'a' })
    expect(czech.ok && czech.data.variants.map(({ unit }) => unit)).toEqual(['ks', 'm', 'ks'])
  })
})

describe('getProduct', () => {
  it('B7.14 queries by slug with the permission check and returns only the product with that exact slug', async () => {
    const { shop, seen } = shopOver(() => ({ data: [{ slug: 'tichy', name: 'Tichý' }] }))
    expect(await getProduct(shop, { slug: 'tichy' })).toMatchObject({ ok: true, data: { name: 'Tichý' } })
    expect(seen[0]).toMatchObject({
      path: '/catalog/product',
      query: { checkPermissions: 'true', slugs: 'tichy' },
    })
    expect(await getProduct(shop, { slug: 'x,tichy' })).toMatchObject({ ok: false, error: { code: 'not_found' } })
  })
})

describe('getFreshProduct', () => {
  it('C7.57 requests tags, variants and alternatives, with configuration and further parameters', async () => {
    const { shop, seen } = shopOver(() => ({ data: { id: 5, saleable: true } }))
    const result = await getFreshProduct(shop, {
      id: 5,
      configuration: { onlyAvailable: 1 },
      query: { branch: 'praha' },
    })
    expect(result).toMatchObject({ ok: true, data: { id: 5 } })
    expect(seen[0]).toMatchObject({
      method: 'GET',
      path: '/api/v1/products/5',
      query: { include: 'tags,variants,alternatives', 'configuration[onlyAvailable]': '1', branch: 'praha' },
    })
  })

  it('returns not_found for a removed product', async () => {
    const { shop } = shopOver(() => refuse(404, 'not_found'))
    expect(await getFreshProduct(shop, { id: 5 })).toMatchObject({ ok: false, error: { code: 'not_found' } })
  })
})

describe('addWatcher', () => {
  it('C7.53 C3.46 sends the e-mail, and the variant if given', async () => {
    const { shop, seen } = shopOver(() => ({ status: 'ok' }))
    expect(await addWatcher(shop, { productId: 5, email: ' jana@vanek.test ' })).toEqual({ ok: true, data: 'ok' })
    await addWatcher(shop, { productId: 5, email: 'jana@vanek.test', variantId: 7 })
    expect(seen[0]).toMatchObject({ method: 'POST', path: '/api/v1/products/5/watchers' })
    expect(seen.map(({ body }) => body)).toEqual([
      { email: 'jana@vanek.test' },
      { email: 'jana@vanek.test', variantId: 7 },
    ])
  })
})
