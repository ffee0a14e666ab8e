import { CommerceError } from '@vanek/sdk'
import { describe, expect, it } from 'vitest'
import { type Answer, loaderArgs, type Call, pageEnv, refusal } from '../../testing/page-env.ts'
import { rescue, type Rescued, statusOf } from './rescue.ts'

const doc = { type: 'doc', content: [] }
const page = {
  _id: '1',
  title: 'Doprava',
  content: doc,
  content_blocks: [],

  page_meta: { slug: 'doprava' },
}
const broken = (more: object = {}) =>
  new CommerceError({ code: 'server', retryable: false, outcome: 'none', issues: [], ...more })
const missing = () => new Response(null, { status: 404 })

interface World {
  readonly rewrite?: Response | string
  readonly moved?: Response | string | null
  readonly pageBySlug?: unknown
}

const backEnd =
  ({ rewrite, moved, pageBySlug = page }: World): Answer =>
  (call) => {
    if (call.path.startsWith('/url-rewrite')) {
      if (typeof rewrite === 'string') return Response.json({ type: 'page', page_meta: { slug: { cs: rewrite } } })
      return rewrite ?? refusal(404, 'not_found')
    }
    if (call.path.startsWith('/redirect'))
      return moved instanceof Response ? moved : Response.json({ redirectPath: moved ?? null })
    return Response.json({ data: { pageBySlug } })
  }

/** The request for the redirect of a path. */
const lookup = (paths: readonly string[]) =>
  new URL(paths.find((path) => path.startsWith('/redirect')) ?? '', 'http://x')

async function rescued(error: unknown, world: World = {}, path = '/stara-cesta') {
  const { env, calls } = pageEnv(backEnd(world))
  const reports: unknown[] = []
  const given = await rescue(error, 'catch-all', loaderArgs(path), { ...env, report: (each) => reports.push(each) })
  const { init, data } = given as { init?: { status: number }; data?: Rescued }
  const where = given instanceof Response ? `${given.status} ${given.headers.get('location')}` : undefined
  return { given, where, status: init?.status, data, reports, paths: calls.map((call: Call) => call.path) }
}

describe('B2.58 a page that could not be shown', () => {
  it.each([
    ['that is missing', missing()],
    ['that is refused', new Response(null, { status: 403 })],
    ['that fails', broken()],
    ['that is a fault of the program', new TypeError('x')],
  ])('B2.59 B7.09 %s is the text page of its path, with status 200', async (_, error) => {
    const { status, data, paths } = await rescued(error, { rewrite: 'doprava' })
    expect(status).toBe(200)
    expect(data).toMatchObject({ page: { title: 'Doprava' }, head: { canonical: 'http://own.test/stranka/doprava' } })
    expect(new URL(paths[0] ?? '', 'http://x').searchParams.get('path')).toBe('/stara-cesta')
  })

  it('B6.08 stays refused when the text page is not for this visitor', async () => {
    const errors = [{ message: 'no', extensions: { code: 'forbidden', statusCode: 403 } }]
    const { env } = pageEnv((call) =>
      call.path.startsWith('/url-rewrite')
        ? Response.json({ type: 'page', page_meta: { slug: { cs: 'velkoobchod' } } })
        : Response.json({ data: { pageBySlug: null }, errors }),
    )
    expect(await rescue(missing(), 'catch-all', loaderArgs('/velkoobchod'), env)).toMatchObject({
      init: { status: 403 },
    })
  })

  it('B2.57 B7.11 redirects permanently to its new path', async () => {
    const { where, paths } = await rescued(missing(), { moved: '/nova-cesta' })
    expect(where).toBe('301 /nova-cesta')
    expect(Object.fromEntries(lookup(paths).searchParams)).toMatchObject({
      route: 'catchAll',
      path: '/stara-cesta',
      slug: 'stara-cesta',
    })
  })

  it('B2.57 keeps the query when it redirects', async () => {
    const { env } = pageEnv(backEnd({ moved: '/nova-cesta' }))
    const moved = await rescue(missing(), 'catch-all', loaderArgs('/stara-cesta?x=1&utm_source=a'), env)
    expect((moved as Response).headers.get('location')).toBe('/nova-cesta?x=1&utm_source=a')
  })

  it.each([
    ['article', { slug: 'a' }, 'article-slug', 'article'],
    ['article-list', { slug: 'a', child: 'b' }, 'articleList-slug', 'article_category'],
    ['article-list', { tag: 'a' }, 'articleTag-slug', 'article_tag'],
    ['article-list', { author: 'a' }, 'articleAuthor-slug', 'article_author'],
    ['article-list', {}, 'article-list', 'article-list'],
  ])('B2.57 is looked up by its type: %s with %j', async (name, params, route, type) => {
    const { env, calls } = pageEnv(backEnd({ moved: null }))
    await rescue(missing(), name, { ...loaderArgs('/stara-cesta'), params }, env)
    const { searchParams } = lookup(calls.map((call) => call.path))
    expect([searchParams.get('route'), searchParams.get('type')]).toEqual([route, type])
  })

  it.each([null, '/stara-cesta', '//evil.test', 'https://evil.test/', '/\\evil.test', 'javascript:alert(1)'])(
    'B2.58 is a 404 when the redirect is %j',
    async (moved) => {
      expect((await rescued(missing(), { moved })).status).toBe(404)
    },
  )

  it('B7.10 B7.12 stays as it is when both lookups fail', async () => {
    const world = { rewrite: refusal(500, 'server'), moved: refusal(418, 'odd') }
    expect((await rescued(missing(), world)).status).toBe(404)
    expect((await rescued(broken(), world)).status).toBe(500)
  })

  it('B2.60 is 500 when the status is unknown, logged once, and its redirect is not looked up', async () => {
    const { status, reports, paths } = await rescued(broken({ status: 418 }))
    expect([status, reports.length, paths.filter((path) => path.startsWith('/redirect'))]).toEqual([500, 1, []])
  })

  it('leaves redirects alone', async () => {
    const away = Response.redirect('http://own.test/kosik', 303)
    const { given, paths } = await rescued(away)
    expect([given, paths]).toEqual([away, []])
  })
})

describe('the status of an error', () => {
  it.each([
    [missing(), 404],
    [new Response(null, { status: 403 }), 403],
    [new Response(null, { status: 502 }), 500],
    [broken({ status: 404 }), 404],
    [broken({ code: 'forbidden' }), 403],
    [broken({ status: 503 }), 500],
    [new Error('x'), 500],
    [null, 500],
    ['text', 500],
  ])('B2.60 B8.10 of %s is %i', (error, status) => {
    expect(statusOf(error)).toBe(status)
  })
})
