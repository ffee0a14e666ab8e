import { CommerceError } from '@vanek/sdk'
import { checkMoneyAndIdentity } from '@vanek/sdk/contract'
import { data } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import type { RenderArgs } from '../src/composition/entry-server.tsx'
import { urlOf } from './http/web.ts'
import { pageOf, seeOther, startShop, type FakeShop } from './testing/fake-shop.ts'

let shop: FakeShop | undefined
afterEach(async () => shop?.close())

const same = { 'sec-fetch-site': 'same-origin' }
const form = (fields: Record<string, string>, headers: Record<string, string> = same) => ({
  method: 'POST',
  headers,
  body: new URLSearchParams(fields),
})

describe('public pages', () => {
  it('are rendered once for all guests, regardless of their other headers and cookies', async () => {
    shop = await startShop((args) => pageOf('<h1>Větrák</h1>', args))
    const first = await shop.request('/kept/a')
    const others = await Promise.all([
      shop.request('/kept/a', { headers: { cookie: 'vanek_cart=1; vanek_cart_token=abc', 'accept-language': 'de' } }),
      shop.request('/kept/a?utm_source=mail'),
      shop.request('/kept/a?gclid=1&other=2'),
    ])
    const html = await first.text()
    expect(html).toContain('<div id="root"><h1>Větrák</h1></div>')
    expect(new Set(await Promise.all(others.map(async (each) => each.text())))).toEqual(new Set([html]))
    expect(shop.rendered).toEqual(['/kept/a'])
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600')
    expect([first.headers.get('set-cookie'), first.headers.get('vary')]).toEqual([null, 'accept-encoding'])
  })

  it('answer 304 to browsers that have them', async () => {
    shop = await startShop((args) => pageOf('<p>a</p>', args))
    const etag = (await shop.request('/kept/a')).headers.get('etag') ?? ''
    const again = await shop.request('/kept/a', { headers: { 'if-none-match': etag } })
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, ''])
    expect(again.headers.get('content-security-policy')).toContain("script-src 'self'")
  })

  it('are kept per segment, and a segment of customers only in their own browsers', async () => {
    const token = 't'.repeat(43)
    shop = await startShop((args) => pageOf(`<p>${args.settings.userVariant || 'all'}</p>`, args), {
      customerOf: async (given) => (given === token ? { userVariant: 'b2b', userGroups: ['firmy'] } : undefined),
    })
    const guest = await shop.request('/kept/a')
    const customer = await shop.request('/kept/a', { headers: { cookie: `vanek_auth_token=${token}` } })
    const liar = await shop.request('/kept/a', { headers: { cookie: 'vanek_auth_token=x', 'x-user-variant': 'b2b' } })
    expect(await guest.text()).toContain('<p>all</p>')
    expect(await customer.text()).toContain('<p>b2b</p>')
    expect(await liar.text()).toContain('<p>all</p>')
    expect(customer.headers.get('cache-control')).toBe('private, no-cache')
    expect(shop.rendered.length).toBe(2)
  })

  it('B1.25 use the settings of the admin panel where it is enabled', async () => {
    const cookie = `vanek_env=${encodeURIComponent(JSON.stringify({ userVariant: 'b2b', userGroups: ['vip'] }))}`
    const render = (args: RenderArgs) => {
      const { userVariant, userGroups } = args.settings
      return pageOf(`<p>${userVariant} ${userGroups.join()}</p>`, args)
    }
    for (const adminPanel of [true, false]) {
      shop = await startShop(render, { config: { adminPanel } })
      expect(await (await shop.request('/kept/a')).text()).toContain('<p> </p>')
      const response = await shop.request('/kept/a', { headers: { cookie } })
      expect(await response.text()).toContain(adminPanel ? '<p>b2b vip</p>' : '<p> </p>')
      expect(response.headers.get('cache-control')).toContain(adminPanel ? 'private' : 'public')
      await shop.close()
    }
    shop = undefined
  })

  it.each(['cart', 'auth'] as const)('fail when they read the %s token of the visitor', async (kind) => {
    shop = await startShop((args) => pageOf(String(args.env.shop.config.tokens.has(kind)), args))
    expect((await shop.request('/kept/a')).status).toBe(500)
    expect((await shop.request('/other')).status).toBe(200)
  })

  it.each(['/api/v1/cart', '/api/v1/user'])(
    'fail when they read %s, even when the page hides the error',
    async (path) => {
      shop = await startShop(async (args) => {
        const { fetch, endpoints } = args.env.shop.config
        await fetch(`${endpoints.shop}${path}`, {}).catch(() => undefined)
        return pageOf('', args)
      })
      expect((await shop.request('/kept/a')).status).toBe(500)
    },
  )

  it('of one visitor are compressed as the browser can read them', async () => {
    const text = 'Větrák '.repeat(400)
    shop = await startShop((args) => pageOf(text, args))
    for (const [accepted, encoding] of Object.entries({ 'br, gzip': 'br', 'gzip, br;q=0': 'gzip', identity: null })) {
      const answer = await shop.request('/other', { headers: { 'accept-encoding': accepted } })
      expect(answer.headers.get('content-encoding')).toBe(encoding)
      expect(await answer.text()).toContain(text)
      expect(Number(answer.headers.get('content-length')) < 2_000).toBe(encoding !== null)
    }
  })

  it('that do not exist are 404 and not kept', async () => {
    shop = await startShop((args) => pageOf('<p>This page could not be found</p>', args, { status: 404 }))
    for (const path of ['/kept/a', '/kept/a']) {
      const answer = await shop.request(path)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
    }
    expect(shop.rendered.length).toBe(2)
  })

  it('B2.61 that cannot be rendered, not even as an error page, are a plain message with a link home', async () => {
    shop = await startShop(() => Promise.reject(new Error('secret detail')))
    const answer = await shop.request('/kept/a')
    const text = await answer.text()
    expect([answer.status, text.includes('Číslo požadavku'), text.includes('secret')]).toEqual([500, true, false])
    expect(text).toContain('<a href="/">Na úvodní stránku</a>')
  })
})

