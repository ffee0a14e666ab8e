import { get, type IncomingMessage } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { RenderArgs } from '../src/composition/entry-server.tsx'
import { pageOf, startShop, type FakeShop } from './testing/fake-shop.ts'

let shop: FakeShop | undefined
afterEach(async () => {
  vi.useRealTimers()
  await shop?.close()
})

const token = 't'.repeat(43)
const customer = { cookie: `vanek_auth_token=${token}` }
const customerOf = async (requests: string) => (requests === token ? { userVariant: 'b2b', userGroups: [] } : undefined)
/** Says whose prices a page shows, and is long enough to be compressed. */
const priced = (args: RenderArgs, path: string) =>
  pageOf(`<p>${path} for ${args.settings.userVariant || 'guests'}</p>`.repeat(100), args)

interface Got {
  readonly status: number | undefined
  readonly headers: IncomingMessage['headers']
  readonly bytes: Buffer
  readonly text: string
}

/** Sends a raw request: unlike fetch, it does not decode the answer. */
const request = async (path: string, headers: Record<string, string>, method = 'GET'): Promise<Got> =>
  new Promise((resolve, reject) => {
    const clientRequest = get({ port: shop?.port, path, headers, method, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const decode = { br: brotliDecompressSync, gzip: gunzipSync }[answer.headers['content-encoding'] ?? '']
        const text = (decode && bytes.length > 0 ? decode(bytes) : bytes).toString()
        resolve({ status: answer.statusCode, headers: answer.headers, bytes, text })
      })
    })
    clientRequest.on('error', reject)
  })

const encodings = ['br', 'gzip', 'identity']

describe('cached pages on the wire', () => {
  it('are separate for guests and customers, in every encoding and order of requests', async () => {
    shop = await startShop(priced, { customerOf })
    const requests = ['/kept/a', '/kept/b'].flatMap((path) =>
      encodings.flatMap((encoding) => [{}, customer].map((who) => ({ path, encoding, who }))),
    )
    const check = async ({ path, encoding, who }: (typeof requests)[number]) => {
      const answer = await request(path, { ...who, 'accept-encoding': encoding })
      expect(answer.text).toContain(`<p>${path} for ${who === customer ? 'b2b' : 'guests'}</p>`)
      expect(answer.text).not.toContain(`for ${who === customer ? 'guests' : 'b2b'}`)
      expect(answer.headers['cache-control']).toContain(who === customer ? 'private' : 'public')
      expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding)
      expect([answer.headers.vary, answer.headers['content-length']]).toEqual([
        'accept-encoding',
        String(answer.bytes.length),
      ])
      return answer.headers.etag
    }
    const tags = await Promise.all([...requests, ...[...requests].reverse()].map(check))
    for (const each of requests) await check(each)
    // two pages for two segments in three encodings, of which brotli has a second tag once it is smaller
    expect(new Set(tags.map((tag) => tag?.toLowerCase())).size).toBe(12)
    expect(shop.rendered.length).toBe(4)
  })

  it('answer 304 in one encoding to its own tag only, and never with the tag of other prices', async () => {
    shop = await startShop(priced, { customerOf })
    const inBrotli = async () => request('/kept/a', { 'accept-encoding': 'br' })
    await expect.poll(async () => (await inBrotli()).headers.etag).toMatch(/-B"$/)
    const tags = new Map<string, string>()
    for (const encoding of encodings)
      tags.set(encoding, (await request('/kept/a', { 'accept-encoding': encoding })).headers.etag ?? '')
    for (const encoding of encodings)
      for (const [other, tag] of tags) {
        const headers = { 'accept-encoding': encoding, 'if-none-match': tag }
        const { status, bytes } = await request('/kept/a', headers)
        expect([status, bytes.length > 0]).toEqual(encoding === other ? [304, false] : [200, true])
        expect((await request('/kept/a', { ...customer, ...headers })).status).toBe(200)
      }
  })

  it('answer HEAD with the headers of GET in each encoding, and no body', async () => {
    shop = await startShop(priced)
    for (const encoding of encodings) {
      const head = await request('/kept/a', { 'accept-encoding': encoding }, 'HEAD')
      const full = await request('/kept/a', { 'accept-encoding': encoding })
      const { date: _, ...own } = head.headers
      const { date: __, ...same } = full.headers
      expect([head.status, head.bytes.length, own]).toEqual([200, 0, same])
    }
  })

  it('are shown for ten minutes while rendering fails, and are replaced afterwards', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    let isDown = false
    let version = 1
    shop = await startShop((args) => {
      if (isDown) throw new Error('down')
      return pageOf(`<p>version ${version}</p>`.repeat(100), args)
    })
    const read = async (encoding: string) => {
      const { status, text } = await request('/kept/a', { 'accept-encoding': encoding })
      return [status, /version \d/.exec(text)?.[0]]
    }
    for (const encoding of encodings) expect(await read(encoding)).toEqual([200, 'version 1'])
    isDown = true
    version = 2
    for (const seconds of [61, 300, 298]) {
      vi.setSystemTime(Date.now() + seconds * 1000)
      for (const encoding of encodings) expect(await read(encoding)).toEqual([200, 'version 1'])
    }
    vi.setSystemTime(Date.now() + 2_000)
    expect((await read('br'))[0]).toBe(500)
    isDown = false
    // no bytes of the old page are left in any encoding
    for (const encoding of encodings) expect(await read(encoding)).toEqual([200, 'version 2'])
  })
})

