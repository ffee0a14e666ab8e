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
}

type Reply = () => Response | Promise<Response>

const tear = (): Response =>
  new Response(
    new ReadableStream({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode('{"id":'))
        controller.error(new TypeError('terminated'))
      },
    }),
    { headers: { 'Content-Type': 'application/json' } },
  )

/** A shop whose requests are answered from a list, the last answer again and again, on a clock that never waits. */
function scripted(replies: readonly [Reply, ...Reply[]], config: Partial<ShopConfig> = {}) {
  const seen: Seen[] = []
  const slept: number[] = []
  const fetch: typeof globalThis.fetch = async (url, init = {}) => {
    const reply = replies[Math.min(seen.length, replies.length - 1)] ?? replies[0]
    const body = init.body as string | undefined
    const { method = 'GET', signal } = init
    seen.push({ url: url as string, method, headers: new Headers(init.headers), body, signal })
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
    const { shop, seen } = scripted([cart], { ...segment, tokens: memoryTokens({ auth: 'secret', cart: 'guest' }) })
    await callShop(shop, (api) => api.GET('/api/v1/cart'))
    await callContent(shop, (api) => api.GET('/catalog/product'))
    await queryContent(shop, document, { slug: 'o-nas' })
    return seen
  }

  /** What REST calls of the shop and of the content service and a GraphQL query say under one header. */
  const carried = async (name: string) => (await requests()).map(({ headers }) => headers.get(name))
  const all = (value: string) => [value, value, value]

  it('B7.01 say the locale', async () => expect(await carried('X-Locale')).toEqual(all('sk')))
  it('B7.02 say the default locale', async () => expect(await carried('X-Default-Locale')).toEqual(all('cs')))
  it('B7.03 say the domain code', async () => expect(await carried('X-Domain-Code')).toEqual(all('vanek_cz')))
  it('B7.04 say the translation variant', async () =>
    expect(await carried('X-Translation-Variant')).toEqual(all('formal')))
  it('B7.05 say the currency', async () => expect(await carried('X-Currency')).toEqual(all('CZK')))
  it('B7.06 say the user variant', async () => expect(await carried('X-User-Variant')).toEqual(all('b2b')))
  it('B7.07 say the user groups, joined by commas', async () =>
    expect(await carried('X-User-Groups')).toEqual(all('wholesale,fitters')))
  it('B7.08 say the bearer token', async () => expect(await carried('Authorization')).toEqual(all('Bearer secret')))

  it('B7.08 carries no bearer without a token, and no guest cart token beside one', async () => {
    expect((await requests())[0]?.headers.has('X-Guest-Cart-Token')).toBe(false)
    const { shop, seen } = scripted([cart], { tokens: memoryTokens({ cart: 'guest' }) })
    await callShop(shop, (api) => api.GET('/api/v1/cart'))
    expect(seen[0]?.headers.get('X-Guest-Cart-Token')).toBe('guest')
    expect(seen[0]?.headers.has('Authorization')).toBe(false)
    const stranger = scripted([cart], { tokens: memoryTokens() })
    await callShop(stranger.shop, (api) => api.GET('/api/v1/cart'))
    expect(stranger.seen[0]?.headers.has('X-Guest-Cart-Token')).toBe(false)
  })

  it.each([{ auth: 'a', cart: 'c' }, { cart: 'c' }])(
    'keeps tokens away from who has no use for them: %j',
    async (held) => {
      const { shop, seen } = scripted([() => json({ productIds: [] }), cart], { tokens: memoryTokens(held) })
      await callServices(shop, (api) =>
        api.GET('/recommender/products', { params: { query: { placement: 'homepage' } } }),
      )
      expect(seen[0]?.url).toBe('http://shop.test/services/recommender/products?placement=homepage')
      expect(seen[0]?.headers.has('Authorization')).toBe(false)
      await callContent(shop, (api) => api.GET('/catalog/product'))
      expect(seen.map(({ headers }) => headers.has('X-Guest-Cart-Token'))).toEqual([false, false])
    },
  )

  it('belong to the visitor at the time of the call, and to the segment of the shop it is made for', async () => {
    const tokens = memoryTokens({ auth: 'before' })
    const { shop, seen } = scripted([cart], { tokens })
    const call = callShop(shop.with({ locale: 'de' }), (api) => api.GET('/api/v1/cart'))
    tokens.set('auth', 'after')
    await call
    expect(seen[0]?.headers.get('Authorization')).toBe('Bearer before')
    expect(seen[0]?.headers.get('X-Locale')).toBe('de')
  })
})

