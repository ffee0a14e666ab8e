import { request } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { imageStyles } from '@vanek/sdk/images'
import { createApiLimits } from './api-limits.ts'
import { urlOf } from '../http/web.ts'
import { pageOf, startShop, type FakeShop } from '../testing/fake-shop.ts'

let shop: FakeShop | undefined
afterEach(async () => shop?.close())

describe('the requests of a visitor', () => {
  it('may be 300 searches and address suggestions in a row, then get Retry-After', async () => {
    shop = await startShop((args) => pageOf('', args), {
      config: { trustedProxies: ['127.0.0.1'] },
      fetch: async () => Response.json({}),
    })
    const own = shop
    const request = (path: string, address: string, method = 'POST') => {
      const headers = {
        'x-forwarded-for': address,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
      }
      return own.request(path, { method, headers, ...(method === 'POST' && { body: '{}' }) })
    }
    const search = (address: string) => request('/services/search/query', address)
    const help = (address: string) => request('/services/addresses/suggest', address)
    for (const [call, seconds] of [
      [search, 60],
      [help, 300],
    ] as const) {
      const answers = await Promise.all(Array.from({ length: 300 }, (_, at) => call(`2001:db8:7:7::${at + 1}`)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      const late = await call('2001:db8:7:7:ffff::1')
      expect([late.status, (await late.json()).errors[0].code]).toEqual([429, 'rate_limited'])
      expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(Number(late.headers.get('retry-after'))).toBeLessThanOrEqual(seconds)
      expect((await call('2001:db8:7:8::1')).status).toBe(200)
    }
    expect((await request('/content/search?query=x', '2001:db8:7:7::1', 'GET')).status).toBe(429)
    expect((await request('/api/v1/user', '2001:db8:7:7::1', 'GET')).status).toBe(200)
    const page = await request('/hledat?q=v', '2001:db8:7:7::1', 'GET')
    expect([page.status, await page.text()]).toEqual([429, expect.stringContaining('Požadavků je teď příliš mnoho')])
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await request('/hledat?q=v', '2001:db8:7:8::1', 'GET')).status).toBe(200)
    expect((await request('/kosik', '2001:db8:7:7::1', 'GET')).status).toBe(200)
    const unknown = await Promise.all(Array.from({ length: 301 }, () => search('127.0.0.1')))
    expect(new Set(unknown.map(({ status }) => status))).toEqual(new Set([200]))
  })

  it.each([
    ['/services/reviews/orders', 'POST', 30, 'orders reported to the service that writes to whoever is named in them'],
    ['/content/api/catalog/v2/state?scope=%7B%22query%22%3A%22v%22%7D', 'GET', 3_000, 'listings, which search too'],
    ['/content/graphql', 'POST', 3_000, 'questions in GraphQL'],
    ['/services/recommender/products', 'GET', 3_000, 'recommendations'],
    ['/kosik', 'GET', 600, 'pages that are made for one visitor'],
    ['/prihlasit', 'POST', 600, 'forms'],
  ])('%s by %s is limited for one address to %i requests: %s', async (path, method, most) => {
    const limits = createApiLimits()
    const from = '203.0.113.5'
    for (let taken = 0; taken < most; taken += 1) expect(await limits(path.split('?')[0] ?? '', from)).toBe(0)
    shop = await startShop((args) => pageOf('', args), {
      config: { trustedProxies: ['127.0.0.1'] },
      limits,
      fetch: async () => Response.json({}),
    })
    const own = shop
    const request = (address: string, to = path) => {
      const headers = {
        'x-forwarded-for': address,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
      }
      return own.request(to, { method, headers, ...(method === 'POST' && { body: '{}' }) })
    }
    const late = await request(from)
    expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await request('203.0.113.6')).status).toBe(200)
    expect((await request(from, method === 'GET' ? '/api/v1/cart' : '/api/v1/cart/validate')).status).toBe(200)
  })

  it.each(['/api/..', '/api/%2e%2e', '/content/..', '/services/x/..', '/services/.', '/services/x\\..'])(
    'a path that starts with %s is counted as its normalized path',
    async (way) => {
      const limits = createApiLimits()
      for (let taken = 0; taken < 30; taken += 1) await limits('/services/reviews/orders', '203.0.113.5')
      const requests: string[] = []
      shop = await startShop((args) => pageOf('', args), {
        config: { trustedProxies: ['127.0.0.1'] },
        limits,
        async fetch(input) {
          requests.push(urlOf(input))
          return Response.json({})
        },
      })
      const headers = { 'x-forwarded-for': '203.0.113.5', 'sec-fetch-site': 'same-origin' }
      const path = `${way}${way.startsWith('/services') ? '' : '/services'}/reviews/orders`
      const { port } = shop
      // `fetch` would resolve the path itself
      const status = await new Promise((resolve, reject) => {
        request({ port, path, headers, method: 'POST' }, (late) => resolve(late.resume().statusCode))
          .on('error', reject)
          .end()
      })
      expect([status, requests]).toEqual([429, []])
    },
  )

  it('cached pages are shown to visitors over the rate limit', async () => {
    const limits = createApiLimits()
    for (let taken = 0; taken < 600; taken += 1) await limits('/kosik', '203.0.113.5')
    shop = await startShop((args) => pageOf('', args), { config: { trustedProxies: ['127.0.0.1'] }, limits })
    await shop.request('/kept/a', { headers: { 'x-forwarded-for': '203.0.113.6' } })
    const statusOf = async (path: string) =>
      (await shop?.request(path, { headers: { 'x-forwarded-for': '203.0.113.5' } }))?.status
    expect([await statusOf('/kept/a'), await statusOf('/kept/b'), await statusOf('/kosik')]).toEqual([200, 429, 429])
  })

  it('takes 1,200 pictures a minute', async () => {
    const limits = createApiLimits()
    for (let taken = 0; taken < 1_200; taken += 1) await limits('/cdn/', '203.0.113.5')
    expect(await limits('/cdn/', '203.0.113.5')).toBeGreaterThan(0)
    shop = await startShop((args) => pageOf('', args), {
      config: { trustedProxies: ['127.0.0.1'] },
      limits,
      fetch: async () => new Response('x', { headers: { 'content-type': 'image/png' } }),
    })
    const path = `/cdn/image/${imageStyles[0]}/products/a.png`
    const late = await shop.request(path, { headers: { 'x-forwarded-for': '203.0.113.5' } })
    expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await shop.request(path, { headers: { 'x-forwarded-for': '203.0.113.6' } })).status).toBe(200)
  })
})
