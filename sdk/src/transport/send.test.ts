import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createBudget } from './budget.ts'
import { callContent, callServices, callShop } from './call.ts'
import { createShop, type ShopConfig } from './context.ts'
import { queryContent } from './graphql.ts'
import { retryDelay } from './retry.ts'
import { json, manualClock, refused, testShop } from './testing/test-shop.ts'
import { memoryTokens } from './tokens.ts'

interface Seen {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly body: string | undefined
  readonly signal: AbortSignal | null | undefined
  readonly keepalive: boolean | undefined
}

type Reply = () => Response | Promise<Response>

const truncated = (): Response =>
  new Response(
    new ReadableStream({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode('{"id":'))
        controller.error(new TypeError('terminated'))
      },
    }),
    { headers: { 'Content-Type': 'application/json' } },
  )

/** A shop with a list of responses, of which the last one repeats, and a clock that does not wait. */
function shopWith(replies: readonly [Reply, ...Reply[]], config: Partial<ShopConfig> = {}) {
  const seen: Seen[] = []
  const slept: number[] = []
  const fetch: typeof globalThis.fetch = async (url, init = {}) => {
    const reply = replies[Math.min(seen.length, replies.length - 1)] ?? replies[0]
    const body = init.body as string | undefined
    const { method = 'GET', signal, keepalive } = init
    seen.push({ url: url as string, method, headers: new Headers(init.headers), body, signal, keepalive })
    return reply()
  }
  const clock = {
    now: () => Date.UTC(2026, 0, 1),
    sleep: (ms: number, signal?: AbortSignal) =>
      ms === 10_000
        ? new Promise<void>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
        : Promise.resolve(void slept.push(ms)),
  }
  return { shop: testShop({ fetch, clock, random: () => 0.5, ...config }), seen, slept }
}

const drop = (): never => {
  throw new TypeError('Failed to fetch')
}
const header = { 'Idempotency-Key': 'key-00000001' }
const body = { id: 1, amount: 1, type: 'shop_product' as const }
const document = { toString: () => 'query Page($slug: String!) { page(slug: $slug) { title } }' }
const cart = () => json({ id: null })

describe('headers', () => {
  const segment = {
    locale: 'sk',
    defaultLocale: 'cs',
    domainCode: 'vanek_cz',
    translationVariant: 'formal',
    userVariant: 'b2b',
    userGroups: ['wholesale', 'fitters'],
  }
  async function requests() {
    const { shop, seen } = shopWith([cart], { ...segment, tokens: memoryTokens({ auth: 'secret', cart: 'guest' }) })
    await callShop(shop, (api) => api.GET('/api/v1/cart'))
    await callContent(shop, (api) => api.GET('/catalog/product'))
    await queryContent(shop, document, { slug: 'o-nas' })
    return seen
  }

  /** One header of a REST call to the shop, a REST call to the content service and a GraphQL query. */
  const sentHeader = async (name: string) => (await requests()).map(({ headers }) => headers.get(name))
  const all = (value: string) => [value, value, value]

  it('B7.01 contain the locale', async () => expect(await sentHeader('X-Locale')).toEqual(all('sk')))
  it('B7.02 contain the default locale', async () => expect(await sentHeader('X-Default-Locale')).toEqual(all('cs')))
  it('B7.03 contain the domain code', async () => expect(await sentHeader('X-Domain-Code')).toEqual(all('vanek_cz')))
  it('B7.04 contain the translation variant', async () =>
    expect(await sentHeader('X-Translation-Variant')).toEqual(all('formal')))
  it('B7.05 contain the currency', async () => expect(await sentHeader('X-Currency')).toEqual(all('CZK')))
  it('B7.06 contain the user variant', async () => expect(await sentHeader('X-User-Variant')).toEqual(all('b2b')))
  it('B7.07 contain the user groups, joined by commas', async () =>
    expect(await sentHeader('X-User-Groups')).toEqual(all('wholesale,fitters')))
  it('B7.08 contain the bearer token', async () =>
    expect(await sentHeader('Authorization')).toEqual(all('Bearer secret')))

  it('B7.08 contain no bearer without a token, and no guest cart token in addition to one', async () => {
    expect((await requests())[0]?.headers.has('X-Guest-Cart-Token')).toBe(false)
    const { shop, seen } = shopWith([cart], { tokens: memoryTokens({ cart: 'guest' }) })
    await callShop(shop, (api) => api.GET('/api/v1/cart'))
    expect(seen[0]?.headers.get('X-Guest-Cart-Token')).toBe('guest')
    expect(seen[0]?.headers.has('Authorization')).toBe(false)
    const guest = shopWith([cart], { tokens: memoryTokens() })
    await callShop(guest.shop, (api) => api.GET('/api/v1/cart'))
    expect(guest.seen[0]?.headers.has('X-Guest-Cart-Token')).toBe(false)
  })

  it.each([{ auth: 'a', cart: 'c' }, { cart: 'c' }])(
    'do not send tokens to services that do not need them: %j',
    async (stored) => {
      const { shop, seen } = shopWith([() => json({ productIds: [] }), cart], { tokens: memoryTokens(stored) })
      await callServices(shop, (api) =>
        api.GET('/recommender/products', { params: { query: { placement: 'homepage' } } }),
      )
      expect(seen[0]?.url).toBe('http://shop.test/services/recommender/products?placement=homepage')
      expect(seen[0]?.headers.has('Authorization')).toBe(false)
      await callContent(shop, (api) => api.GET('/catalog/product'))
      expect(seen.map(({ headers }) => headers.has('X-Guest-Cart-Token'))).toEqual([false, false])
    },
  )

  it('use the tokens at the time of the call and the segment of the shop instance', async () => {
    const tokens = memoryTokens({ auth: 'before' })
    const { shop, seen } = shopWith([cart], { tokens })
    const call = callShop(shop.with({ locale: 'de' }), (api) => api.GET('/api/v1/cart'))
    tokens.set('auth', 'after')
    await call
    expect(seen[0]?.headers.get('Authorization')).toBe('Bearer before')
    expect(seen[0]?.headers.get('X-Locale')).toBe('de')
  })
})

