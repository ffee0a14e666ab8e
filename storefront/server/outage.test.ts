import { CommerceError } from '@vanek/sdk'
import { afterEach, describe, expect, it } from 'vitest'
import type { RenderArgs, RenderedPage } from '../src/composition/entry-server.tsx'
import type { Config } from './config/config.ts'
import { loggable, loggablePath } from './loggable.ts'
import { pageOf, startShop, type FakeShop } from './testing/fake-shop.ts'

let shop: FakeShop | undefined
afterEach(async () => shop?.close())

const down = () => Promise.reject(new TypeError('fetch failed'))

/** A page that asks both back ends and fails like the real ones when the content service does. */
const asking = async (args: RenderArgs, path: string) => {
  const { fetch, endpoints } = args.env.shop.config
  const answer = await fetch(`${endpoints.content}/menu-object${path}`, { method: 'GET' }).catch(() => undefined)
  return pageOf('<h1>Tuhle stránku teď neumíme načíst</h1>', args, { status: answer?.ok ? 200 : 500 })
}

/** Back ends that can be switched off. */
async function start(render: (args: RenderArgs, path: string) => ReturnType<typeof asking> = asking) {
  const world: { answer: () => Response | Promise<Response>; asked: number } = { answer: down, asked: 0 }
  shop = await startShop(render, {
    fetch: async () => {
      world.asked += 1
      return world.answer()
    },
  })
  const own = shop
  return { ask: (path: string, init?: RequestInit) => own.ask(path, init), world }
}

const toldBy = async (answer: Response) => [answer.status, answer.headers.get('retry-after')] as const
const fine = () => Response.json({})

describe('an outage', () => {
  it.each(['/kept/a', '/kosik'])('%s is 503 and says when to come back, with the words of the shop', async (path) => {
    const { ask, world } = await start()
    world.answer = fine
    expect((await ask('/kept/first')).status).toBe(200)
    world.answer = down
    const answer = await ask(path)
    expect([await toldBy(answer), await answer.text()]).toEqual([
      [503, '5'],
      expect.stringContaining('Tuhle stránku teď neumíme načíst'),
    ])
    world.answer = fine
    await expect.poll(async () => (await ask(path)).status, { timeout: 5_000 }).toBe(200)
  })

  it('is answered by the API at once after several calls without an answer', async () => {
    const { ask, world } = await start()
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask('/api/v1/globals')))
    expect(await Promise.all(answers.map(toldBy))).toEqual(Array.from({ length: 5 }, () => [503, '1']))
    const { asked } = world
    expect(await toldBy(await ask('/api/v1/cart'))).toEqual([503, '1'])
    expect(await toldBy(await ask('/cdn/image/style-w56-h56/products/a.png'))).toEqual([503, '1'])
    expect(world.asked).toBe(asked + 1)
  })

  it('is not blamed on who has posted a form, but a form that is wrong is', async () => {
    const { ask, world } = await start(async (args) => {
      const { fetch, endpoints } = args.env.shop.config
      const base = new URL(args.request.url).pathname === '/kontakt' ? endpoints.content : endpoints.shop
      await fetch(`${base}/api/oauth/login`, { method: 'POST' }).catch(() => undefined)
      return pageOf('<h1>Zkuste to za chvíli</h1>', args, { status: 422 })
    })
    const post = async (path: string) =>
      toldBy(await ask(path, { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } }))
    world.answer = fine
    await ask('/readyz')
    expect(await post('/prihlasit')).toEqual([422, null])
    world.answer = down
    expect([await post('/kontakt'), await post('/prihlasit')]).toEqual([
      [422, null],
      [503, '5'],
    ])
  })

  it('is answered as one when the page cannot even be started', async () => {
    const error = new CommerceError({ code: 'timeout', retryable: true, outcome: 'none', issues: [] })
    const { ask, world } = await start(() => Promise.reject(new Error('A loader failed', { cause: error })))
    world.answer = fine
    const answer = await ask('/kept/a')
    expect([await toldBy(answer), await answer.text()]).toEqual([
      [503, '5'],
      expect.stringContaining('Obchod teď neodpovídá'),
    ])
  })
})

describe('back ends that are still starting', () => {
  it('say so also where a page cannot even be started', async () => {
    const error = new CommerceError({ code: 'network', retryable: true, outcome: 'none', issues: [] })
    const { ask } = await start(() => Promise.reject(new Error('A loader failed', { cause: error })))
    const answer = await ask('/kosik')
    expect([await toldBy(answer), await answer.text()]).toEqual([
      [503, '5'],
      expect.stringContaining('<h1>Otevíráme za chvíli</h1>'),
    ])
  })

  it('say so by a page of their own, and by 503 to probes', async () => {
    const { ask, world } = await start()
    for (const path of ['/kept/a', '/kosik']) {
      const answer = await ask(path)
      const text = await answer.text()
      expect([await toldBy(answer), text.includes('<h1>Otevíráme za chvíli</h1>')]).toEqual([[503, '5'], true])
    }
    expect((await ask('/livez')).status).toBe(200)
    const waiting = await ask('/readyz')
    expect([await toldBy(waiting), await waiting.json()]).toEqual([
      [503, '1'],
      { status: 'waiting', missing: ['shop', 'content'] },
    ])
    world.answer = fine
    await expect.poll(async () => (await ask('/readyz')).status, { timeout: 5_000 }).toBe(200)
    expect((await ask('/kept/a')).status).toBe(200)
  })
})

