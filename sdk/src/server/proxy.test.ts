import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { createCookieJar } from './cookies.ts'
import { createProxy, type ProxyConfig } from './proxy.ts'
import { createSessionCookies } from './session.ts'

const targets = {
  shop: 'http://shop.test/store',
  content: 'http://shop.test/cms',
  services: 'http://shop.test/services',
}
const own = 'https://vanek.test'
const segment = { userVariant: 'b2b', userGroups: ['firmy', 'vip'] }
const token = 'g'.repeat(43)

interface Seen {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly body: string | undefined
}

function setUp({
  cookie = '',
  answer = () => Response.json({}),
  ...config
}: Partial<ProxyConfig> & { cookie?: string; answer?: () => Response | Promise<Response> } = {}) {
  const seen: Seen[] = []
  const proxy = createProxy({
    targets,
    fetch: async (input, init) => {
      seen.push({
        url: input as string,
        method: init?.method ?? '',
        headers: new Headers(init?.headers),
        body: init?.body as string,
      })
      return answer()
    },
    ...config,
  })
  const jar = createCookieJar(cookie, { secure: false })
  const visitor = { session: createSessionCookies(jar, { secure: false }), segment, requestId: 'r-1' }
  const ask = (path: string, init: RequestInit & { internal?: boolean; address?: string } = {}) => {
    const { internal = false, address, ...rest } = init
    const headers = new Headers({ 'sec-fetch-site': 'same-origin', ...(rest.headers as Record<string, string>) })
    return proxy(new Request(own + path, { ...rest, headers }), { ...visitor, internal, ...(address && { address }) })
  }
  return { ask, seen, jar }
}

/** What a refusal says; to a person it says a whole sentence. */
const errorOf = async (response: Response) => {
  const { errors, requestId } = (await response.json()) as {
    errors: { code: string; title: string }[]
    requestId: string
  }
  expect(errors[0]?.title).toMatch(/^\p{Lu}.+\.$/u)
  return { status: response.status, code: errors[0]?.code, requestId }
}

describe('a back end that sends elsewhere', () => {
  const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  it('is not followed: no other server is asked, with a token or without', async () => {
    const requested: string[] = []
    const elsewhere = createServer(({ url = '' }, response) => {
      requested.push(url)
      response.setHeader('content-type', 'application/json').end('{}')
    })
    const backEnd = createServer((_, response) => {
      response.writeHead(307, { location: `${urlOf(elsewhere)}/stolen`, 'content-type': 'application/json' }).end('{}')
    })
    const servers = [elsewhere, backEnd]
    for (const server of servers) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    try {
      const { ask } = setUp({
        cookie: `vanek_auth_token=${token}`,
        targets: { ...targets, shop: urlOf(backEnd) },
        fetch: globalThis.fetch,
      })
      const answers = [await ask('/api/v1/cart'), await ask('/api/v1/cart/validate', { method: 'POST' })]
      expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
        [307, null],
        [307, null],
      ])
      expect(requested).toEqual([])
    } finally {
      for (const server of servers) server.close()
    }
  })
})