describe('malformed addresses', () => {
  it.each(['/%zz', '/kept/%E0%A4%A'])('%s is 400', async (path) => {
    shop = await startShop((args) => pageOf('', args))
    const answer = await shop.request(path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8'])
  })

  it('are 400 when the back end rejects them, and 503 when it fails', async () => {
    const refusal = (code: string) => new CommerceError({ code, retryable: false, outcome: 'none', issues: [] })
    shop = await startShop((_, path) =>
      Promise.reject(new Error('A loader failed', { cause: refusal(path === '/kept/a' ? 'validation' : 'server') })),
    )
    expect([(await shop.request('/kept/a')).status, (await shop.request('/kept/b')).status]).toEqual([400, 503])
  })
})

describe('personal pages and forms', () => {
  it('are never kept', async () => {
    shop = await startShop((args) => pageOf('<p>košík</p>', args))
    const answer = await shop.request('/kosik')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  })

  it('are answered by 303 when a form was accepted, with the cookies it set', async () => {
    shop = await startShop(async ({ env, request }) => {
      const sent = await request.formData()
      env.cookies.set('vanek_checkout', sent.get('shipper') as string, { maxAgeSeconds: 60 })
      return seeOther('/kosik/dodaci-udaje')
    })
    const answer = await shop.request('/kosik/doprava-a-platba', form({ shipper: '3' }))
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/kosik/dodaci-udaje'])
    expect(answer.headers.getSetCookie()).toEqual(['vanek_checkout=3; Max-Age=60; Path=/; SameSite=Lax'])
  })

  it('keep tokens in cookies when a page adds to the cart on the server (B6.02)', async () => {
    const token = 'k'.repeat(43)
    shop = await startShop(
      async (args) => {
        const { fetch, endpoints } = args.env.shop.config
        const answer = await fetch(`${endpoints.shop}/api/v1/cart/items`, {
          method: 'POST',
          body: '{"id":1,"amount":1}',
        })
        return pageOf(await answer.text(), args)
      },
      { fetch: async () => Response.json({ meta: { custom: { guestCartToken: token } } }) },
    )
    const answer = await shop.request('/kosik', form({ intent: 'add' }))
    expect(await answer.text()).not.toContain(token)
    expect(answer.headers.getSetCookie()[0]).toContain(`vanek_cart_token=${token}; Max-Age=86400; Path=/; HttpOnly`)
  })

  it('C4.61 C4.62 may load scripts of others on the page of a placed order and on no other', async () => {
    shop = await startShop((args) => pageOf('', args))
    const policyOf = async (path: string) => (await shop?.request(path))?.headers.get('content-security-policy')
    expect(await policyOf('/kosik/dokonceni?a=1')).toContain(
      "script-src 'self' https://prices.test https://shopping.test;",
    )
    for (const path of ['/kosik', '/kosik/dodaci-udaje', '/checkout/payment/callback', '/kept/a', '/prihlasit'])
      expect(await policyOf(path)).toContain("script-src 'self';")
  })

  it('do not let pages touch the cookies of the session', async () => {
    shop = await startShop((args) => pageOf(args.env.cookies.get('vanek_cart_token') ?? '', args))
    expect((await shop.request('/kosik', { headers: { cookie: 'vanek_cart_token=abc' } })).status).toBe(500)
  })

  it.each([{}, { 'sec-fetch-site': 'cross-site' }, { origin: 'http://evil.test' }])(
    'refuse a form that comes with %j',
    async (headers) => {
      shop = await startShop((args) => pageOf('', args))
      expect((await shop.request('/kosik', form({ intent: 'add' }, headers))).status).toBe(403)
      expect(shop.rendered).toEqual([])
    },
  )

  it('refuse bodies that are too long', async () => {
    shop = await startShop((args) => pageOf('', args))
    const refused = await shop.request('/kosik', form({ note: 'x'.repeat(70_000) }))
    expect([refused.status, await refused.text()]).toEqual([413, expect.stringContaining('vyberte menší soubor')])
  })

  it('C2.05 accept an order file that is longer than other forms may be', async () => {
    shop = await startShop((args) => pageOf('', args))
    const file = new FormData()
    file.set('file', new Blob(['x'.repeat(900_000)]), 'objednavka.csv')
    const headers = { 'sec-fetch-site': 'same-origin' }
    const path = '/kosik/import-objednavky'
    expect((await shop.request(path, { method: 'POST', headers, body: file })).status).toBe(200)
    expect(shop.rendered).toHaveLength(1)
    expect((await shop.request(path, form({ text: 'x'.repeat(70_000) }))).status).toBe(413)
    expect(shop.rendered).toHaveLength(1)
  })

  it('answer with the status of the page', async () => {
    const refused = data({ errors: {} }, { status: 422 })
    shop = await startShop((args) => pageOf('', args, { status: refused.init?.status ?? 0 }))
    expect((await shop.request('/kosik/dodaci-udaje', form({}))).status).toBe(422)
  })
})

describe('everything else', () => {
  it.each(['/Kosik/', '/KEPT/a?utm=1'])(
    'B2.53, B2.54: %s is led to its address by 301 before anything is rendered',
    async (path) => {
      shop = await startShop((args) => pageOf('', args))
      const answer = await shop.request(path)
      expect([answer.status, answer.headers.get('location'), shop.rendered]).toEqual([
        301,
        path.toLowerCase().replace('/?', '?').replace(/\/$/, ''),
        [],
      ])
    },
  )

  it.each(['/assets/none-1.js', '/favicon.ico', '/.env', '/.git/config.txt', '/package.json'])(
    '%s is a plain 404, never a page',
    async (path) => {
      shop = await startShop((args) => pageOf('', args))
      const answer = await shop.request(path)
      expect([answer.status, answer.headers.get('content-type'), shop.rendered]).toEqual([
        404,
        'text/plain; charset=utf-8',
        [],
      ])
    },
  )

  it.each(['OPTIONS', 'PUT', 'DELETE'])('%s of a page is not allowed', async (method) => {
    shop = await startShop((args) => pageOf('', args))
    const answer = await shop.request('/kept/a', { method, headers: same })
    expect([answer.status, answer.headers.get('allow'), shop.rendered]).toEqual([405, 'GET, HEAD, POST', []])
  })

  it('loads one script, which names the others', async () => {
    shop = await startShop((args) =>
      pageOf('<link rel="preload" as="image" href="/a.webp"><p>a</p>', args, {
        modules: ['src/pages/product/view.tsx'],
      }),
    )
    const html = await (await shop.request('/kept/a')).text()
    expect(html).toContain(
      '<script type="module" src="/assets/first-1.js" data-core="/assets/entry-1.js" ' +
        'data-files="/assets/core-1.js /assets/product-1.js"></script>',
    )
    expect(html).not.toContain('modulepreload')
    expect(html).toContain('<div id="root"><p>a</p></div>')
    expect(html.indexOf('as="image"')).toBeLessThan(html.indexOf('</head>'))
  })

  it('passes API calls on and protects their answers', async () => {
    shop = await startShop((args) => pageOf('', args), { fetch: async (url) => Response.json({ url: urlOf(url) }) })
    const answer = await shop.request('/api/v1/cart?shipper_id=1')
    expect(await answer.json()).toEqual({ url: 'http://shop.test/store/api/v1/cart?shipper_id=1' })
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect((await shop.request('/api/v1/cart/items', { method: 'POST', body: '{}' })).status).toBe(403)
  })

  it('passes on no answer whose money breaks the contract, neither to browsers nor to pages', async () => {
    const fetch = async () => Response.json({ id: 'c-1', prices: { totalWithTax: '1 290 Kč' } })
    const get = async ({ env }: RenderArgs) => env.shop.config.fetch(`${env.shop.config.endpoints.shop}/api/v1/cart`)
    const render = async (args: RenderArgs) => pageOf(`<p>${(await get(args)).status}</p>`, args)
    shop = await startShop(render, { fetch, check: checkMoneyAndIdentity })
    const answer = await shop.request('/api/v1/cart')
    const issue = { code: 'contract', field: 'getCart.version' }
    expect([answer.status, await answer.json()]).toMatchObject([502, { errors: [issue] }])
    expect(await (await shop.request('/kosik')).text()).toContain('<p>502</p>')
  })

  it('refuses too long bodies for the API with an error of the API', async () => {
    shop = await startShop((args) => pageOf('', args))
    const body = 'x'.repeat(70_000)
    const answer = await shop.request('/api/v1/cart/coupon', { method: 'POST', headers: same, body })
    expect([answer.status, await answer.json()]).toMatchObject([413, { errors: [{ code: 'payload_too_large' }] }])
  })

  it('streams pictures and nothing but pictures', async () => {
    const types: Record<string, string> = { 'a.png': 'image/png', 'a.html': 'text/html' }
    const takes: (string | null)[] = []
    shop = await startShop((args) => pageOf('', args), {
      fetch: async (url, init) => {
        takes.push(new Headers(init?.headers).get('accept'))
        const type = types[urlOf(url).split('/').at(-1) ?? ''] ?? ''
        return new Response('bytes', { headers: { 'content-type': type, 'cache-control': 'public', vary: 'Accept' } })
      },
    })
    const headers = { accept: 'image/avif,image/webp' }
    const picture = await shop.request('/cdn/image/style-w56-h56/products/a.png', { headers })
    const { status, headers: returned } = picture
    expect([status, returned.get('content-type'), returned.get('vary')]).toEqual([200, 'image/png', 'Accept'])
    expect(await picture.text()).toBe('bytes')
    expect(takes).toEqual(['image/avif,image/webp'])
    expect((await shop.request('/cdn/image/style-w56-h56/products/a.html')).status).toBe(502)
    expect((await shop.request('/cdn/image/style-w56-h56/..%2f..%2fetc')).status).toBe(404)
    expect((await shop.request('/cdn/other')).status).toBe(404)
  })
})

describe('where a visitor comes from', () => {
  const from = async (trustedProxies: readonly string[]) => {
    const addresses: (string | null)[] = []
    shop = await startShop(
      async (args) => {
        const { fetch, endpoints } = args.env.shop.config
        await fetch(`${endpoints.shop}/api/v1/user`)
        return pageOf('', args)
      },
      {
        config: { trustedProxies },
        fetch: async (_, init) => {
          addresses.push(new Headers(init?.headers).get('x-forwarded-for'))
          return Response.json({})
        },
      },
    )
    for (const path of ['/api/v1/user', '/prihlasit'])
      await shop.request(path, { headers: { 'x-forwarded-for': '192.0.2.7' } })
    return addresses
  }

  it('is not forwarded if it is this machine, which would stand for everybody', async () => {
    expect(await from([])).toEqual([null, null])
  })

  it('is the one that a trusted proxy forwards', async () => {
    expect(await from(['127.0.0.1'])).toEqual(['192.0.2.7', '192.0.2.7'])
  })
})