describe('GraphQL', () => {
  it('B7.19 is sent by POST with query and variables', async () => {
    const { shop, seen } = shopWith([() => json({ data: { page: { title: 'O nás' } } })])
    const result = await queryContent(shop, document, { slug: 'o-nas' })
    expect(result).toEqual({ ok: true, data: { page: { title: 'O nás' } } })
    expect(seen[0]).toMatchObject({ url: 'http://shop.test/cms/graphql', method: 'POST' })
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ query: document.toString(), variables: { slug: 'o-nas' } })
    expect(seen[0]?.headers.get('Content-Type')).toBe('application/json')
  })

  it('is retried like a read, and a partial response is an error', async () => {
    const replies: [Reply, Reply] = [drop, () => json({ data: { page: null }, errors: [{ message: 'No such page' }] })]
    const { shop, seen } = shopWith(replies)
    const result = await queryContent(shop, document, {})
    expect(seen.length).toBe(2)
    expect(result).toMatchObject({ ok: false, error: { code: 'contract', retryable: false, outcome: 'none' } })
  })
})

describe('a failed request', () => {
  const read = (shop: ReturnType<typeof testShop>) => callShop(shop, (api) => api.GET('/api/v1/cart'))
  const add = (shop: ReturnType<typeof testShop>, key = true) =>
    callShop(shop, (api) => api.POST('/api/v1/cart/items', { body, params: key ? { header } : {} }))

  it('is retried when it is safe, with exponential backoff', async () => {
    const { shop, seen, slept } = shopWith([drop, () => refused(503, 'busy'), cart])
    expect(await read(shop)).toMatchObject({ ok: true })
    expect(seen.length).toBe(3)
    expect(slept).toEqual([100, 200])
  })

  it('fails after three attempts', async () => {
    const { shop, seen } = shopWith([drop])
    expect(await read(shop)).toMatchObject({ ok: false, error: { code: 'network', retryable: true, outcome: 'none' } })
    expect(seen.length).toBe(3)
  })

  it('is retried with the same idempotency key', async () => {
    const { shop, seen } = shopWith([drop, () => refused(500, 'oops'), () => json({ cart: null })])
    expect(await add(shop)).toMatchObject({ ok: true })
    expect(seen.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(Array(3).fill('key-00000001'))
    expect(new Set(seen.map((request) => request.body)).size).toBe(1)
  })

  it('is never retried when it changes data without a key', async () => {
    const { shop, seen } = shopWith([drop])
    expect(await add(shop, false)).toMatchObject({ ok: false, error: { code: 'network', outcome: 'unknown' } })
    expect(seen.length).toBe(1)
  })

  it.each([
    ['null', () => json(null), 'contract'],
    ['an HTML page', () => new Response('<h1>Proxy</h1>', { headers: { 'Content-Type': 'text/html' } }), 'contract'],
    [
      'an incomplete body',
      () => new Response('{"id":', { headers: { 'Content-Type': 'application/json' } }),
      'network',
    ],
    ['a broken connection', truncated, 'network'],
    ['a server error', () => refused(500, 'whatever'), 'server'],
  ] as const)('has an unknown outcome when the response is %s', async (_, reply, code) => {
    const { shop, seen } = shopWith([reply])
    expect(await add(shop)).toMatchObject({ ok: false, error: { code, outcome: 'unknown', retryable: true } })
    expect(seen.length).toBe(3)
  })

  it.each([202, 204])('may have no body when the status is %i', async (status) => {
    const { shop } = shopWith([() => new Response(null, { status })])
    expect(await add(shop)).toEqual({ ok: true, data: undefined })
  })

  it('remains unknown when only the last attempt was definitely not applied', async () => {
    const { shop } = shopWith([drop, drop, () => refused(429, 'rate_limited')])
    expect(await add(shop)).toMatchObject({ error: { code: 'rate_limited', outcome: 'unknown' } })
    const { shop: rejectedShop } = shopWith([drop, () => refused(422, 'out_of_stock')])
    expect(await add(rejectedShop)).toMatchObject({ error: { code: 'out_of_stock', outcome: 'none' } })
    // the session may have expired after the first attempt was applied
    const { shop: expiredShop } = shopWith([drop, () => refused(401, 'unauthorized')])
    expect(await add(expiredShop)).toMatchObject({ error: { code: 'unauthorized', outcome: 'unknown' } })
  })

  it.each([
    [401, 'unauthorized', 1],
    [404, 'not_found', 1],
    [422, 'out_of_stock', 1],
    [409, 'idempotency_conflict', 3],
    [429, 'rate_limited', 3],
  ])('with status %i and code %s is tried %i times, and returns the reason', async (status, code, attempts) => {
    const { shop, seen } = shopWith([() => refused(status, code)])
    const issues = [{ code, field: null, title: `It is ${code}` }]
    expect(await add(shop)).toMatchObject({ ok: false, error: { code, status, issues, requestId: 'r-1' } })
    expect(seen.length).toBe(attempts)
  })

  it('gets its code from the status when the body is empty', async () => {
    const shopOf = (status: number) => shopWith([() => new Response('', { status })]).shop
    expect(await read(shopOf(401))).toMatchObject({ error: { code: 'unauthorized', issues: [] } })
    expect(await read(shopOf(429))).toMatchObject({ error: { code: 'rate_limited' } })
    expect(await read(shopOf(502))).toMatchObject({ error: { code: 'server' } })
    expect(await read(shopOf(418))).toMatchObject({ error: { code: 'contract', retryable: false } })
  })

  it('waits for Retry-After, in seconds or until a date, but at most half a minute', async () => {
    const after = (value: string) => () => refused(503, 'busy', { 'Retry-After': value })
    const { shop, slept } = shopWith([after('7'), after('Thu, 01 Jan 2026 00:00:30 GMT'), cart])
    expect(await read(shop)).toMatchObject({ ok: true })
    expect(slept).toEqual([7_000, 30_000])
    const { shop: slowShop, seen } = shopWith([after('31')])
    expect(await read(slowShop)).toMatchObject({ error: { code: 'server', retryAfter: 31_000 } })
    expect(seen.length).toBe(1)
  })

  it('retries within a budget that successful requests refill', async () => {
    const { shop, seen } = shopWith([drop])
    for (let call = 0; call < 20; call++) await read(shop.with({ locale: 'sk' }))
    expect(seen.length).toBe(20 + 10)
    const budget = createBudget(1)
    expect([budget.take(), budget.take()]).toEqual([true, false])
    budget.refund()
    expect([budget.take(), budget.take()]).toEqual([true, false])
    budget.refund()
    budget.refund()
    expect([budget.take(), budget.take()]).toEqual([true, false])
  })

  it('never waits longer than the limit of its attempt', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2 }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (n, r) => {
          const error = { code: 'network', retryable: true, outcome: 'none', issues: [] } as const
          const delay = retryDelay(error, n, () => r) ?? -1
          expect(delay).toBeGreaterThanOrEqual(0)
          expect(delay).toBeLessThan(Math.min(5_000, 200 * 2 ** (n - 1)))
        },
      ),
    )
  })
})

