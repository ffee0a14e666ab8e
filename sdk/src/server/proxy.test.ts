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
    return proxy(new Request(own + path, { ...rest, headers }), { ...visitor, internal, address })
  }
  return { ask, seen, jar }
}

/** Status, code and request id of an error response; its title must be a sentence. */
const errorOf = async (response: Response) => {
  const { errors, requestId } = (await response.json()) as {
    errors: { code: string; title: string }[]
    requestId: string
  }
  expect(errors[0]?.title).toMatch(/^\p{Lu}.+\.$/u)
  return { status: response.status, code: errors[0]?.code, requestId }
}

describe('redirects of a back end', () => {
  const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  it('are not followed, with or without a token', async () => {
    const received: string[] = []
    const otherServer = createServer(({ url = '' }, response) => {
      received.push(url)
      response.setHeader('content-type', 'application/json').end('{}')
    })
    const backEnd = createServer((_, response) => {
      response
        .writeHead(307, { location: `${urlOf(otherServer)}/stolen`, 'content-type': 'application/json' })
        .end('{}')
    })
    const servers = [otherServer, backEnd]
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
      expect(received).toEqual([])
    } finally {
      for (const server of servers) server.close()
    }
  })
})

describe('allowed operations', () => {
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
  ])('GET %s is sent to its back end', async (path, url) => {
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
  ])('POST %s is sent to its back end', async (path, url) => {
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
  ])('%s is rejected', async (path) => {
    const { ask, seen } = setUp()
    const notFound = { status: 404, code: 'not_found', requestId: 'r-1' }
    expect([await errorOf(await ask(path)), seen]).toEqual([notFound, []])
  })

  it.each([
    ['PUT', '/api/v1/cart', ['GET']],
    ['DELETE', '/api/v1/user', ['GET', 'PATCH']],
    ['GET', '/api/oauth/login', ['POST']],
    ['POST', '/content/search', ['GET']],
  ])('%s %s is rejected with the allowed methods %j', async (method, path, allowed) => {
    const { ask, seen } = setUp()
    const answer = await ask(path, { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')?.split(', ').sort()).toEqual(allowed)
    expect((await errorOf(answer)).code).toBe('not_found')
    expect(seen).toEqual([])
  })
})

describe('headers', () => {
  it('removes headers of the browser and adds its own', async () => {
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

  it('adds the bearer token of the cookie to every request of a customer (B7.08)', async () => {
    const { ask, seen } = setUp({ cookie: `vanek_auth_token=${token}; vanek_cart_token=old` })
    await ask('/api/v1/user')
    await ask('/content/catalog/product?slugs=a')
    expect(seen.map(({ headers }) => headers.get('authorization'))).toEqual([`Bearer ${token}`, `Bearer ${token}`])
    expect(seen[0]?.headers.has('x-guest-cart-token')).toBe(false)
  })

  it('sends the client address to the shop back end only, and ignores forwarded headers of the client', async () => {
    const { ask, seen } = setUp()
    const init = { address: '192.0.2.7', headers: { 'x-forwarded-for': '1.2.3.4' } }
    for (const path of ['/api/v1/user', '/content/search?q=a', '/services/recommender/products?placement=homepage'])
      await ask(path, init)
    expect(seen.map(({ headers }) => headers.get('x-forwarded-for'))).toEqual(['192.0.2.7', null, null])
  })

  it('never sends a token to external services', async () => {
    const { ask, seen } = setUp({ cookie: `vanek_auth_token=${token}` })
    await ask('/services/recommender/products?placement=homepage')
    expect(seen[0]?.headers.has('authorization')).toBe(false)
  })

  it('returns only allowed response headers and no-store for personal data', async () => {
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

describe('CSRF protection', () => {
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

  it('does not apply to reads and internal requests', async () => {
    const { ask } = setUp()
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await ask('/api/v1/globals', { headers })).status).toBe(200)
    expect((await ask('/api/v1/cart/coupon', { ...post, headers, internal: true })).status).toBe(200)
  })
})

describe('failures', () => {
  it('streams are passed on unchanged in both directions', async () => {
    const streamOf = (text: string) =>
      new ReadableStream<Uint8Array>({
        start(controller) {
          for (const chunk of text.split(/(?<=,)/)) controller.enqueue(new TextEncoder().encode(chunk))
          controller.close()
        },
      })
    const [requestText, responseText] = ['{"a":1,"b":2,"c":3}', '{"d":4,"e":5,"f":6}']
    const headers = { 'content-type': 'application/json' }
    const { ask, seen } = setUp({ answer: () => new Response(streamOf(responseText), { headers }) })
    const answer = await ask('/api/v1/cart/coupon', {
      method: 'POST',
      body: streamOf(requestText),
      duplex: 'half',
    } as RequestInit)
    expect([seen[0]?.body, await answer.text()]).toEqual([requestText, responseText])
  })

  it('rejects a body by its content-length', async () => {
    const { ask, seen } = setUp({ bodyLimit: 10 })
    const response = await ask('/api/v1/cart/coupon', {
      method: 'POST',
      body: '{}',
      headers: { 'content-length': '11' },
    })
    expect([response.status, seen.length]).toEqual([413, 0])
  })

  it('rejects a body that is too long before anything is sent', async () => {
    const { ask, seen } = setUp({ bodyLimit: 10 })
    const response = await ask('/api/v1/cart/coupon', { method: 'POST', body: 'x'.repeat(11) })
    expect([await errorOf(response), seen.length]).toEqual([
      { status: 413, code: 'payload_too_large', requestId: 'r-1' },
      0,
    ])
  })

  it('sends nothing for an aborted request', async () => {
    let fetched = 0
    const fetch: typeof globalThis.fetch = async (_, init) => {
      init?.signal?.throwIfAborted()
      fetched++
      return Response.json({})
    }
    const response = await setUp({ fetch }).ask('/api/v1/cart', { signal: AbortSignal.abort() })
    expect([response.status, fetched]).toEqual([503, 0])
  })

  it('responds with 503 and Retry-After if the back end is too slow', async () => {
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
    ['is unavailable', () => Promise.reject(new TypeError('fetch failed')), 503],
    [
      'sends invalid JSON',
      () => new Response('{"a', { status: 400, headers: { 'content-type': 'application/json' } }),
      503,
    ],
    [
      'sends too much',
      () => new Response('x'.repeat(5 << 20), { headers: { 'content-type': 'application/json' } }),
      502,
    ],
  ])('responds when the back end %s', async (_, answer, status) => {
    const { ask } = setUp({ answer })
    const response = await ask('/api/v1/globals')
    expect(response.headers.get('retry-after')).toBe(status === 503 ? '1' : null)
    expect(await errorOf(response)).toMatchObject({ status, code: 'server' })
    // an internal request must not wait
    expect((await ask('/api/v1/globals', { internal: true })).headers.has('retry-after')).toBe(false)
  })
})
