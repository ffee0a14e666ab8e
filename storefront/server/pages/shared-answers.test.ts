import { describe, expect, it } from 'vitest'
import { sharedAnswers, unusable } from './shared-answers.ts'

const json = { 'content-type': 'application/json' }

function setUp(answer: () => Response | Promise<Response>) {
  const world = { now: 0, calls: 0 }
  const { send, forget } = sharedAnswers(
    async () => {
      world.calls += 1
      return answer()
    },
    { ttlMs: 100, maxBytes: 1e6, now: () => world.now },
  )
  return { world, send, forget }
}

describe('shared answers', () => {
  it('are asked for once, by all who share a segment', async () => {
    const { world, send } = setUp(() => Response.json({ a: 1 }))
    await Promise.all([send('http://cms.test/a'), send('http://cms.test/a')])
    await send('http://cms.test/a')
    expect(world.calls).toBe(1)
    await send('http://cms.test/a', { headers: { 'x-user-variant': 'b2b' } })
    expect(world.calls).toBe(2)
    world.now = 100
    await send('http://cms.test/a')
    expect(world.calls).toBe(3)
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

  it('are remembered when a page is not for this segment', async () => {
    const { world, send } = setUp(() => Response.json({ data: null, errors: [{ extensions: { code: 'forbidden' } }] }))
    for (const _ of [1, 2]) await send('http://cms.test/graphql')
    expect(world.calls).toBe(1)
  })

  it('are forgotten when they led to nothing good', async () => {
    const { world, send, forget } = setUp(() => Response.json({ odd: 'but JSON' }))
    await send('http://cms.test/a')
    forget('http://cms.test/a')
    await send('http://cms.test/a')
    expect(world.calls).toBe(2)
  })

  it('do not hold those who come when one of them hangs', async () => {
    const answers: Promise<Response>[] = [new Promise(() => {}), Promise.resolve(Response.json({ a: 1 }))]
    const { world, send } = setUp(async () => answers.shift() ?? Response.json({}))
    void send('http://cms.test/a')
    world.now = 2_000
    expect(await (await send('http://cms.test/a')).json()).toEqual({ a: 1 })
  })
})
