import { imageStyles } from '@vanek/sdk/images'
import { afterEach, describe, expect, it } from 'vitest'
import { pageOf, startShop, type FakeShop } from '../testing/fake-shop.ts'
import { urlOf } from '../http/web.ts'

let shop: FakeShop | undefined
afterEach(async () => shop?.close())

interface PictureRequest {
  readonly url: string
  readonly headers: Headers
  readonly signal: AbortSignal | null | undefined
}

async function withPictures(answer: (requests: PictureRequest) => Promise<Response> | Response, backendPatience = 1) {
  const requests: PictureRequest[] = []
  shop = await startShop((args) => pageOf('', args), {
    config: { backendPatience },
    fetch: async (input, init) => {
      const one = { url: urlOf(input), headers: new Headers(init?.headers), signal: init?.signal }
      requests.push(one)
      return answer(one)
    },
  })
  return { shop, requests }
}

const picture = () => new Response('bytes', { headers: { 'content-type': 'image/png' } })

describe('pictures of the back end', () => {
  it('B7.52 pass in every style of the contract', async () => {
    const { shop, requests } = await withPictures(picture)
    const answers = await Promise.all(imageStyles.map((style) => shop.request(`/cdn/image/${style}/a.png`)))
    expect(answers.map(({ status }) => status)).toEqual(imageStyles.map(() => 200))
    expect(requests.map(({ url }) => url).sort()).toEqual(
      imageStyles.map((style) => `http://shop.test/cdn/image/${style}/a.png`).sort(),
    )
  })

  it.each([
    'style-w57-h56',
    'style-w2399-h2400-crop-upscale',
    'style-w56-h56-crop',
    'style-w56-h56-upscale',
    'style-w056-h56',
  ])('in another size are not requested: %s', async (style) => {
    const { shop, requests } = await withPictures(picture)
    expect((await shop.request(`/cdn/image/${style}/a.png`)).status).toBe(404)
    expect(requests).toEqual([])
  })

  it.each([429, 503])('have Retry-After while too many requests wait: %i', async (busy) => {
    const { shop } = await withPictures(() =>
      Response.json({ errors: [] }, { status: busy, headers: { 'retry-after': '1' } }),
    )
    const { status, headers } = await shop.request('/cdn/image/style-w56-h56/a.png')
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '1', 'no-store'])
  })

  it('are requested with the address of the visitor', async () => {
    const { shop, requests } = await withPictures(picture)
    await shop.request('/cdn/image/style-w56-h56/a.png', { headers: { 'x-forwarded-for': '192.0.2.7' } })
    expect(requests.map(({ headers }) => headers.get('x-forwarded-for'))).toEqual(['127.0.0.1'])
  })

  // a silence of 120 milliseconds, instead of 12 seconds
  const impatient = 0.01
  const never = ({ signal }: PictureRequest) =>
    new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))

  it('fail when their service does not answer, so that the page can finish loading', async () => {
    const { shop } = await withPictures(never, impatient)
    const { status, headers } = await shop.request('/cdn/image/style-w56-h56/a.png')
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([504, '1', 'no-store'])
  })

  it('do not time out while the service answers other requests', async () => {
    const late = new Promise<Response>((resolve) => setTimeout(() => resolve(picture()), 300))
    const { shop } = await withPictures((one) => (one.url.endsWith('late.png') ? late : picture()), impatient)
    const answer = shop.request('/cdn/image/style-w56-h56/late.png')
    for (let others = 0; others < 15; others += 1) {
      await shop.request('/cdn/image/style-w56-h56/a.png')
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    expect((await answer).status).toBe(200)
  })

  it('may arrive slowly once they have started', async () => {
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
    expect(await (await shop.request('/cdn/image/style-w56-h56/a.png')).text()).toBe('bytes')
  })

  it('are not read for a HEAD request', async () => {
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
    const { status, headers } = await shop.request('/cdn/image/style-w56-h56/a.png', { method: 'HEAD' })
    expect([status, headers.get('content-length'), isLeft]).toEqual([200, '1000000', true])
  })

  it('are complete when their service compresses them anyway', async () => {
    const { shop } = await withPictures(
      () =>
        // fetch has decompressed it, and keeps the headers
        new Response('bytes', {
          headers: { 'content-type': 'image/png', 'content-encoding': 'gzip', 'content-length': '3' },
        }),
    )
    expect(await (await shop.request('/cdn/image/style-w56-h56/a.png')).text()).toBe('bytes')
  })

  it('are aborted when the visitor disconnects', async () => {
    let begun = () => {}
    const began = new Promise<void>((resolve) => (begun = resolve))
    const { shop, requests } = await withPictures(
      ({ signal }) =>
        new Promise<Response>((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error))
          begun()
        }),
    )
    const leaving = new AbortController()
    const answer = shop.request('/cdn/image/style-w56-h56/a.png', { signal: leaving.signal })
    await began
    leaving.abort()
    await expect(answer).rejects.toThrow()
    const [one] = requests
    if (!one?.signal?.aborted) await new Promise((resolve) => one?.signal?.addEventListener('abort', resolve))
    expect(one?.signal?.aborted).toBe(true)
  })
})
