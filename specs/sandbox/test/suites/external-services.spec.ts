import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { codesOf, guestCart, newKey, placement, sample } from '../support/shopping.ts'
import type { World } from '../support/world.ts'

const HOME = 'http://stranger.test/services/conversions'

/** Services that only receive reports, and the country lookup. */
export function externalServicesSuite(the: () => World): void {
  const request: World['request'] = (...args) => the().request(...args)

  describe('review service', () => {
    const order = { apiKey: 'vanek-demo-overeno', email: 'kupec@example.test', productItemIds: ['10011', '10021'] }
    const log = (change: object) => request('POST', '/services/reviews/orders', { ...order, ...change })
    const logged = async () => (await request('GET', '/sandbox/reviews')).body.orders

    it('stores a reported order with apiKey, email, orderId and productItemIds once', async () => {
      expect((await log({ orderId: 'A-1' })).body).toEqual({ logged: true })
      expect((await log({ orderId: 'A-1' })).body).toEqual({ logged: false })
      const stored = (await logged()).filter((one: { orderId: string }) => one.orderId === 'A-1')
      expect(stored).toEqual([
        {
          orderId: 'A-1',
          email: order.email,
          productItemIds: order.productItemIds,
          logged: the().clock.now().toISOString(),
        },
      ])
    })

    it('rejects a wrong API key, and every report when the shop has none', async () => {
      const stranger = await log({ orderId: 'A-2', apiKey: 'jiny' })
      expect([stranger.status, codesOf(stranger.body)]).toEqual([403, ['forbidden']])
      const { body } = await request('POST', '/sandbox/settings', { integrations: { heureka_public_key: null } })
      expect((await log({ orderId: 'A-2' })).status).toBe(403)
      await request('PUT', '/sandbox/settings', body.before)
      expect((await log({ orderId: 'A-2', productItemIds: [1] })).status).toBe(422)
      expect(JSON.stringify(await logged())).not.toContain('A-2')
    })
  })

  describe('conversion scripts', () => {
    const hits = async () => (await request('GET', '/sandbox/conversions')).body.hits

    it.each(['price-comparison', 'shopping'])('%s is a cacheable script for pages of any origin', async (service) => {
      const { status, headers, body } = await request('GET', `/services/conversions/${service}.js`)
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'public, max-age=3600',
      })
      expect(body.length).toBeLessThan(1500)
    })

    it.each([
      ['price-comparison', 'priceComparison'],
      ['shopping', 'shoppingConversion'],
    ])('%s runs queued commands, and later ones immediately', async (service, name) => {
      const page = await openPage(service, { [name]: { q: [['order', { orderId: 'V1', products: [{ id: '7' }] }]] } })
      page.window[name]?.('order', { orderId: 'V2', totalPrice: 12.5 })
      const before = (await hits()).length
      for (const address of page.requests) {
        const { status, headers } = await request('GET', address)
        expect([status, headers['content-type'], headers['cross-origin-resource-policy']]).toEqual([
          200,
          'image/gif',
          'cross-origin',
        ])
      }
      const seen = the().clock.now().toISOString()
      expect((await hits()).slice(before)).toEqual([
        { service, told: { command: 'order', orderId: 'V1', products: '[{"id":"7"}]' }, seen },
        { service, told: { command: 'order', orderId: 'V2', totalPrice: '12.5' }, seen },
      ])
    })

    it('reports an order without its products when there are too many', async () => {
      const products = Array.from({ length: 500 }, (_, at) => ({ id: String(at), name: 'Ventilátor' }))
      const page = await openPage('shopping', {})
      page.window['shoppingConversion']?.('order', { orderId: 'V3', products })
      expect(page.requests).toEqual(['/services/conversions/shopping/hit?command=order&orderId=V3'])
    })

    it('other names respond with 404', async () => {
      expect((await request('GET', '/services/conversions/jina.js')).status).toBe(404)
      expect((await request('GET', '/services/conversions/jina/hit')).status).toBe(404)
    })

    async function openPage(service: string, begun: object) {
      const { body } = await request('GET', `/services/conversions/${service}.js`)
      const requests: string[] = []
      class Image {
        set src(address: string) {
          requests.push(address.slice(new URL(address).origin.length))
        }
      }
      const window = { ...begun } as Record<string, (...command: unknown[]) => void>
      const document = { currentScript: { src: `${HOME}/${service}.js` } }
      runInNewContext(String(body), { window, document, Image, URL })
      return { window, requests }
    }
  })

  describe('countries of IP addresses', () => {
    it.each([
      ['192.0.2.77', 'CZ'],
      ['198.51.100.1', 'SK'],
      ['203.0.113.255', 'DE'],
      ['2001:db8:1::5', 'PL'],
      ['::ffff:192.0.2.1', 'CZ'],
      ['2001:db8:2::5', null],
      ['127.0.0.1', null],
      ['::1', null],
      ['10.1.2.3', null],
    ])('%s is in %s', async (ip, country) => {
      expect((await request('GET', `/services/geo/country?ip=${encodeURIComponent(ip)}`)).body).toEqual({ country })
    })

    it('rejects an invalid address', async () => {
      const { status, body } = await request('GET', '/services/geo/country?ip=nic.test')
      expect([status, body.errors[0].field]).toEqual([422, 'ip'])
    })
  })

  describe('consents of an order', () => {
    it('C3.16 C3.41 returns which services may receive it', async () => {
      const { id } = await sample(the(), 5)
      const place = async (allowed: object) => {
        const cart = await guestCart(request, id)
        const { body } = await request('POST', '/store/api/v1/cart/place', placement(allowed), { cart, key: newKey() })
        return body.order.attributes.GDPR
      }
      expect(await place({ zbozicz_allow: true, heureka_allow: false })).toEqual({ zbozicz: true, heureka: false })
      expect(await place({ heureka_allow: true })).toEqual({ zbozicz: false, heureka: true })
    })
  })
}
