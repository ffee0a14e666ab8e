import { imageStyles } from '@vanek/sdk/images'
import { afterEach, describe, expect, it } from 'vitest'
import { pageOf, startShop, type FakeShop } from '../testing/fake-shop.ts'
import { urlOf } from '../http/web.ts'

let shop: FakeShop | undefined
afterEach(async () => shop?.close())

interface Asked {
  readonly url: string
  readonly headers: Headers
  readonly signal: AbortSignal | null | undefined
}

async function withPictures(answer: (asked: Asked) => Promise<Response> | Response, backendPatience = 1) {
  const asked: Asked[] = []
  shop = await startShop((args) => pageOf('', args), {
    config: { backendPatience },
    fetch: async (input, init) => {
      const one = { url: urlOf(input), headers: new Headers(init?.headers), signal: init?.signal }
      asked.push(one)
      return answer(one)
    },
  })
  return { shop, asked }
}

const picture = () => new Response('bytes', { headers: { 'content-type': 'image/png' } })

describe('pictures of the back end', () => {
  it('B7.52 pass in every style of the contract', async () => {
    const { shop, asked } = await withPictures(picture)
    const answers = await Promise.all(imageStyles.map((style) => shop.ask(`/cdn/image/${style}/a.png`)))
    expect(answers.map(({ status }) => status)).toEqual(imageStyles.map(() => 200))
    expect(asked.map(({ url }) => url).sort()).toEqual(
      imageStyles.map((style) => `http://shop.test/cdn/image/${style}/a.png`).sort(),
    )
  })

  it.each([
    'style-w57-h56',
    'style-w2399-h2400-crop-upscale',
    'style-w56-h56-crop',
    'style-w56-h56-upscale',
    'style-w056-h56',
  ])('in another size are asked of nobody: %s', async (style) => {
    const { shop, asked } = await withPictures(picture)
    expect((await shop.ask(`/cdn/image/${style}/a.png`)).status).toBe(404)
    expect(asked).toEqual([])
  })

  it.each([429, 503])('say when to ask again while too many wait: %i', async (busy) => {
    const { shop } = await withPictures(() =>
      Response.json({ errors: [] }, { status: busy, headers: { 'retry-after': '1' } }),
    )
    const { status, headers } = await shop.ask('/cdn/image/style-w56-h56/a.png')
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '1', 'no-store'])
  })

  it('are asked for in the name of the visitor', async () => {
    const { shop, asked } = await withPictures(picture)
    await shop.ask('/cdn/image/style-w56-h56/a.png', { headers: { 'x-forwarded-for': '192.0.2.7' } })
    expect(asked.map(({ headers }) => headers.get('x-forwarded-for'))).toEqual(['127.0.0.1'])
  })

  // a silence of 120 milliseconds, instead of 12 seconds
  const impatient = 0.01
  const never = ({ signal }: Asked) =>
    new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))

  it('are given up when nothing comes from where they are made, so that the page can finish loading', async () => {
    const { shop } = await withPictures(never, impatient)
    const { status, headers } = await shop.ask('/cdn/image/style-w56-h56/a.png')
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([504, '1', 'no-store'])
  })

  it('are waited for in a queue, as long as others come meanwhile', async () => {
    const late = new Promise<Response>((resolve) => setTimeout(() => resolve(picture()), 300))
    const { shop } = await withPictures((one) => (one.url.endsWith('late.png') ? late : picture()), impatient)
    const answer = shop.ask('/cdn/image/style-w56-h56/late.png')
    for (let others = 0; others < 15; others += 1) {
      await shop.ask('/cdn/image/style-w56-h56/a.png')
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    expect((await answer).status).toBe(200)
  })

  it('may come slowly once they have begun', async () => {
    const slow = () => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('by'))
          setTimeout(() => {
            controller.enqueue(new TextEncoder().encode('tes'))
            controller.close()
          }, 250)
        },
      })
      return new Response(body, { headers: { 'content-type': 'image/png' } })
    }
    const { shop } = await withPictures(slow, impatient)
    expect(await (await shop.ask('/cdn/image/style-w56-h56/a.png')).text()).toBe('bytes')
  })

  it('are not read when only their headers are asked for', async () => {
    let isLeft = false
    const long = () => {
      let left = 200
      const pull = (to: ReadableStreamDefaultController) => {
        left -= 1
        if (left > 0) to.enqueue(new Uint8Array(5_000))
        else to.close()
      }
      const body = new ReadableStream({ pull, cancel: () => void (isLeft = true) })
      return new Response(body, { headers: { 'content-type': 'image/png', 'content-length': '1000000' } })
    }
    const { shop } = await withPictures(long)
    const { status, headers } = await shop.ask('/cdn/image/style-w56-h56/a.png', { method: 'HEAD' })
    expect([status, headers.get('content-length'), isLeft]).toEqual([200, '1000000', true])
  })

  it('are whole when their service compresses them, though it was not to', async () => {
    const { shop } = await withPictures(
      () =>
        // fetch has uncompressed it, and keeps the headers
        new Response('bytes', {
          headers: { 'content-type': 'image/png', 'content-encoding': 'gzip', 'content-length': '3' },
        }),
    )
    expect(await (await shop.ask('/cdn/image/style-w56-h56/a.png')).text()).toBe('bytes')
  })

  it('are not waited for when the visitor is gone', async () => {
    let begun = () => {}
    const began = new Promise<void>((resolve) => (begun = resolve))
    const { shop, asked } = await withPictures(
      ({ signal }) =>
        new Promise<Response>((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error))
          begun()
        }),
    )
    const leaving = new AbortController()
    const answer = shop.ask('/cdn/image/style-w56-h56/a.png', { signal: leaving.signal })
    await began
    leaving.abort()
    await expect(answer).rejects.toThrow()
    const [one] = asked
    if (!one?.signal?.aborted) await new Promise((resolve) => one?.signal?.addEventListener('abort', resolve))
    expect(one?.signal?.aborted).toBe(true)
  })
})
