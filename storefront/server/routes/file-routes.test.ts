import { afterEach, describe, expect, it } from 'vitest'
import { pageOf, startShop, type FakeShop } from '../testing/fake-shop.ts'
import { urlOf } from '../http/web.ts'

let shop: FakeShop | undefined
afterEach(async () => shop?.close())

async function withFiles(answer: (url: string, headers: Headers) => Response) {
  const requests: string[] = []
  shop = await startShop((args) => pageOf('', args), {
    fetch: async (input, init) => {
      requests.push(urlOf(input))
      return answer(urlOf(input), new Headers(init?.headers))
    },
  })
  return { shop, requests }
}

const file = (type: string, init: { status?: number; headers?: Record<string, string> } = {}) =>
  new Response('bytes', { ...init, headers: { 'content-type': type, ...init.headers } })

describe('files of the back ends', () => {
  it.each([
    ['/content/upload/manuals/v-100.pdf', 'http://shop.test/cms/upload/manuals/v-100.pdf'],
    ['/image/download/products/v-100.png', 'http://shop.test/store/image/download/products/v-100.png'],
  ])('B7.55, B7.56: %s is fetched from its own base', async (path, url) => {
    const { shop, requests } = await withFiles(() =>
      file('application/pdf', {
        headers: { 'cache-control': 'public, max-age=3600', 'set-cookie': 'a=1', 'content-length': '5' },
      }),
    )
    const answer = await shop.request(path)
    expect([answer.status, await answer.text(), requests]).toEqual([200, 'bytes', [url]])
    expect([answer.headers.get('cache-control'), answer.headers.get('set-cookie')]).toEqual([
      'public, max-age=3600',
      null,
    ])
    expect(answer.headers.get('content-length')).toBe('5')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('are sent in ranges, so that a video can be seeked', async () => {
    const { shop } = await withFiles((_, headers) =>
      headers.get('range') === 'bytes=0-4' && headers.get('accept-encoding') === 'identity'
        ? file('video/webm', { status: 206, headers: { 'content-range': 'bytes 0-4/90', 'accept-ranges': 'bytes' } })
        : file('text/plain', { status: 416, headers: { 'content-range': 'bytes */90' } }),
    )
    const part = await shop.request('/content/upload/film.webm', { headers: { range: 'bytes=0-4' } })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 0-4/90', 'bytes'])
    expect((await shop.request('/content/upload/film.webm', { headers: { range: 'bytes=99-' } })).status).toBe(416)
  })

  it('answer 304 to browsers that have them', async () => {
    const { shop } = await withFiles((_, headers) =>
      headers.get('if-none-match') === '"a"' ? new Response(null, { status: 304 }) : file('video/mp4'),
    )
    const headers = { 'if-none-match': '"a"' }
    expect((await shop.request('/content/upload/film.mp4', { headers })).status).toBe(304)
  })

  it.each([
    ['text/html', 200, 502],
    ['image/svg+xml', 200, 502],
    ['application/json', 404, 404],
    ['application/json', 500, 502],
  ])('never pass %s with status %i', async (type, status, expected) => {
    const { shop } = await withFiles(() => file(type, { status }))
    const answer = await shop.request('/image/download/a/b.png')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([expected, 'no-store'])
    expect(await answer.text()).not.toContain('bytes')
  })

  it.each(['/content/upload/..%2fsecret', '/content/upload/a/../../x', '/image/download/', '/image/download/a//b.png'])(
    '%s requests no file',
    async (path) => {
      const { shop, requests } = await withFiles(() => file('application/pdf'))
      expect((await shop.request(path)).status).toBe(404)
      expect(requests).toEqual([])
    },
  )
})
