import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { faultsOf, locate, operations, type Recorded } from '../support/contract.ts'
import { guestCart, placement, sample, signIn } from '../support/shopping.ts'
import type { TestResponse, World } from '../support/world.ts'

/** Checks all recorded requests, and one request per operation, against the documents. Runs last. */
export function contractSuite(the: () => World, records: readonly Recorded[]): void {
  describe('contract', () => {
    it('C7.01 every operation responds as the documents describe', async () => {
      await tour(the())
      expect(records.filter(({ faults }) => faults.length > 0)).toEqual([])
      const succeeded = new Set(records.filter(({ status }) => status < 300).map(({ operationId }) => operationId))
      expect(operations.map(({ operation }) => operation.operationId).filter((id) => !succeeded.has(id))).toEqual([])
    })

    it('detects an undeclared status, field, type and error code', async () => {
      const cart = await guestCart(the().request, (await sample(the(), 20)).id)
      const path = '/store/api/v1/cart'
      const good = await the().request('GET', path, undefined, { cart })
      const place = locate('GET', path)!
      const faults = (change: Partial<TestResponse>): string[] => faultsOf(place, undefined, { ...good, ...change })
      expect(faults({})).toEqual([])
      expect(faults({ status: 302 })).toHaveLength(1)
      expect(faults({ body: { ...good.body, version: '1' } })).toHaveLength(1)
      expect(faults({ body: { ...good.body, secret: 1 } })).toHaveLength(1)
      expect(faults({ headers: { 'content-type': 'text/html' } })).toHaveLength(1)
      const errors = [{ code: 'price_changed', field: null, title: 'Cena' }]
      expect(faults({ status: 409, body: { errors, requestId: '1' } })).toHaveLength(1)
      const added = faultsOf(locate('POST', `${path}/items`)!, { id: '1' }, { ...good, status: 200 })
      expect(added[0]).toContain('accepted a request')
    })
  })
}

/** Requests that cover the operations which other suites do not call. */
async function tour(world: World): Promise<void> {
  const { request, database } = world
  const { id, productId } = await sample(world, 20, 14)
  const { slug, doc } = await database.q
    .selectFrom('products')
    .select(['slug', 'doc'])
    .where(sql<boolean>`jsonb_array_length(doc -> 'images') > 0`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const scope = (value: object): string =>
    `/cms/api/catalog/v2/state?scope=${encodeURIComponent(JSON.stringify(value))}`
  for (const path of [
    '/store/api/v1/globals',
    '/store/api/v1/currencies',
    '/store/api/v1/order-gifts',
    '/store/api/v1/cart/shippers',
    '/store/api/v1/cart/payments',
    `/store/api/v1/products/${productId}/reviews`,
    '/store/api/v1/products/1/reviews',
    '/store/api/v1/orders/token/nic',
    '/cms/catalog/category?slugs=koupelnove-ventilatory,neni&ids=1,2',
    `/cms/catalog/product?slugs=${slug}`,
    '/cms/catalog/product?random=50',
    '/cms/catalog/product?ids=99999999999',
    scope({ category: 'koupelnove-ventilatory', page: 2, sort: 'price_asc' }),
    scope({ category: 'neni' }),
    scope({ category: 1 }),
    '/cms/menu-object/main',
    '/cms/menu-object/footer',
    '/cms/menu-object/neni',
    '/cms/url-rewrite?lang=cs&path=/doprava',
    '/cms/url-rewrite?lang=cs&path=/neni',
    '/cms/redirect?route=catchAll-slug&path=/blog&slug=blog&type=page',
    '/cms/catalog/paths?kind=product&limit=5000',
    '/cms/search?q=ventilator&limit=50',
    `/cdn/image/style-w64-h64-crop/${doc.images[0]?.path}`,
    `/cms/upload/products/${slug}.pdf`,
    '/cms/upload/products/neni.pdf',
    `/store/image/download/${doc.images[0]?.path.replace('.png', '.webp')}`,
    '/store/image/download/products/neni.webp',
    `/store/api/v1/products/${productId}?include=tags,variants,alternatives`,
    `/store/api/v1/products/${productId}/comments`,
    '/cdn/image/style-w56-h56/products/neni.png',
    '/services/recommender/products?placement=homepage',
    `/services/recommender/products?placement=product_detail_related&product=${productId}`,
    '/services/geo/country?ip=192.0.2.1',
  ])
    await request('GET', path)
  // fetches every product, so that all product shapes are checked
  for (let first = 0; first < 2000; first += 90) {
    const ids = Array.from({ length: 90 }, (_, at) => 1000 + first + at)
    await request('GET', `/cms/catalog/product?ids=${ids.join(',')}`)
  }
  const bearer = await signIn(request, 'jana@vanek.test')
  const wrong = { email: 'jana@vanek.test', password: 'jiné' }
  await request('POST', '/store/api/oauth/login', wrong)
  await request('GET', '/store/api/v1/user', undefined, { bearer })
  await request('GET', '/store/api/v1/user/credits/amount', undefined, { bearer })
  await request('GET', '/store/api/v1/user', undefined, { bearer: 'nic' })
  await request('POST', '/store/api/v1/cart/items', { id, amount: 1 }, { bearer })
  await request('GET', '/store/api/v1/cart', undefined, { bearer })
  await request('POST', '/store/api/v1/cart/credits', { credits: 20 }, { bearer })
  await request('POST', '/store/api/v1/cart/credits', { credits: 1_000_000 }, { bearer })
  const gifts = await request('GET', '/store/api/v1/order-gifts', undefined, { bearer })
  await request('POST', '/store/api/v1/cart/place', placement({ order_gifts: [gifts.body.at(-1).id] }), {
    bearer,
    key: 'gift-too-dear',
  })
  await request('POST', '/store/api/v1/cart/place', placement(), { bearer, key: 'credits-order' })
  await request('POST', '/store/api/oauth/logout', undefined, { bearer })
  await request('GET', '/store/api/v1/user', undefined, { bearer })
  const letter = { email: 'a@example.test', callbackUrl: 'http://shop.test/aktivovat', terms: true }
  await request('POST', '/store/api/v1/newsletter/subscribe', letter)
  await request('POST', '/store/api/v1/newsletter/subscribe', { ...letter, callbackUrl: 'javascript:alert(1)' })
  const context = { userId: null, cartProductCodes: [], productId: null, categoryId: null }
  await request('POST', '/services/recommender/widgets', { widget: 'homepage', context })
  await request('POST', '/services/addresses/suggest', { country: 'CZE', field: 'city', query: 'Jihl' })
  await request('POST', '/services/addresses/validate', { country: 'CZE', field: 'postcode', value: '586 01' })
  const report = { apiKey: 'vanek-demo-overeno', email: 'a@example.test', orderId: '1', productItemIds: ['1'] }
  await request('POST', '/services/reviews/orders', report)
  await request('POST', '/cms/graphql', { query: '{ homepage { title } }' })
  await request('POST', '/cms/graphql', { query: '{ broken' })
}
