import { describe, expect, it, vi } from 'vitest'
import { getMenu, getPage, getPages, withFallbackData } from '@vanek/sdk/content'
import { refuse, type SeenRequest, shopOver } from '../testing/back-end.ts'

const rejected = (extensions: object, data: unknown = { pageBySlug: null }) =>
  shopOver(() => ({ data, errors: [{ message: 'No', extensions }] })).shop

describe('an error of the content service', () => {
  it.each([
    [{ code: 'forbidden', statusCode: 403 }, 'forbidden', 403],
    [{ code: 'forbidden' }, 'forbidden', 403],
    [{ code: 'gone', statusCode: 404 }, 'not_found', 404],
    [{ code: 'sign_in', statusCode: 401 }, 'unauthorized', 401],
    [{ code: 'x', statusCode: 503 }, 'server', 503],
    [{ code: 'x', statusCode: 418 }, 'contract', 418],
  ])('B8.10 of %j is %s with status %i', async (extensions, code, status) => {
    expect(await getPage(rejected(extensions), { slug: 'a' })).toMatchObject({ ok: false, error: { code, status } })
  })

  it('B8.10 keeps the status of a response that is not GraphQL', async () => {
    const { shop } = shopOver(() => refuse(404, 'not_found'))
    expect(await getPage(shop, { slug: 'a' })).toMatchObject({ ok: false, error: { code: 'not_found', status: 404 } })
  })

  it.each([[{}], [{ statusCode: 'x' }], [{ statusCode: 200 }], [null]])(
    'has the code contract for %j, even if there is data',
    async (extensions) => {
      const shop = rejected(extensions as object, { pages: [] })
      expect(await getPages(shop)).toMatchObject({ ok: false, error: { code: 'contract', status: 200 } })
    },
  )
})

describe('quietly', () => {
  const empty = { code: 'main', items: [] }
  const failing = {
    'a GraphQL error': ({ path }: SeenRequest) =>
      path === '/graphql' ? { errors: [{ message: 'No' }] } : refuse(404, 'not_found'),
    'an error response': () => refuse(500, 'down'),
    'a network failure': () => {
      throw new TypeError('fetch failed')
    },
    'an HTML page': () => new Response('<h1>Down</h1>', { headers: { 'Content-Type': 'text/html' } }),
  }

  it.each(Object.entries(failing))(
    'B8.11 B8.12 C8.28 of a menu: %s is logged and returns an empty menu',
    async (_, answer) => {
      const warn = vi.fn()
      const { shop } = shopOver(answer, { logger: { warn } })
      expect(await withFallbackData(shop, 'main menu', getMenu(shop, { code: 'main' }), empty)).toBe(empty)
      expect(await withFallbackData(shop, 'pages', getPages(shop), null)).toBeNull()
      expect(warn.mock.calls.map(([, reported]) => (reported as { what?: string }).what)).toEqual(
        expect.arrayContaining(['main menu', 'pages']),
      )
    },
  )

  it('returns the data, or the fallback after an abort', async () => {
    const { shop } = shopOver(() => ({ data: { pages: [] } }))
    expect(await withFallbackData(shop, 'pages', getPages(shop), null)).toEqual([])
    const aborted = getPages(shop, {}, { signal: AbortSignal.abort() })
    expect(await withFallbackData(shop, 'pages', aborted, null)).toBeNull()
  })
})