describe('GraphQL', () => {
  it('B7.19 is sent by POST with query and variables', async () => {
    const { shop, seen } = scripted([() => json({ data: { page: { title: 'O nás' } } })])
    const result = await queryContent(shop, document, { slug: 'o-nas' })
    expect(result).toEqual({ ok: true, data: { page: { title: 'O nás' } } })
    expect(seen[0]).toMatchObject({ url: 'http://shop.test/cms/graphql', method: 'POST' })
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ query: document.toString(), variables: { slug: 'o-nas' } })
    expect(seen[0]?.headers.get('Content-Type')).toBe('application/json')
  })

  it('is repeated like a read, and a partial answer is an error', async () => {
    const replies: [Reply, Reply] = [drop, () => json({ data: { page: null }, errors: [{ message: 'No such page' }] })]
    const { shop, seen } = scripted(replies)
    const result = await queryContent(shop, document, {})
    expect(seen.length).toBe(2)
    expect(result).toMatchObject({ ok: false, error: { code: 'contract', retryable: false, outcome: 'none' } })
  })
})

describe('a request that goes wrong', () => {
  const read = (shop: ReturnType<typeof testShop>) => callShop(shop, (api) => api.GET('/api/v1/cart'))
  const add = (shop: ReturnType<typeof testShop>, key = true) =>
    callShop(shop, (api) => api.POST('/api/v1/cart/items', { body, params: key ? { header } : {} }))

  it('is repeated when it is safe, after a pause that doubles at most', async () => {
    const { shop, seen, slept } = scripted([drop, () => refused(503, 'busy'), cart])
    expect(await read(shop)).toMatchObject({ ok: true })
    expect(seen.length).toBe(3)
    expect(slept).toEqual([100, 200])
  })

  it('is given up after three attempts', async () => {
    const { shop, seen } = scripted([drop])
    expect(await read(shop)).toMatchObject({ ok: false, error: { code: 'network', retryable: true, outcome: 'none' } })
    expect(seen.length).toBe(3)
  })

  it('is repeated under the same key when it has one', async () => {
    const { shop, seen } = scripted([drop, () => refused(500, 'oops'), () => json({ cart: null })])
    expect(await add(shop)).toMatchObject({ ok: true })
    expect(seen.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(Array(3).fill('key-00000001'))
    expect(new Set(seen.map((request) => request.body)).size).toBe(1)
  })

  it('is never repeated when it changes something and has no key', async () => {
    const { shop, seen } = scripted([drop])
    expect(await add(shop, false)).toMatchObject({ ok: false, error: { code: 'network', outcome: 'unknown' } })
    expect(seen.length).toBe(1)
  })

  it.each([
    ['an HTML page', () => new Response('<h1>Proxy</h1>', { headers: { 'Content-Type': 'text/html' } }), 'contract'],
    ['half a body', () => new Response('{"id":', { headers: { 'Content-Type': 'application/json' } }), 'network'],
    ['a torn line', tear, 'network'],
    ['a server error', () => refused(500, 'whatever'), 'server'],
  ] as const)('has an unknown outcome when the answer is %s', async (_, reply, code) => {
    const { shop, seen } = scripted([reply])
    expect(await add(shop)).toMatchObject({ ok: false, error: { code, outcome: 'unknown', retryable: true } })
    expect(seen.length).toBe(3)
  })

  it.each([202, 204])('may come with nothing when it is %i', async (status) => {
    const { shop } = scripted([() => new Response(null, { status })])
    expect(await add(shop)).toEqual({ ok: true, data: undefined })
  })

  it('stays in doubt when only the last attempt was surely not applied', async () => {
    const { shop } = scripted([drop, drop, () => refused(429, 'rate_limited')])
    expect(await add(shop)).toMatchObject({ error: { code: 'rate_limited', outcome: 'unknown' } })
    const { shop: sure } = scripted([drop, () => refused(422, 'out_of_stock')])
    expect(await add(sure)).toMatchObject({ error: { code: 'out_of_stock', outcome: 'none' } })
    // the sign-in ended in between: the first attempt may have come before that
    const { shop: ended } = scripted([drop, () => refused(401, 'unauthorized')])
    expect(await add(ended)).toMatchObject({ error: { code: 'unauthorized', outcome: 'unknown' } })
  })

  it.each([
    [401, 'unauthorized', 1],
    [404, 'not_found', 1],
    [422, 'out_of_stock', 1],
    [409, 'idempotency_conflict', 3],
    [429, 'rate_limited', 3],
  ])('with status %i and code %s is tried %i times, and says why', async (status, code, attempts) => {
    const { shop, seen } = scripted([() => refused(status, code)])
    const issues = [{ code, field: null, title: `It is ${code}` }]
    expect(await add(shop)).toMatchObject({ ok: false, error: { code, status, issues, requestId: 'r-1' } })
    expect(seen.length).toBe(attempts)
  })

  it('is named by its status when the answer says nothing', async () => {
    const bare = (status: number) => scripted([() => new Response('', { status })]).shop
    expect(await read(bare(401))).toMatchObject({ error: { code: 'unauthorized', issues: [] } })
    expect(await read(bare(429))).toMatchObject({ error: { code: 'rate_limited' } })
    expect(await read(bare(502))).toMatchObject({ error: { code: 'server' } })
    expect(await read(bare(418))).toMatchObject({ error: { code: 'contract', retryable: false } })
  })

  it('waits as long as Retry-After says, in seconds or until a date, but not longer than half a minute', async () => {
    const after = (value: string) => () => refused(503, 'busy', { 'Retry-After': value })
    const { shop, slept } = scripted([after('7'), after('Thu, 01 Jan 2026 00:00:30 GMT'), cart])
    expect(await read(shop)).toMatchObject({ ok: true })
    expect(slept).toEqual([7_000, 30_000])
    const { shop: long, seen } = scripted([after('31')])
    expect(await read(long)).toMatchObject({ error: { code: 'server', retryAfter: 31_000 } })
    expect(seen.length).toBe(1)
  })

  it('does not multiply an outage: retries run out and come back with successes', async () => {
    const { shop, seen } = scripted([drop])
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

describe('time', () => {
  const never = () => new Promise<Response>(() => {})

  it('ends an attempt after ten seconds, even if fetch ignores its signal, and a call after three', async () => {
    const clock = manualClock()
    const { shop, seen } = scripted([never], { clock })
    const call = callShop(shop, (api) => api.GET('/api/v1/cart'))
    await clock.advance(9_999)
    expect(seen.length).toBe(1)
    await clock.advance(25_000)
    expect(await call).toMatchObject({ ok: false, error: { code: 'timeout', retryable: true } })
    // and no request is left under way
    expect(seen.map(({ signal }) => signal?.aborted)).toEqual([true, true, true])
  })

  it('counts the body in', async () => {
    const clock = manualClock()
    const endless = () => new Response(new ReadableStream(), { headers: { 'Content-Type': 'application/json' } })
    const { shop } = scripted([endless], { clock, timeoutMs: 500 })
    const call = callShop(shop, (api) => api.GET('/api/v1/cart'))
    await clock.advance(3_000)
    expect(await call).toMatchObject({ error: { code: 'timeout' } })
  })

  it('stops at once when the caller gives up, with the reason of the caller', async () => {
    const reason = new Error('left the page')
    const { signal, abort } = ((controller) => ({ signal: controller.signal, abort: () => controller.abort(reason) }))(
      new AbortController(),
    )
    const { shop, seen } = scripted([never])
    const call = callShop(shop, (api) => api.GET('/api/v1/cart', { signal }))
    setTimeout(abort, 5)
    await expect(call).rejects.toBe(reason)
    await expect(callShop(shop, (api) => api.GET('/api/v1/cart', { signal }))).rejects.toBe(reason)
    expect(seen.length).toBe(1)
  })

  it('stops while waiting for the next attempt too', async () => {
    const controller = new AbortController()
    const clock = manualClock()
    const { shop, seen } = scripted([drop], { clock })
    const call = queryContent(shop, document, {}, { signal: controller.signal })
    await clock.advance(0)
    controller.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    expect(seen.length).toBe(1)
  })
})

it('an empty base is the own origin', async () => {
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
