import { CommerceError } from '@vanek/sdk'
import { findProducts } from '@vanek/sdk/search'
import { afterEach, describe, expect, it } from 'vitest'
import type { RenderArgs, RenderedPage } from '../src/composition/entry-server.tsx'
import type { Config } from './config/config.ts'
import { urlOf } from './http/web.ts'
import { loggable, loggablePath } from './loggable.ts'
import { timeouts } from './pages/time-limit.ts'
import { pageOf, startShop, type FakeShop } from './testing/fake-shop.ts'

let shop: FakeShop | undefined
afterEach(async () => shop?.close())

const down = () => Promise.reject(new TypeError('fetch failed'))

/** A page that requests data of both back ends and fails like the real ones when the content service does. */
const asking = async (args: RenderArgs, path: string) => {
  const { fetch, endpoints } = args.env.shop.config
  const answer = await fetch(`${endpoints.content}/menu-object${path}`, { method: 'GET' }).catch(() => undefined)
  return pageOf('<h1>Tuhle stránku teď neumíme načíst</h1>', args, { status: answer?.ok ? 200 : 500 })
}

/** Back ends that can be switched off. */
async function start(render: (args: RenderArgs, path: string) => ReturnType<typeof asking> = asking) {
  const world: { answer: () => Response | Promise<Response>; requestCount: number } = { answer: down, requestCount: 0 }
  shop = await startShop(render, {
    fetch: async () => {
      world.requestCount += 1
      return world.answer()
    },
  })
  const own = shop
  return { request: (path: string, init?: RequestInit) => own.request(path, init), world }
}

const statusOf = async (answer: Response) => [answer.status, answer.headers.get('retry-after')] as const
const fine = () => Response.json({})

describe('an outage', () => {
  it.each(['/kept/a', '/kosik'])('%s is 503 with Retry-After, and a text of the shop', async (path) => {
    const { request, world } = await start()
    world.answer = fine
    expect((await request('/kept/first')).status).toBe(200)
    world.answer = down
    const answer = await request(path)
    expect([await statusOf(answer), await answer.text()]).toEqual([
      [503, '5'],
      expect.stringContaining('Tuhle stránku teď neumíme načíst'),
    ])
    world.answer = fine
    await expect.poll(async () => (await request(path)).status, { timeout: 5_000 }).toBe(200)
  })

  it('makes the API answer at once after several calls without an answer', async () => {
    const { request, world } = await start()
    const answers = await Promise.all(Array.from({ length: 5 }, () => request('/api/v1/globals')))
    expect(await Promise.all(answers.map(statusOf))).toEqual(Array.from({ length: 5 }, () => [503, '1']))
    const { requestCount } = world
    expect(await statusOf(await request('/api/v1/cart'))).toEqual([503, '1'])
    expect(await statusOf(await request('/cdn/image/style-w56-h56/products/a.png'))).toEqual([503, '1'])
    expect(world.requestCount).toBe(requestCount + 1)
  })

  it('turns 422 of a form into 503 only if the back end of the form is down', async () => {
    const { request, world } = await start(async (args) => {
      const { fetch, endpoints } = args.env.shop.config
      const base = new URL(args.request.url).pathname === '/kontakt' ? endpoints.content : endpoints.shop
      await fetch(`${base}/api/oauth/login`, { method: 'POST' }).catch(() => undefined)
      return pageOf('<h1>Zkuste to za chvíli</h1>', args, { status: 422 })
    })
    const post = async (path: string) =>
      statusOf(await request(path, { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } }))
    world.answer = fine
    await request('/readyz')
    expect(await post('/prihlasit')).toEqual([422, null])
    world.answer = down
    expect([await post('/kontakt'), await post('/prihlasit')]).toEqual([
      [422, null],
      [503, '5'],
    ])
  })

  it('is answered with 503 when the page cannot even be started', async () => {
    const error = new CommerceError({ code: 'timeout', retryable: true, outcome: 'none', issues: [] })
    const { request, world } = await start(() => Promise.reject(new Error('A loader failed', { cause: error })))
    world.answer = fine
    const answer = await request('/kept/a')
    expect([await statusOf(answer), await answer.text()]).toEqual([
      [503, '5'],
      expect.stringContaining('Obchod teď neodpovídá'),
    ])
  })
})

describe('back ends that are still starting', () => {
  it('are also reported when a page cannot even be started', async () => {
    const error = new CommerceError({ code: 'network', retryable: true, outcome: 'none', issues: [] })
    const { request } = await start(() => Promise.reject(new Error('A loader failed', { cause: error })))
    const answer = await request('/kosik')
    expect([await statusOf(answer), await answer.text()]).toEqual([
      [503, '5'],
      expect.stringContaining('<h1>Otevíráme za chvíli</h1>'),
    ])
  })

  it('are reported by a page of their own, and by 503 to probes', async () => {
    const { request, world } = await start()
    for (const path of ['/kept/a', '/kosik']) {
      const answer = await request(path)
      const text = await answer.text()
      expect([await statusOf(answer), text.includes('<h1>Otevíráme za chvíli</h1>')]).toEqual([[503, '5'], true])
    }
    expect((await request('/livez')).status).toBe(200)
    const waiting = await request('/readyz')
    expect([await statusOf(waiting), await waiting.json()]).toEqual([
      [503, '1'],
      { status: 'waiting', missing: ['shop', 'content'] },
    ])
    world.answer = fine
    await expect.poll(async () => (await request('/readyz')).status, { timeout: 5_000 }).toBe(200)
    expect((await request('/kept/a')).status).toBe(200)
  })
})

