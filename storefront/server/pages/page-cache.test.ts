import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Answer } from '../http/answer.ts'
import { createPageCache, type LoadPage, type PageCache, type PageCacheOptions } from './page-cache.ts'
import { smallPage, storedPage, type StoredPage } from './stored-page.ts'

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public',
  'content-security-policy': 'x',
}
const htmlOf = (text: string) =>
  Array.from({ length: 50 }, (_, at) => `<p class="c${(at * 7919) % 97}">${text} příliš žluťoučký kůň</p>`).join('')
const loaded =
  (text: string): LoadPage<string> =>
  async (previous) => ({ value: await storedPage(htmlOf(text), headers, previous) })

let now = 0
beforeEach(() => {
  now = 1_000
})

const setUp = (options: Partial<PageCacheOptions> = {}): PageCache<string> =>
  createPageCache({ freshMs: 60, staleMs: 600, maxBytes: 1e6, otherBytes: 1e6, now: () => now, ...options })

/** The page of a load as a visitor is sent it. */
async function pageIn(cache: PageCache<string>, key: string, load: LoadPage<string>): Promise<StoredPage> {
  const got = await cache.get(key, load)
  if (typeof got === 'string') throw new Error(got)
  return got
}

const pairs = ({ headers: flat }: Answer) =>
  Object.fromEntries(flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1]]] : [])))
const decoders: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }
const textOf = (answer: Answer) => {
  const decode = decoders[pairs(answer)['content-encoding'] ?? ''] ?? ((body: Buffer) => body)
  return decode(answer.body as Buffer).toString()
}

