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
  const asked: string[] = []
  const send: typeof fetch = async (input, init) => {
    const url = urlOf(input)
    asked.push(url)
    return world.answer(url, init)
  }
  const backEnds = createBackEnds(send, { needed, more: ['http://services.test'], now: () => world.now })
  const ask = (url: string, init?: RequestInit) =>
    backEnds.send(url, init).then(
      ({ status }) => status,
      () => 'failed',
    )
  return { world, asked, backEnds, ask }
}

describe('a back end that does not answer', () => {
  const failFiveTimes = async () => {
    const own = setUp(down)
    for (const path of ['a', 'b', 'c', 'd', 'e']) await own.ask(`http://shop.test/${path}`)
    return own
  }

  it('is not asked any more for a while, and the others are', async () => {
    const { asked, ask, backEnds } = await failFiveTimes()
    await expect(backEnds.send('http://shop.test/f')).rejects.toThrow('does not answer now')
    await ask('http://cms.test/a')
    expect(asked.slice(5)).toEqual(['http://cms.test/a'])
  })

  it('is tried by one request after each rest, and asked by all once it is back', async () => {
    const { world, asked, ask } = await failFiveTimes()
    world.now = 1_000
    await Promise.all([ask('http://shop.test/try'), ask('http://shop.test/other')])
    expect(asked.slice(5)).toEqual(['http://shop.test/try'])
    world.now = 2_000
    world.answer = () => Response.json({})
    expect(await ask('http://shop.test/again')).toBe(200)
    expect([await ask('http://shop.test/x'), await ask('http://shop.test/y')]).toEqual([200, 200])
  })

  it('is no back end that a visitor has left early', async () => {
    const { asked, ask } = setUp((_, init) => Promise.reject(init?.signal?.reason as Error))
    for (let count = 0; count < 8; count += 1)
      await ask('http://shop.test/a', { signal: AbortSignal.abort(new Error('The client went away')) })
    expect(asked).toHaveLength(8)
    const late = { signal: AbortSignal.abort(new DOMException('It took too long', 'TimeoutError')) }
    for (let count = 0; count < 8; count += 1) await ask('http://shop.test/a', late)
    expect(asked).toHaveLength(8 + 5)
  })
})

describe('whether back ends are there', () => {
  it('is known from what they answered of late, else asked', async () => {
    const { world, asked, ask, backEnds } = setUp(() => Response.json({}))
    await ask('http://shop.test/a')
    expect(await backEnds.silent()).toEqual([])
    expect(asked).toEqual(['http://shop.test/a', 'http://cms.test/menu'])
    world.answer = (url) => (url.startsWith('http://cms') ? new Response('', { status: 502 }) : Response.json({}))
    world.now = 10_000
    expect(await backEnds.silent()).toEqual(['content'])
    expect(asked).toHaveLength(4)
  })

  it('is not known from answers with errors; several that ask at once share one request', async () => {
    const ended: string[] = []
    const { asked, ask, backEnds } = setUp(
      (url) => new Response(new ReadableStream({ cancel: () => void ended.push(url) }), { status: 500 }),
    )
    await ask('http://shop.test/a')
    expect(await Promise.all([backEnds.silent(), backEnds.silent()])).toEqual([
      ['shop', 'content'],
      ['shop', 'content'],
    ])
    // nobody reads what was only asked for a sign
    expect(ended).toEqual(['http://shop.test/globals', 'http://cms.test/menu'])
    expect(asked.slice(1)).toEqual(ended)
    await backEnds.silent()
    expect(asked).toHaveLength(5)
  })

  it('is not yet so until one of them answers, and then for good', async () => {
    const { world, asked, backEnds } = setUp(down)
    expect(await backEnds.isOpening()).toBe(true)
    expect(backEnds.hasAnswered()).toBe(false)
    world.now = 5_000
    world.answer = () => new Response('', { status: 503 })
    expect(await backEnds.isOpening()).toBe(false)
    expect(backEnds.hasAnswered()).toBe(true)
    world.answer = down
    const before = asked.length
    expect(await backEnds.isOpening()).toBe(false)
    expect(asked).toHaveLength(before)
  })
})
