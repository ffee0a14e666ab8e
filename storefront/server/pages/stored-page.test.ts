import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodingFor, matchesTag } from '../http/encoding.ts'
import { answerWith, keepPage } from './stored-page.ts'
import { pageKey, urlOfKey } from './page-key.ts'

const html = '<!doctype html><p>Příliš žluťoučký kůň</p>'.repeat(50)
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public',
  'content-security-policy': 'x',
}
const pairs = (flat: readonly string[]) =>
  Object.fromEntries(flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1]]] : [])))

describe('a kept page', () => {
  it.each([
    ['', 'identity', (body: Buffer) => body],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ] as const)('answers Accept-Encoding %j in %s', async (accepted, encoding, decode) => {
    const {
      status,
      headers: sent,
      body,
    } = answerWith(await keepPage(html, headers, { madeAt: 0 }), accepted, undefined)
    expect(decode(body ?? Buffer.alloc(0)).toString()).toBe(html)
    expect([status, pairs(sent)]).toEqual([
      200,
      {
        ...headers,
        vary: 'accept-encoding',
        etag: expect.stringMatching(/^"[\w-]+"$/) as unknown,
        'content-length': String(body?.length),
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      },
    ])
  })

  it('has a tag of its own per encoding, and answers 304 to that one only', async () => {
    const page = await keepPage(html, headers, { madeAt: 0 })
    const tags = ['', 'gzip', 'br'].map((accepted) =>
      String(pairs(answerWith(page, accepted, undefined).headers)['etag']),
    )
    expect(new Set(tags).size).toBe(3)
    const again = answerWith(page, 'br', `"other", W/${tags[2]}`)
    const { 'content-type': _, ...rest } = headers
    expect([again.status, again.body, pairs(again.headers)]).toEqual([
      304,
      undefined,
      { ...rest, etag: tags[2], vary: 'accept-encoding' },
    ])
    expect(answerWith(page, 'br', tags[0]).status).toBe(200)
  })
})

describe('encodings', () => {
  it.each([
    ['br', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br;q=0.5, gzip', 'br'],
    ['gzip;q=0, identity', 'identity'],
    ['brx, xgzip', 'identity'],
    ['*', 'identity'],
  ])('%j allows %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding)
  })

  it('compares tags one by one', () => {
    expect([matchesTag(undefined, '"a"'), matchesTag('"b", "a"', '"a"'), matchesTag('"aa"', '"a"')]).toEqual([
      false,
      true,
      false,
    ])
  })
})

describe('the key of a page', () => {
  it.each([
    ['/a', '/a'],
    ['/a?utm_source=x', '/a'],
    ['/a?z=1&page=2&sort=b', '/a?page=2&sort=b'],
    ['/a?sort=b&page=2', '/a?page=2&sort=b'],
    ['/a?page=2&page=3', '/a?page=2'],
    ['/a?page=%3Cx%3E', '/a?page=%3Cx%3E'],
  ])('of %s is %s', (url, key) => {
    const made = pageKey('s', url, { query: ['sort', 'page'] })
    expect([made, urlOfKey(made)]).toEqual([`s ${key}`, key])
  })

  it('never lets an unknown parameter in', () => {
    const names = fc.string({ unit: fc.constantFrom('a', 'b', '&', '=', '%', '#', ' ', 'page') })
    fc.assert(
      fc.property(fc.dictionary(names, names), (query) => {
        const url = new URL(
          urlOfKey(pageKey('s', `/a?${new URLSearchParams(query).toString()}`, { query: ['page'] })),
          'http://x',
        )
        expect([...url.searchParams.keys()].filter((name) => name !== 'page')).toEqual([])
        expect(url.searchParams.get('page')).toBe(Object.hasOwn(query, 'page') ? query['page'] : null)
      }),
    )
  })
})