it('B9.11 a search service that hangs leaves a page time for the search of the shop', async () => {
  const left: number[] = []
  const search = async (args: RenderArgs) => {
    const begin = performance.now()
    const { service } = await findProducts(args.env.shop, { q: 'ventilátor' })
    left.push(timeouts.page - (performance.now() - begin))
    return pageOf(String(service), args)
  }
  shop = await startShop(search, {
    fetch: async (input) => (urlOf(input).endsWith('/search/query') ? new Promise(() => {}) : fine()),
  })
  const own = shop
  for (let page = 0; page < 5; page += 1) expect(await (await own.request('/hledat')).text()).toContain('false')
  expect(left.filter((ms) => ms < 700)).toEqual([])
}, 10_000)

it('an answer that is far too long reaches neither a page nor a browser', async () => {
  const { request, world } = await start()
  const long = { 'content-type': 'application/json', 'content-length': '300000000' }
  world.answer = () => new Response('{', { headers: long })
  expect((await request('/api/v1/globals')).status).toBe(502)
  expect((await request('/kept/a')).status).toBe(503)
  world.answer = () => new Response('x'.repeat(9 << 20), { headers: { 'content-type': 'text/html' } })
  expect((await request('/kept/b')).status).toBe(503)
})

it('a request that fails before any back end is called is a 500', async () => {
  const limits = () => Promise.reject(new Error('secret detail'))
  shop = await startShop((args) => pageOf('', args), { limits })
  const data = await shop.request('/api/v1/user')
  expect([data.status, await data.json()]).toMatchObject([500, { errors: [{ code: 'server' }] }])
  const page = await shop.request('/kosik')
  expect([page.status, await page.text()]).toEqual([500, expect.stringContaining('<h1>Něco se nám pokazilo</h1>')])
})

describe('the log', () => {
  const lines: Record<string, unknown>[] = []
  const listening = async (
    config: Partial<Config>,
    render: (args: RenderArgs) => RenderedPage,
    fetch: () => Promise<Response> = down,
  ) => {
    lines.length = 0
    const logTo = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) }
    shop = await startShop(render, { config, logTo, fetch })
    const own = shop
    return (path: string) => own.request(path)
  }
  const messages = () => lines.map(({ msg }) => msg)
  const failing = (code: 'network' | 'server') => () => {
    const cause = new CommerceError({ code, retryable: true, outcome: 'none', issues: [] })
    throw new Error('A loader failed', { cause })
  }

  it('has one line while back ends start, not one for each page', async () => {
    const request = await listening({ logLevel: 'warn' }, failing('network'))
    for (const path of ['/kept/a', '/kosik']) expect((await request(path)).status).toBe(503)
    expect(messages()).toEqual(['Waiting for the back ends to answer'])
  })

  it('has the answer of the back end and the request id for a page that failed', async () => {
    const request = await listening({ logLevel: 'warn' }, failing('server'), async () => Response.json({}))
    await request('/kosik')
    expect(lines).toMatchObject([
      { msg: 'A page could not be made as it should', error: { code: 'server' }, reqId: expect.any(String) },
    ])
    expect(lines[0]?.['error']).not.toHaveProperty('status')
  })

  it('warns at the start that visitors cannot be counted without a trusted proxy', async () => {
    await listening({ logLevel: 'warn', secure: true }, failing('server'))
    expect(messages()).toEqual([expect.stringContaining('TRUSTED_PROXIES')])
  })

  it('has path and status of each request if that is enabled', async () => {
    const request = await listening({ logLevel: 'info' }, failing('server'))
    await request('/api/v1/orders/token/Zk3x_9aQmZk3x-9aQm?x=1')
    await expect
      .poll(() => lines.filter(({ msg }) => msg === 'Answered'))
      .toMatchObject([{ method: 'GET', path: '/api/v1/orders/token/*', status: 503, ms: expect.any(Number) }])
  })

  it('has the codes of a refusal, never its sentences or a stack', () => {
    const issues = [{ code: 'email_taken', field: 'email', title: 'jana@vanek.test už účet má.' }]
    const error = { code: 'validation' as const, status: 422, retryable: false, outcome: 'none' as const, issues }
    const fields = { error: { code: 'validation', status: 422, issues: [['email_taken', 'email']] } }
    expect(loggable({ error, url: '/orders/secret' })).toEqual(fields)
    expect(loggable({ error: new CommerceError(error) })).toEqual(fields)
  })

  it.each([
    ['/api/v1/orders/token/Zk3x_9aQmZk3x-9aQm?x=1', '/api/v1/orders/token/*'],
    ['/a/0123456789abcdef0123456789abcdef', '/a/*'],
    ['/a/jana%40vanek.test/b', '/a/*/b'],
    ['/produkt/stolni-ventilator-vanek-30?f4=100', '/produkt/stolni-ventilator-vanek-30'],
  ])('has %s as %s', (url, path) => {
    expect(loggablePath(url)).toBe(path)
  })
})

describe('a HEAD request for a page, such as that of the outage page', () => {
  it('does not remove the cookie of a message, which the next page shows', async () => {
    shop = await startShop((args) => {
      args.env.cookies.remove('vanek_cart_said')
      return pageOf('', args)
    })
    const headers = { cookie: 'vanek_cart_said=unsure' }
    const head = await shop.request('/kosik', { headers, method: 'HEAD' })
    expect([head.status, head.headers.get('set-cookie')]).toEqual([200, null])
    expect((await shop.request('/kosik', { headers })).headers.get('set-cookie')).toContain('vanek_cart_said=;')
  })
})
