import { describe, expect, it } from 'vitest'
import { createBackEnds } from './back-ends.ts'
import { urlOf } from '../http/web.ts'

const needed = {
  shop: { base: 'http://shop.test', probe: '/globals' },
  content: { base: 'http://cms.test', probe: '/menu' },
}
const down = () => Promise.reject(new TypeError('fetch failed'))

function setUp(answer: (url: string, init?: RequestInit) => Response | Promise<Response>) {
  const world = { now: 0, answer }
  const requests: string[] = []
  const send: typeof fetch = async (input, init) => {
    const url = urlOf(input)
    requests.push(url)
    return world.answer(url, init)
  }
  const backEnds = createBackEnds(send, { needed, more: ['http://services.test'], now: () => world.now })
  const request = (url: string, init?: RequestInit) =>
    backEnds.send(url, init).then(
      ({ status }) => status,
      () => 'failed',
    )
  return { world, requests, backEnds, request }
}

describe('a back end that does not answer', () => {
  const failFiveTimes = async () => {
    const own = setUp(down)
    for (const path of ['a', 'b', 'c', 'd', 'e']) await own.request(`http://shop.test/${path}`)
    return own
  }

  it('gets no requests for a while, and the others do', async () => {
    const { requests, request, backEnds } = await failFiveTimes()
    await expect(backEnds.send('http://shop.test/f')).rejects.toThrow('does not answer now')
    await request('http://cms.test/a')
    expect(requests.slice(5)).toEqual(['http://cms.test/a'])
  })

  it('gets one request after each rest, and all requests once it is back', async () => {
    const { world, requests, request } = await failFiveTimes()
    world.now = 1_000
    await Promise.all([request('http://shop.test/try'), request('http://shop.test/other')])
    expect(requests.slice(5)).toEqual(['http://shop.test/try'])
    world.now = 2_000
    world.answer = () => Response.json({})
    expect(await request('http://shop.test/again')).toBe(200)
    expect([await request('http://shop.test/x'), await request('http://shop.test/y')]).toEqual([200, 200])
  })

  it('is not assumed when a visitor aborts early, but after timeouts', async () => {
    const { requests, request } = setUp((_, init) => Promise.reject(init?.signal?.reason as Error))
    for (let count = 0; count < 8; count += 1)
      await request('http://shop.test/a', { signal: AbortSignal.abort(new Error('The client went away')) })
    expect(requests).toHaveLength(8)
    const late = { signal: AbortSignal.abort(new DOMException('It took too long', 'TimeoutError')) }
    for (let count = 0; count < 8; count += 1) await request('http://shop.test/a', late)
    expect(requests).toHaveLength(8 + 5)
  })
})

describe('the availability of back ends', () => {
  it('is known from recent answers, else checked', async () => {
    const { world, requests, request, backEnds } = setUp(() => Response.json({}))
    await request('http://shop.test/a')
    expect(await backEnds.silent()).toEqual([])
    expect(requests).toEqual(['http://shop.test/a', 'http://cms.test/menu'])
    world.answer = (url) => (url.startsWith('http://cms') ? new Response('', { status: 502 }) : Response.json({}))
    world.now = 10_000
    expect(await backEnds.silent()).toEqual(['content'])
    expect(requests).toHaveLength(4)
  })

  it('is not known from answers with errors; concurrent checks share one request', async () => {
    const ended: string[] = []
    const { requests, request, backEnds } = setUp(
      (url) => new Response(new ReadableStream({ cancel: () => void ended.push(url) }), { status: 500 }),
    )
    await request('http://shop.test/a')
    expect(await Promise.all([backEnds.silent(), backEnds.silent()])).toEqual([
      ['shop', 'content'],
      ['shop', 'content'],
    ])
    // the body of a probe is not read
    expect(ended).toEqual(['http://shop.test/globals', 'http://cms.test/menu'])
    expect(requests.slice(1)).toEqual(ended)
    await backEnds.silent()
    expect(requests).toHaveLength(5)
  })

  it('is reported as starting until one of them answers, and never again', async () => {
    const { world, requests, backEnds } = setUp(down)
    expect(await backEnds.isOpening()).toBe(true)
    expect(backEnds.hasAnswered()).toBe(false)
    world.now = 5_000
    world.answer = () => new Response('', { status: 503 })
    expect(await backEnds.isOpening()).toBe(false)
    expect(backEnds.hasAnswered()).toBe(true)
    world.answer = down
    const before = requests.length
    expect(await backEnds.isOpening()).toBe(false)
    expect(requests).toHaveLength(before)
  })
})