describe('a cached page', () => {
  it.each([
    ['', undefined],
    ['gzip, deflate', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip;q=0', undefined],
  ])('answers Accept-Encoding %j in %s, with headers to match', async (accepted, encoding) => {
    const cache = setUp()
    const page = await pageIn(cache, 'a', loaded('a'))
    const answer = await cache.answer(page, accepted, undefined)
    expect([answer.status, textOf(answer)]).toEqual([200, htmlOf('a')])
    expect(pairs(answer)).toEqual({
      ...headers,
      vary: 'accept-encoding',
      etag: expect.stringMatching(/^"[\w-]+"$/) as unknown,
      'content-length': String(answer.body?.length),
      ...(encoding && { 'content-encoding': encoding }),
    })
  })

  it('is never sent with the bytes of another page or encoding, in any order of requests', async () => {
    const cache = setUp()
    const requests = ['a', 'b', 'c'].flatMap((text) => ['', 'gzip', 'br'].map((accepted) => [text, accepted] as const))
    const request = async ([text, accepted]: readonly [string, string]) => {
      const page = await pageIn(cache, text, loaded(text))
      const answer = cache.answerNow(page, accepted, undefined) ?? (await cache.answer(page, accepted, undefined))
      expect([text, accepted, pairs(answer)['content-encoding'] ?? '', textOf(answer)]).toEqual([
        text,
        accepted,
        accepted,
        htmlOf(text),
      ])
      return pairs(answer)['etag']
    }
    const tags = await Promise.all([...requests, ...[...requests].reverse()].map(request))
    expect(new Set(tags).size).toBe(9)
    await Promise.all(requests.map(request))
  })

  it('creates its other encodings once', async () => {
    const cache = setUp()
    const page = await pageIn(cache, 'a', loaded('a'))
    expect(cache.answerNow(page, 'gzip', undefined)).toBeUndefined()
    const bodies = await Promise.all([1, 2].map(async () => (await cache.answer(page, 'gzip', undefined)).body))
    expect(bodies[0]).toBe(bodies[1])
    expect(cache.answerNow(page, 'gzip', undefined)?.body).toBe(bodies[0])
    // a page with other content has other encodings
    const next = await pageIn(cache, 'b', loaded('b'))
    expect(cache.answerNow(next, 'gzip', undefined)).toBeUndefined()
  })

  it('answers 304 to the tag of the requested encoding, and to no other', async () => {
    const cache = setUp()
    const page = await pageIn(cache, 'a', loaded('a'))
    const tagIn = async (accepted: string) => String(pairs(await cache.answer(page, accepted, undefined))['etag'])
    const accepted = ['', 'gzip', 'br']
    const tags = await Promise.all(accepted.map(tagIn))
    expect(new Set(tags).size).toBe(3)
    for (const encoding of accepted)
      for (const tag of tags) {
        const isOwn = tags.indexOf(tag) === accepted.indexOf(encoding)
        expect((await cache.answer(page, encoding, tag)).status).toBe(isOwn ? 304 : 200)
      }
    const again = await cache.answer(page, 'br', `"other", W/${tags[2]}`)
    const { 'content-type': _, ...rest } = headers
    expect([again.status, again.body, pairs(again)]).toEqual([
      304,
      undefined,
      { ...rest, etag: tags[2], vary: 'accept-encoding' },
    ])
  })

  it('is the same one when it is rendered again with the same bytes, and has its first headers', async () => {
    const first = await storedPage(htmlOf('a'), headers)
    expect(await storedPage(htmlOf('a'), headers, first)).toBe(first)
    const until = await storedPage(htmlOf('a'), { ...headers, 'cache-control': 'private' }, first)
    expect([until.br === first.br, until.headers['cache-control']]).toEqual([true, 'private'])
    expect((await storedPage(htmlOf('b'), headers, first)).br).not.toBe(first.br)
  })
})

describe('a hot page', () => {
  /** Asks for a page so often. */
  const requestTimes = (cache: PageCache<string>, times: number, load = loaded('a')) => {
    for (let time = 0; time < times; time++) cache.lookup('a', load)
  }

  it('gets its smallest brotli under another tag after many requests, and only once', async () => {
    let shrunk = 0
    const shrink = async (page: StoredPage) => {
      shrunk += 1
      return smallPage(page)
    }
    const cache = setUp({ shrink, hotAfter: 3 })
    const cold = await pageIn(cache, 'a', loaded('a'))
    requestTimes(cache, 1)
    now += 100
    // rendered again with the same bytes, which keeps the count
    requestTimes(cache, 1)
    await sleep(30)
    expect(shrunk).toBe(0)
    requestTimes(cache, 1)
    await expect.poll(() => cache.lookup('a')?.isSmall).toBe(true)
    const hot = await pageIn(cache, 'a', loaded('a'))
    const tagIn = (page: StoredPage) => pairs(cache.answerNow(page, 'br', undefined) as Answer)['etag']
    expect(tagIn(hot)).not.toBe(tagIn(cold))
    expect(hot.br.length).toBeLessThanOrEqual(cold.br.length)
    expect(textOf(cache.answerNow(hot, 'br', undefined) as Answer)).toBe(htmlOf('a'))
    now += 100
    requestTimes(cache, 9)
    await sleep(30)
    expect([await pageIn(cache, 'a', loaded('a')), shrunk]).toEqual([hot, 1])
  })

  it('never replaces a newer page, and keeps the age of its own', async () => {
    const waiting: (() => void)[] = []
    const shrink = async (page: StoredPage) => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      return smallPage(page)
    }
    const cache = setUp({ shrink, hotAfter: 1 })
    const old = await pageIn(cache, 'a', loaded('old'))
    requestTimes(cache, 1)
    await expect.poll(() => waiting.length).toBe(1)
    now += 1_000
    const next = await pageIn(cache, 'a', loaded('new'))
    expect(next.hash).not.toBe(old.hash)
    waiting[0]?.()
    await sleep(20)
    expect(cache.lookup('a')?.hash).toBe(next.hash)
    await expect.poll(() => waiting.length).toBe(2)
    now += 59
    waiting[1]?.()
    await expect.poll(() => cache.lookup('a')?.isSmall).toBe(true)
    now += 1
    expect(cache.lookup('a')).toBeUndefined()
  })
})

it('stays within its memory limit with all encodings', async () => {
  const cache = setUp({ maxBytes: 20_000, trialBytes: 5_000, otherBytes: 20_000 })
  for (let at = 0; at < 200; at++) {
    const text = `page ${at}`
    const page = await pageIn(cache, text, loaded(text))
    if (at % 2 === 0) cache.lookup(text)
    const answers = await Promise.all(['', 'gzip', 'br'].map((accepted) => cache.answer(page, accepted, undefined)))
    expect(new Set(answers.map(textOf))).toEqual(new Set([htmlOf(text)]))
    expect(cache.bytes()).toBeLessThanOrEqual(40_000)
  }
  expect(cache.bytes()).toBeGreaterThan(20_000)
})