describe('a page that is left', () => {
  it.each([
    ['does not end a small write', () => ({ ...body, note: 'x'.repeat(100) }), true],
    ['ends a write that is too large for browsers', () => ({ ...body, note: 'x'.repeat(8_000) }), false],
    ['ends a read', undefined, false],
  ])('%s', async (_, made, keepalive) => {
    const { shop, seen } = shopWith([cart])
    if (made) await callShop(shop, (api) => api.POST('/api/v1/cart/items', { body: made(), params: { header } }))
    else await callShop(shop, (api) => api.GET('/api/v1/cart'))
    expect(seen[0]?.keepalive).toBe(keepalive)
  })
})

describe('timeouts', () => {
  const never = () => new Promise<Response>(() => {})

  it('abort an attempt after ten seconds, even if fetch ignores its signal, and a call after three attempts', async () => {
    const clock = manualClock()
    const { shop, seen } = shopWith([never], { clock })
    const call = callShop(shop, (api) => api.GET('/api/v1/cart'))
    await clock.advance(9_999)
    expect(seen.length).toBe(1)
    await clock.advance(25_000)
    expect(await call).toMatchObject({ ok: false, error: { code: 'timeout', retryable: true } })
    // no request is pending
    expect(seen.map(({ signal }) => signal?.aborted)).toEqual([true, true, true])
  })

  it('include the body', async () => {
    const clock = manualClock()
    const endless = () => new Response(new ReadableStream(), { headers: { 'Content-Type': 'application/json' } })
    const { shop } = shopWith([endless], { clock, timeoutMs: 500 })
    const call = callShop(shop, (api) => api.GET('/api/v1/cart'))
    await clock.advance(3_000)
    expect(await call).toMatchObject({ error: { code: 'timeout' } })
  })

  it('an abort rejects immediately with the reason of the caller', async () => {
    const reason = new Error('left the page')
    const { signal, abort } = ((controller) => ({ signal: controller.signal, abort: () => controller.abort(reason) }))(
      new AbortController(),
    )
    const { shop, seen } = shopWith([never])
    const call = callShop(shop, (api) => api.GET('/api/v1/cart', { signal }))
    setTimeout(abort, 5)
    await expect(call).rejects.toBe(reason)
    await expect(callShop(shop, (api) => api.GET('/api/v1/cart', { signal }))).rejects.toBe(reason)
    expect(seen.length).toBe(1)
  })

  it('an abort also ends the wait for the next attempt', async () => {
    const controller = new AbortController()
    const clock = manualClock()
    const { shop, seen } = shopWith([drop], { clock })
    const call = queryContent(shop, document, {}, { signal: controller.signal })
    await clock.advance(0)
    controller.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    expect(seen.length).toBe(1)
  })
})

it('an empty base URL is the own origin', async () => {
  const urls: unknown[] = []
  const shop = createShop({
    ...testShop().config,
    endpoints: { shop: '', content: '/content', cdn: '/cdn' },
    fetch: async (url) => {
      urls.push(url)
      return cart()
    },
  })
  await callShop(shop, (api) => api.DELETE('/api/v1/cart/items/{id}', { params: { path: { id: 7 }, header } }))
  await callContent(shop, (api) => api.GET('/catalog/product'))
  expect(urls).toEqual(['/api/v1/cart/items/7', '/content/catalog/product'])
})
