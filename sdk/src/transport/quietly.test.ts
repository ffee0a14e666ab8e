import { describe, expect, it, vi } from 'vitest'
import { getMenu, getPage, getPages, withFallbackData } from '@vanek/sdk/content'
import { refuse, type SeenRequest, shopOver } from '../testing/back-end.ts'

const refused = (extensions: object, data: unknown = { pageBySlug: null }) =>
  shopOver(() => ({ data, errors: [{ message: 'No', extensions }] })).shop

describe('an error that the content service reports', () => {
  it.each([
    [{ code: 'forbidden', statusCode: 403 }, 'forbidden', 403],
    [{ code: 'forbidden' }, 'forbidden', 403],
    [{ code: 'gone', statusCode: 404 }, 'not_found', 404],
    [{ code: 'sign_in', statusCode: 401 }, 'unauthorized', 401],
    [{ code: 'x', statusCode: 503 }, 'server', 503],
    [{ code: 'x', statusCode: 418 }, 'contract', 418],
  ])('B8.10 of %j is %s with status %i', async (extensions, code, status) => {
    expect(await getPage(refused(extensions), { slug: 'a' })).toMatchObject({ ok: false, error: { code, status } })
  })

  it('B8.10 keeps the status of an answer that is no GraphQL at all', async () => {
    const { shop } = shopOver(() => refuse(404, 'not_found'))
    expect(await getPage(shop, { slug: 'a' })).toMatchObject({ ok: false, error: { code: 'not_found', status: 404 } })
  })

  it.each([[{}], [{ statusCode: 'x' }], [{ statusCode: 200 }], [null]])(
    'is contract when it says %j, though there are data beside it',
    async (extensions) => {
      const shop = refused(extensions as object, { pages: [] })
      expect(await getPages(shop)).toMatchObject({ ok: false, error: { code: 'contract', status: 200 } })
    },
  )
})

describe('quietly', () => {
  const empty = { code: 'main', items: [] }
  const failing = {
    'a GraphQL error': ({ path }: SeenRequest) =>
      path === '/graphql' ? { errors: [{ message: 'No' }] } : refuse(404, 'not_found'),
    'a refusal': () => refuse(500, 'down'),
    'a broken line': () => {
      throw new TypeError('fetch failed')
    },
    'a page of HTML': () => new Response('<h1>Down</h1>', { headers: { 'Content-Type': 'text/html' } }),
  }

  it.each(Object.entries(failing))(
    'B8.11 B8.12 C8.28 of a menu: %s is only logged and gives an empty one',
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

  it('answers what was read, and the fallback when reading was given up', async () => {
    const { shop } = shopOver(() => ({ data: { pages: [] } }))
    expect(await withFallbackData(shop, 'pages', getPages(shop), null)).toEqual([])
    const given = getPages(shop, {}, { signal: AbortSignal.abort() })
    expect(await withFallbackData(shop, 'pages', given, null)).toBeNull()
  })
})