describe('a cached page whose visitor has written a review', () => {
  const write = async (headers: Record<string, string>, status = 201) => {
    shop = await startShop((args) => pageOf(`<p>${shop?.rendered.length}</p>`, args), {
      fetch: async () => Response.json({ data: {} }, { status }),
    })
    const sameOrigin = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...headers }
    const answer = await shop.request('/api/v1/products/7/reviews', { method: 'POST', headers: sameOrigin, body: '{}' })
    return answer.headers.getSetCookie()
  }
  const author = { cookie: 'vanek_wrote=1' }

  it('C7.54 gets a cookie for this page only', async () => {
    const [line, ...more] = await write({ referer: 'http://vanek.test/kept/a?variant_id=1' })
    expect([line, more]).toEqual(['vanek_wrote=1; Max-Age=1800; Path=/kept/a; HttpOnly; SameSite=Lax', []])
  })

  it('C7.54 gets it for all products if the browser does not say which page it was', async () => {
    for (const referer of ['http://vanek.test.evil/a', '']) {
      expect((await write({ referer })).join()).toContain('Path=/produkt;')
      await shop?.close()
    }
  })

  it('C5.34 gets none if the review was refused', async () => {
    expect(await write({ referer: 'http://vanek.test/kept/a' }, 422)).toEqual([])
  })

  it('C7.54 is rendered again for its author, and for nobody else', async () => {
    await write({})
    const read = async (headers: Record<string, string>) => {
      const { text, headers: own } = await request('/kept/a', { ...headers, 'accept-encoding': 'br' })
      return [/<p>\d/.exec(text)?.[0], own['cache-control']?.split(',')[0]]
    }
    expect(await read({})).toEqual(['<p>1', 'public'])
    expect(await read(author)).toEqual(['<p>2', 'no-store'])
    expect(await read(author)).toEqual(['<p>3', 'no-store'])
    expect(await read({})).toEqual(['<p>1', 'public'])
  })

  it('is the older one while rendering fails', async () => {
    let isDown = false
    shop = await startShop((args) => {
      if (isDown) throw new Error('down')
      return pageOf('<p>old</p>', args)
    })
    await request('/kept/a', {})
    isDown = true
    const { status, text } = await request('/kept/a', author)
    expect([status, text.includes('<p>old')]).toEqual([200, true])
  })
})

it.each([
  [90, 60, 30],
  [660, 60, 600],
  [30, 30, 0],
])('a page that expires in %i s is fresh for %i s, then stale for no more than %i s', async (left, fresh, stale) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const loaderData = { page: { keepUntil: Date.now() + left * 1000 } }
  shop = await startShop((args) => {
    const page = pageOf('<p>a</p>', args)
    return { ...page, state: { ...page.state, loaderData } }
  })
  const { headers } = await request('/kept/a', {})
  expect(headers['cache-control']).toBe(`public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`)
})

it('personal pages have a Vary header and no ETag, and are not stored', async () => {
  shop = await startShop(priced)
  for (const encoding of encodings) {
    const { headers, text } = await request('/other', { 'accept-encoding': encoding })
    expect([headers['content-encoding'] ?? 'identity', headers.vary, headers.etag, headers['cache-control']]).toEqual([
      encoding,
      'accept-encoding',
      undefined,
      'no-store',
    ])
    expect(text).toContain('for guests')
  }
  expect(shop.rendered.length).toBe(3)
})