describe('what passes', () => {
  it.each([
    ['/api/v1/cart?shipper_id=1', 'http://shop.test/store/api/v1/cart?shipper_id=1'],
    ['/content/catalog/product?slugs=a', 'http://shop.test/cms/catalog/product?slugs=a'],
    ['/content/menu-object/main', 'http://shop.test/cms/menu-object/main'],
    ['/content/url-rewrite?lang=cs&path=%2Fa', 'http://shop.test/cms/url-rewrite?lang=cs&path=%2Fa'],
    ['/content/redirect?route=catchAll&path=%2Fa', 'http://shop.test/cms/redirect?route=catchAll&path=%2Fa'],
    [
      '/services/recommender/products?placement=homepage',
      'http://shop.test/services/recommender/products?placement=homepage',
    ],
    ['/api/v1/products/7?include=tags,variants', 'http://shop.test/store/api/v1/products/7?include=tags,variants'],
    ['/api/v1/products/7/comments', 'http://shop.test/store/api/v1/products/7/comments'],
  ])('GET %s goes to its back end', async (path, url) => {
    const { ask, seen } = setUp()
    expect((await ask(path)).status).toBe(200)
    expect(seen.map((each) => each.url)).toEqual([url])
  })

  it.each([
    ['/api/v1/products/7/reviews', 'http://shop.test/store/api/v1/products/7/reviews'],
    ['/api/v1/products/7/watchers', 'http://shop.test/store/api/v1/products/7/watchers'],
    ['/api/v1/contact-form', 'http://shop.test/store/api/v1/contact-form'],
    ['/api/v1/activate', 'http://shop.test/store/api/v1/activate'],
    ['/services/search/query', 'http://shop.test/services/search/query'],
  ])('POST %s goes to its back end', async (path, url) => {
    const { ask, seen } = setUp()
    expect((await ask(path, { method: 'POST', body: '{}' })).status).toBe(200)
    expect(seen).toMatchObject([{ url, method: 'POST', body: '{}' }])
  })

  it.each([
    '/api/v1/admin',
    '/api/v1/cart/',
    '/api/v1/cart/items/%2e%2e',
    '/api/v1/cart/items/..%2f..%2fadmin',
    '/api//v1/cart',
    '/api/v1/cart/items/1%00',
    '/content/upload/secret',
    '/services/',
    '/sandbox/reset',
    '/api/v1/cart@evil.test',
  ])('%s is refused', async (path) => {
    const { ask, seen } = setUp()
    const refused = { status: 404, code: 'not_found', requestId: 'r-1' }
    expect([await errorOf(await ask(path)), seen]).toEqual([refused, []])
  })

  it.each([
    ['PUT', '/api/v1/cart', ['GET']],
    ['DELETE', '/api/v1/user', ['GET', 'PATCH']],
    ['GET', '/api/oauth/login', ['POST']],
    ['POST', '/content/search', ['GET']],
  ])('%s %s is refused with the allowed methods %j', async (method, path, allowed) => {
    const { ask, seen } = setUp()
    const answer = await ask(path, { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')?.split(', ').sort()).toEqual(allowed)
    expect((await errorOf(answer)).code).toBe('not_found')
    expect(seen).toEqual([])
  })
})

describe('headers', () => {
  it('leaves what the browser smuggles behind and sets its own', async () => {
    const { ask, seen } = setUp({ cookie: `vanek_cart_token=${token}` })
    await ask('/api/v1/cart', {
      headers: {
        authorization: 'Bearer stolen',
        cookie: 'a=b',
        'x-guest-cart-token': 'other',
        'x-user-groups': 'vip',
        'x-user-variant': 'cheap',
        'x-forwarded-for': '1.2.3.4',
        'x-forwarded-host': 'evil.test',
        te: 'trailers',
        'x-locale': 'cs',
        'idempotency-key': 'key-12345',
      },
    })
    expect(Object.fromEntries(seen[0]?.headers ?? [])).toEqual({
      'idempotency-key': 'key-12345',
      'x-guest-cart-token': token,
      'x-locale': 'cs',
      'x-request-id': 'r-1',
      'x-user-groups': 'firmy,vip',
      'x-user-variant': 'b2b',
    })
  })

  it('adds the bearer token of the cookie to every request of a signed-in customer (B7.08)', async () => {
    const { ask, seen } = setUp({ cookie: `vanek_auth_token=${token}; vanek_cart_token=old` })
    await ask('/api/v1/user')
    await ask('/content/catalog/product?slugs=a')
    expect(seen.map(({ headers }) => headers.get('authorization'))).toEqual([`Bearer ${token}`, `Bearer ${token}`])
    expect(seen[0]?.headers.has('x-guest-cart-token')).toBe(false)
  })

  it('sends only the back end of the shop where a visitor comes from, and not what they claim', async () => {
    const { ask, seen } = setUp()
    const requested = { address: '192.0.2.7', headers: { 'x-forwarded-for': '1.2.3.4' } }
    for (const path of ['/api/v1/user', '/content/search?q=a', '/services/recommender/products?placement=homepage'])
      await ask(path, requested)
    expect(seen.map(({ headers }) => headers.get('x-forwarded-for'))).toEqual(['192.0.2.7', null, null])
  })

  it('never shows a token to outside services', async () => {
    const { ask, seen } = setUp({ cookie: `vanek_auth_token=${token}` })
    await ask('/services/recommender/products?placement=homepage')
    expect(seen[0]?.headers.has('authorization')).toBe(false)
  })

  it('passes back listed headers only and forbids to keep what is personal', async () => {
    const answer = () =>
      Response.json([], {
        headers: { 'set-cookie': 'a=1', server: 'x', 'cache-control': 'public', 'retry-after': '3' },
      })
    const { ask } = setUp({ answer })
    expect(Object.fromEntries((await ask('/api/v1/cart/shippers')).headers)).toEqual({
      'cache-control': 'no-store',
      'content-type': 'application/json',
      'retry-after': '3',
    })
    expect((await ask('/content/search?q=a')).headers.get('cache-control')).toBe('public')
  })
})

describe('proof of origin', () => {
  const post = { method: 'POST', body: '{}' }
  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'none' }, 200],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': '', origin: own, host: 'vanek.test' }, 200],
    [{ 'sec-fetch-site': '', origin: 'https://evil.test', host: 'vanek.test' }, 403],
    [{ 'sec-fetch-site': '', origin: 'null', host: 'vanek.test' }, 403],
    [{ 'sec-fetch-site': '', host: 'vanek.test' }, 403],
  ])('of a POST with %j: %i', async (headers, status) => {
    const { ask, seen } = setUp()
    const answer = await ask('/api/v1/cart/coupon', { ...post, headers })
    expect(answer.status).toBe(status)
    expect(status === 403 ? await errorOf(answer) : answer).toMatchObject(status === 403 ? { code: 'forbidden' } : {})
    expect(seen.length).toBe(status === 200 ? 1 : 0)
  })

  it('is not asked of a read or of the server itself', async () => {
    const { ask } = setUp()
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await ask('/api/v1/globals', { headers })).status).toBe(200)
    expect((await ask('/api/v1/cart/coupon', { ...post, headers, internal: true })).status).toBe(200)
  })
})