it('an answer that is far too long reaches neither a page nor a browser', async () => {
  const { ask, world } = await start()
  const long = { 'content-type': 'application/json', 'content-length': '300000000' }
  world.answer = () => new Response('{', { headers: long })
  expect((await ask('/api/v1/globals')).status).toBe(502)
  expect((await ask('/kept/a')).status).toBe(503)
  world.answer = () => new Response('x'.repeat(9 << 20), { headers: { 'content-type': 'text/html' } })
  expect((await ask('/kept/b')).status).toBe(503)
})

it('a request that fails before anybody could be asked is refused as a fault of ours', async () => {
  const limits = () => Promise.reject(new Error('secret detail'))
  shop = await startShop((args) => pageOf('', args), { limits })
  const data = await shop.ask('/api/v1/user')
  expect([data.status, await data.json()]).toMatchObject([500, { errors: [{ code: 'server' }] }])
  const page = await shop.ask('/kosik')
  expect([page.status, await page.text()]).toEqual([500, expect.stringContaining('<h1>Něco se nám pokazilo</h1>')])
})

describe('what the log says', () => {
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
    return (path: string) => own.ask(path)
  }
  const told = () => lines.map(({ msg }) => msg)
  const failing = (code: 'network' | 'server') => () => {
    const cause = new CommerceError({ code, retryable: true, outcome: 'none', issues: [] })
    throw new Error('A loader failed', { cause })
  }

  it('while back ends start is one line, not one for each page', async () => {
    const ask = await listening({ logLevel: 'warn' }, failing('network'))
    for (const path of ['/kept/a', '/kosik']) expect((await ask(path)).status).toBe(503)
    expect(told()).toEqual(['Waiting for the back ends to answer'])
  })

  it('of a page that could not be made is what its back end said, and who asked', async () => {
    const ask = await listening({ logLevel: 'warn' }, failing('server'), async () => Response.json({}))
    await ask('/kosik')
    expect(lines).toMatchObject([
      { msg: 'A page could not be made as it should', error: { code: 'server' }, reqId: expect.any(String) },
    ])
    expect(lines[0]?.['error']).not.toHaveProperty('status')
  })

  it('at the start is that nobody is counted where no server in front is trusted', async () => {
    await listening({ logLevel: 'warn', secure: true }, failing('server'))
    expect(told()).toEqual([expect.stringContaining('TRUSTED_PROXIES')])
  })

  it('of each request is its path and status, where that is asked for', async () => {
    const ask = await listening({ logLevel: 'info' }, failing('server'))
    await ask('/api/v1/orders/token/Zk3x_9aQmZk3x-9aQm?x=1')
    await expect
      .poll(() => lines.filter(({ msg }) => msg === 'Answered'))
      .toMatchObject([{ method: 'GET', path: '/api/v1/orders/token/*', status: 503, ms: expect.any(Number) }])
  })

  it('of a refusal are its codes, never its sentences or a stack', () => {
    const issues = [{ code: 'email_taken', field: 'email', title: 'jana@vanek.test už účet má.' }]
    const error = { code: 'validation' as const, status: 422, retryable: false, outcome: 'none' as const, issues }
    const told = { error: { code: 'validation', status: 422, issues: [['email_taken', 'email']] } }
    expect(loggable({ error, url: '/orders/secret' })).toEqual(told)
    expect(loggable({ error: new CommerceError(error) })).toEqual(told)
  })

  it.each([
    ['/api/v1/orders/token/Zk3x_9aQmZk3x-9aQm?x=1', '/api/v1/orders/token/*'],
    ['/a/0123456789abcdef0123456789abcdef', '/a/*'],
    ['/a/jana%40vanek.test/b', '/a/*/b'],
    ['/produkt/stolni-ventilator-vanek-30?f4=100', '/produkt/stolni-ventilator-vanek-30'],
  ])('of %s is %s', (url, path) => {
    expect(loggablePath(url)).toBe(path)
  })
})

describe('a page that is asked for by HEAD, as by one that an outage took', () => {
  it('says its word to who sees it then', async () => {
    shop = await startShop((args) => {
      args.env.cookies.remove('vanek_cart_said')
      return pageOf('', args)
    })
    const headers = { cookie: 'vanek_cart_said=unsure' }
    const head = await shop.ask('/kosik', { headers, method: 'HEAD' })
    expect([head.status, head.headers.get('set-cookie')]).toEqual([200, null])
    expect((await shop.ask('/kosik', { headers })).headers.get('set-cookie')).toContain('vanek_cart_said=;')
  })
})
