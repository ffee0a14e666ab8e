import { describe, expect, it } from 'vitest'
import { urlOf } from '../http/web.ts'
import { createFetchCache, unusable } from './fetch-cache.ts'

const json = { 'content-type': 'application/json' }

function setUp(answer: () => Response | Promise<Response>) {
  const world = { now: 0, calls: 0, headers: [] as Headers[] }
  const { send, purge } = createFetchCache(
    async (_, init) => {
      world.calls += 1
      world.headers.push(new Headers(init?.headers))
      return answer()
    },
    { freshMs: 100, staleMs: 200, maxBytes: 1e6, now: () => world.now },
  )
  return { world, send, purge }
}

describe('cached answers', () => {
  it('are requested once for all visitors of a segment', async () => {
    const { world, send } = setUp(() => Response.json({ a: 1 }))
    await Promise.all([send('http://cms.test/a'), send('http://cms.test/a')])
    await send('http://cms.test/a')
    expect(world.calls).toBe(1)
    await send('http://cms.test/a', { headers: { 'x-user-variant': 'b2b' } })
    expect(world.calls).toBe(2)
    world.now = 300
    await send('http://cms.test/a')
    expect(world.calls).toBe(3)
  })

  it('are evicted when they have expired, before others', async () => {
    const requests: string[] = []
    let now = 0
    const { send } = createFetchCache(
      async (input) => {
        requests.push(urlOf(input).at(-1) ?? '')
        return Response.json({ text: 'a'.repeat(1_000) })
      },
      // room for two
      { freshMs: 300, staleMs: 0, maxBytes: 6_000, now: () => now },
    )
    for (const [at, name] of [
      [0, 'a'],
      [200, 'b'],
      [250, 'a'],
      [301, 'c'],
      [301, 'b'],
    ] as const) {
      now = at
      await send(`http://cms.test/${name}`)
    }
    expect(requests).toEqual(['a', 'b', 'c'])
  })

  it('are returned once more when they are stale, while one request loads the next', async () => {
    let price = 100
    const { world, send } = setUp(() => Response.json({ price }))
    const read = async () => ((await (await send('http://cms.test/a')).json()) as { price: number }).price
    await read()
    price = 120
    world.now = 100
    expect(await Promise.all([read(), read()])).toEqual([100, 100])
    expect([await read(), world.calls]).toEqual([120, 2])
  })

  it('stay while the next one fails to load, and no longer than allowed', async () => {
    let isUp = true
    const { world, send } = setUp(() => (isUp ? Response.json({ a: 1 }) : Promise.reject(new TypeError('down'))))
    await send('http://cms.test/a')
    isUp = false
    for (const now of [100, 200, 299]) {
      world.now = now
      expect((await send('http://cms.test/a')).ok).toBe(true)
    }
    world.now = 300
    await expect(send('http://cms.test/a')).rejects.toThrow('down')
  })

  it('are removed when the back end answers that there is nothing any more', async () => {
    let status = 200
    const { world, send } = setUp(() => Response.json({}, { status }))
    await send('http://cms.test/a')
    status = 404
    world.now = 100
    const stale = await send('http://cms.test/a')
    await new Promise(setImmediate)
    expect([stale.status, (await send('http://cms.test/a')).status]).toEqual([200, 404])
  })

  it('depend on nothing that is not part of their key', async () => {
    const { world, send } = setUp(() => Response.json({}))
    const segment = { 'x-locale': 'cs', 'x-user-groups': 'firmy' }
    await send('http://cms.test/a', { headers: { ...segment, 'x-request-id': '1', 'x-visitor': 'jana' } })
    await send('http://cms.test/a', { headers: { ...segment, 'x-request-id': '2', 'accept-language': 'de' } })
    expect(world.headers.map((headers) => Object.fromEntries(headers))).toEqual([segment])
  })

  it.each([
    ['x-locale', 'x-default-locale'],
    ['x-domain-code', 'x-translation-variant'],
    ['x-currency', 'x-user-variant'],
    ['x-user-groups', 'accept'],
  ])('differ by %s and by %s', async (one, other) => {
    const { world, send } = setUp(() => Response.json({}))
    for (const headers of [{ [one]: 'a' }, { [other]: 'a' }, { [one]: 'a|' }, { [one]: 'a', [other]: '' }])
      await send('http://cms.test/a', { headers })
    expect(world.calls).toBe(4)
  })

  it.each(['Authorization', 'Cookie', 'X-Guest-Cart-Token'])('are refused for requests with %s', async (name) => {
    const { world, send } = setUp(() => Response.json({}))
    await expect(send('http://cms.test/a', { headers: { [name]: 'x' } })).rejects.toThrow('must not share')
    expect(world.calls).toBe(0)
  })

  it.each([
    ['a page of HTML', () => new Response('<h1>Hi</h1>', { headers: { 'content-type': 'text/html' } })],
    ['torn JSON', () => new Response('{"a":', { headers: json })],
    ['GraphQL without data', () => new Response('{}', { headers: json })],
    ['half of a GraphQL answer', () => Response.json({ data: { a: 1 }, errors: [{ message: 'x' }] })],
    ['a failure', () => Response.json({}, { status: 500 })],
  ])('are not remembered when they are %s', async (_, answer) => {
    const { world, send } = setUp(answer)
    const got = await send('http://cms.test/graphql')
    expect(got.headers.has(unusable) || !got.ok).toBe(true)
    await send('http://cms.test/graphql')
    expect(world.calls).toBe(2)
  })

  it('are cached when a page is forbidden for this segment', async () => {
    const { world, send } = setUp(() => Response.json({ data: null, errors: [{ extensions: { code: 'forbidden' } }] }))
    for (const _ of [1, 2]) await send('http://cms.test/graphql')
    expect(world.calls).toBe(1)
  })

  it('can be purged when a page could not use them', async () => {
    const { world, send, purge } = setUp(() => Response.json({ odd: 'but JSON' }))
    await send('http://cms.test/a')
    purge('http://cms.test/a')
    await send('http://cms.test/a')
    expect(world.calls).toBe(2)
  })

  it('do not block later requests when one of them hangs', async () => {
    const answers: Promise<Response>[] = [new Promise(() => {}), Promise.resolve(Response.json({ a: 1 }))]
    const { world, send } = setUp(async () => answers.shift() ?? Response.json({}))
    void send('http://cms.test/a')
    world.now = 2_000
    expect(await (await send('http://cms.test/a')).json()).toEqual({ a: 1 })
  })

  it('B9.11 do not keep a caller waiting who aborts, and still reach the others', async () => {
    let respond: ((answer: Response) => void) | undefined
    const { world, send } = setUp(() => new Promise((resolve) => (respond = resolve)))
    const stop = new AbortController()
    const aborted = send('http://cms.test/a', { signal: stop.signal })
    const other = send('http://cms.test/a')
    stop.abort(new Error('too slow'))
    await expect(aborted).rejects.toThrow('too slow')
    await expect(send('http://cms.test/a', { signal: stop.signal })).rejects.toThrow('too slow')
    respond?.(Response.json({ a: 1 }))
    expect([await (await other).json(), world.calls]).toEqual([{ a: 1 }, 1])
  })
})