describe('trouble', () => {
  it('passes bodies that come in pieces on as they are, both ways', async () => {
    const inPieces = (text: string) =>
      new ReadableStream<Uint8Array>({
        start(controller) {
          for (const piece of text.split(/(?<=,)/)) controller.enqueue(new TextEncoder().encode(piece))
          controller.close()
        },
      })
    const [requested, reported] = ['{"a":1,"b":2,"c":3}', '{"d":4,"e":5,"f":6}']
    const headers = { 'content-type': 'application/json' }
    const { ask, seen } = setUp({ answer: () => new Response(inPieces(reported), { headers }) })
    const answer = await ask('/api/v1/cart/coupon', {
      method: 'POST',
      body: inPieces(requested),
      duplex: 'half',
    } as RequestInit)
    expect([seen[0]?.body, await answer.text()]).toEqual([requested, reported])
  })

  it('takes the word of a body that says it is too long', async () => {
    const { ask, seen } = setUp({ bodyLimit: 10 })
    const refused = await ask('/api/v1/cart/coupon', {
      method: 'POST',
      body: '{}',
      headers: { 'content-length': '11' },
    })
    expect([refused.status, seen.length]).toEqual([413, 0])
  })

  it('refuses a body that is too long before anything is sent', async () => {
    const { ask, seen } = setUp({ bodyLimit: 10 })
    const refused = await ask('/api/v1/cart/coupon', { method: 'POST', body: 'x'.repeat(11) })
    expect([await errorOf(refused), seen.length]).toEqual([
      { status: 413, code: 'payload_too_large', requestId: 'r-1' },
      0,
    ])
  })

  it('asks nothing for who is gone already', async () => {
    let answered = 0
    const fetch: typeof globalThis.fetch = async (_, init) => {
      init?.signal?.throwIfAborted()
      answered++
      return Response.json({})
    }
    const response = await setUp({ fetch }).ask('/api/v1/cart', { signal: AbortSignal.abort() })
    expect([response.status, answered]).toEqual([503, 0])
  })

  it('answers 503 and when to come back if the back end is too slow', async () => {
    const slow: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
    const { ask } = setUp({ timeoutMs: 10, fetch: slow })
    const answer = await ask('/api/v1/globals')
    expect([answer.headers.get('retry-after'), await errorOf(answer)]).toEqual([
      '1',
      { status: 503, code: 'timeout', requestId: 'r-1' },
    ])
  })

  it.each([
    ['is down', () => Promise.reject(new TypeError('fetch failed')), 503],
    [
      'breaks its JSON',
      () => new Response('{"a', { status: 400, headers: { 'content-type': 'application/json' } }),
      503,
    ],
    ['never ends', () => new Response('x'.repeat(5 << 20), { headers: { 'content-type': 'application/json' } }), 502],
  ])('answers when the back end %s', async (_, answer, status) => {
    const { ask } = setUp({ answer })
    const refused = await ask('/api/v1/globals')
    expect(refused.headers.get('retry-after')).toBe(status === 503 ? '1' : null)
    expect(await errorOf(refused)).toMatchObject({ status, code: 'server' })
    // a page of this server must not wait for it
    expect((await ask('/api/v1/globals', { internal: true })).headers.has('retry-after')).toBe(false)
  })
})
