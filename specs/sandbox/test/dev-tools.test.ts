import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../src/app.ts'
import { guestCart, sample } from './support/shopping.ts'
import { createFilledWorld, root, type World } from './support/world.ts'

let world: World
beforeAll(async () => {
  world = await createFilledWorld()
}, 120_000)
afterAll(() => world.close())

describe('/sandbox', () => {
  it('moves the clock', async () => {
    const shippers = () => world.request('GET', '/store/api/v1/cart/shippers')
    expect((await shippers()).body[0].delivery.nearestDeliveryDate).toBe('2026-11-23')
    await world.request('POST', '/sandbox/clock', { aheadMs: 24 * 3600 * 1000 })
    expect((await shippers()).body[0].delivery.nearestDeliveryDate).toBe('2026-11-24')
    await world.request('POST', '/sandbox/clock', {})
  })

  it('injects a fault the given number of times', async () => {
    const faults = [{ path: '/globals', method: 'GET', times: 1, status: 503, retryAfter: 2 }]
    await world.request('POST', '/sandbox/faults', { faults })
    const first = await world.request('GET', '/store/api/v1/globals')
    expect([first.status, first.headers['retry-after']]).toEqual([503, '2'])
    expect((await world.request('GET', '/store/api/v1/globals')).status).toBe(200)
    expect((await world.request('GET', '/sandbox/faults')).body).toEqual({ faults: [] })
  })

  it('slows down or fails the search service, while the built-in search responds', async () => {
    const request = () => world.request('POST', '/services/search/query', { query: 'ventilator' })
    const faults = [
      { path: '/services/search', times: 1, delayMs: 120 },
      { path: '/services/search', times: 1, status: 503 },
    ]
    await world.request('POST', '/sandbox/faults', { faults })
    const began = performance.now()
    expect((await request()).status).toBe(200)
    expect(performance.now() - began).toBeGreaterThan(100)
    expect((await request()).status).toBe(503)
    const own = await world.request('GET', '/cms/search?q=ventilator')
    expect(own.body.products.total).toBeGreaterThan(10)
    expect((await request()).body.productIds.length).toBeGreaterThan(10)
  })

  it('fails, slows down or corrupts the response of every external service', async () => {
    const context = { userId: null, cartProductCodes: [], productId: null, categoryId: null }
    const order = { apiKey: 'vanek-demo-overeno', email: 'a@b.cz', orderId: 'F1', productItemIds: [] }
    const outside = [
      ['GET', '/services/recommender/products?placement=homepage'],
      ['POST', '/services/recommender/widgets', { widget: 'homepage', context }],
      ['POST', '/services/search/query', { query: 'ventilator' }],
      ['POST', '/services/addresses/suggest', { country: 'CZE', field: 'city', query: 'Jihl' }],
      ['POST', '/services/addresses/validate', { country: 'CZE', field: 'postcode', value: '586 01' }],
      ['POST', '/services/reviews/orders', order],
      ['GET', '/services/geo/country?ip=192.0.2.1'],
      ['GET', '/services/conversions/price-comparison.js'],
      ['GET', '/services/conversions/price-comparison/hit?command=order'],
      ['GET', '/services/conversions/shopping.js'],
      ['GET', '/services/conversions/shopping/hit?command=order'],
    ] as const
    for (const [method, url, body] of outside) {
      const [path = ''] = url.split('?')
      const faults = [
        { path, times: 1, status: 503 },
        { path, times: 1, body: '<h1>Vítejte</h1>' },
        { path, times: 1, body: '{"productIds":"7","items":{},"result":1}', contentType: 'application/json' },
        { path, times: 1, delayMs: 50 },
      ]
      await world.request('POST', '/sandbox/faults', { faults })
      const responses = []
      for (let at = 0; at < 3; at += 1) responses.push(await world.request(method, url, body))
      expect([url, ...responses.map(({ status }) => status)]).toEqual([url, 503, 200, 200])
      expect(responses[1]?.body).toBe('<h1>Vítejte</h1>')
      expect(responses[2]?.body).toEqual({ productIds: '7', items: {}, result: 1 })
      const began = performance.now()
      expect([url, (await world.request(method, url, body)).status]).toEqual([url, 200])
      expect(performance.now() - began).toBeGreaterThan(40)
    }
    const { body: reviews } = await world.request('GET', '/sandbox/reviews')
    expect(reviews.orders.map((one: { orderId: string }) => one.orderId)).toEqual(['F1'])
    await world.request('POST', '/sandbox/reset')
    expect((await world.request('GET', '/sandbox/reviews')).body).toEqual({ orders: [] })
    expect((await world.request('GET', '/sandbox/conversions')).body).toEqual({ hits: [] })
  }, 60_000)

  it('breaks one GraphQL query only, with a body that is not JSON', async () => {
    const query = (name: string) =>
      world.request('POST', '/cms/graphql', { query: `query ${name} { homepage { title } }` })
    const fault = { path: '/cms/graphql', operation: 'Home', status: 502, body: '<h1>Bad gateway</h1>' }
    await world.request('POST', '/sandbox/faults', { faults: [fault] })
    const broken = await query('Home')
    expect([broken.status, broken.body]).toEqual([502, fault.body])
    expect(broken.headers['content-type']).toContain('text/html')
    expect((await query('HomeBanners')).body.data.homepage.title).not.toBe('')
    const garbage = { path: '/globals', body: '{"currency":', contentType: 'application/json' }
    await world.request('POST', '/sandbox/faults', { faults: [garbage] })
    const { statusCode, body } = await world.app.inject('/store/api/v1/globals')
    expect([statusCode, body]).toEqual([200, garbage.body])
    await world.request('POST', '/sandbox/faults', { faults: [] })
  })

  it('merges into the settings and returns the values that restore them', async () => {
    const globals = async () => (await world.request('GET', '/store/api/v1/globals')).body
    const untouched = await globals()
    const change = { topBanner: { text: 'Jen dnes' }, functions: { quotes: true } }
    const { body } = await world.request('POST', '/sandbox/settings', change)
    expect(await globals()).toEqual({
      ...untouched,
      topBanner: { ...untouched.topBanner, text: 'Jen dnes' },
      functions: { ...untouched.functions, quotes: true },
    })
    await world.request('PUT', '/sandbox/settings', body.before)
    expect(await globals()).toEqual(untouched)
    expect((await world.request('POST', '/sandbox/settings', { neni: 1 })).status).toBe(422)
  })

  it('merges into the site content and returns the values that restore it', async () => {
    const query = '{ siteConfiguration { footer_text selling_points { title } } }'
    const site = async () => (await world.request('POST', '/cms/graphql', { query })).body.data.siteConfiguration
    const untouched = await site()
    const { body } = await world.request('POST', '/sandbox/content', { footer_text: 'Patička', selling_points: [] })
    expect(await site()).toEqual({ footer_text: 'Patička', selling_points: [] })
    await world.request('PUT', '/sandbox/content', body.before)
    expect(await site()).toEqual(untouched)
    expect((await world.request('PUT', '/sandbox/content', { neni: 1 })).status).toBe(422)
  })

  it('sets a price for the product and for listings', async () => {
    const { id, productId, price } = await sample(world, 5)
    const shown = async () =>
      (await world.request('GET', `/store/api/v1/products/${productId}`)).body.data.prices.unitWithTax
    const sorted = async () => {
      const row = world.database.q.selectFrom('products').select('price').where('id', '=', productId)
      return (await row.executeTakeFirstOrThrow()).price
    }
    const { body } = await world.request('POST', '/sandbox/price', { variantId: id, price: 12.5 })
    expect([await shown(), await sorted(), body.before]).toEqual([12.5, 1250, price / 100])
    await world.request('POST', '/sandbox/price', { variantId: id, price: body.before })
    expect(await shown()).toBe(body.before)
    expect((await world.request('POST', '/sandbox/price', { variantId: 1, price: 5 })).status).toBe(404)
    expect((await world.request('POST', '/sandbox/price', { variantId: id, price: 0 })).status).toBe(422)
  })

  it('rejects an invalid fault', async () => {
    expect((await world.request('POST', '/sandbox/faults', { faults: [{ status: 503 }] })).status).toBe(422)
  })

  it('issues tokens to sign in as a customer, and only for existing customers', async () => {
    const loginAs = (body: object) => world.request('POST', '/sandbox/login-as', body)
    const token = 'token-z-kancelare-operatora'
    expect((await loginAs({ email: 'jana@vanek.test', token })).body).toEqual({ token })
    expect((await loginAs({ email: 'nikdo@vanek.test' })).status).toBe(404)
    const entered = await world.request('POST', '/store/api/oauth/token', { token })
    const bearer = entered.body.data.access_token as string
    expect((await world.request('GET', '/store/api/v1/user', undefined, { bearer })).body.email).toBe('jana@vanek.test')
  })

  it('resets the database to its seed', async () => {
    const { id } = await sample(world, 1)
    const cart = await guestCart(world.request, id)
    expect((await world.request('POST', '/sandbox/reset')).status).toBe(204)
    expect((await world.request('GET', '/store/api/v1/cart', undefined, { cart })).status).toBe(404)
    expect((await world.request('GET', '/store/api/v1/globals')).status).toBe(200)
  }, 60_000)

  it('is off unless it is enabled', async () => {
    const { database } = world
    const app = await buildApp({
      database,
      secret: 'x',
      packageRoot: root,
      pictureCache: '',
      shopOrigin: 'http://shop.test',
    })
    expect((await app.inject({ method: 'POST', url: '/sandbox/reset' })).statusCode).toBe(404)
    const jana = { email: 'jana@vanek.test' }
    expect((await app.inject({ method: 'POST', url: '/sandbox/login-as', payload: jana })).statusCode).toBe(404)
    await app.close()
  })
})

describe('/mailbox', () => {
  it('shows mails of the shop as text', async () => {
    await world.database.q
      .insertInto('mails')
      .values({
        kind: 'order',
        recipient: 'a@b.cz',
        subject: '<script>',
        body: 'x & http://shop.test/?a=1',
        created: new Date(0).toISOString(),
      })
      .execute()
    const { body, headers } = await world.request('GET', '/mailbox')
    expect(headers['content-type']).toContain('text/html')
    expect(body).toContain('&lt;script&gt;')
    expect(body).toContain('<a href="http://shop.test/?a=1">')
    expect(body).not.toContain('<script>')
  })
})
