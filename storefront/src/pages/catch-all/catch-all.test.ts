import { describe, expect, it } from 'vitest'
import { displayWays } from '../../lib/page/price-display.ts'
import { loaderArgs, type Call, pageEnv, refusal, redirectOf } from '../../testing/page-env.ts'
import { loader } from './data.ts'
import type { ListingData } from './listing.ts'

const category = {
  _id: 'category-1',
  store_id: 1,
  title: 'Koupelnové ventilátory',
  path: 'koupelny',
  content: null,
  description: 'Na páru.\n\nA na vlhko.',
  text_below_products: null,
  category_banner: null,
  top_category_image: null,
  page_meta: { slug: 'koupelny', seo_title: null, seo_description: null },
  catalog_settings: { parameters: [] },
  parents: [],
  children: [{ id: 2, title: 'S čidlem', path: 'koupelny/s-cidlem', image: null, productCount: 3 }],
  productCount: 30,
}
const banner = { title: 'Sleva', image: null, url: '/slevy', position: 3, time_limit_end: null, time_limited: false }
const later = { time_limit_start: '2030-01-01T00:00:00Z', time_limit_end: '2031-01-01T00:00:00Z' }
const content = {
  _id: 'category-1',
  store_id: 1,
  faq_questions: [{ title: 'Jak velký?', content: 'Podle místnosti.' }],
  small_banners: [],
  banner_catalog: [
    { ...banner, customer_group_enabled: [], time_limit_start: null },
    { ...banner, title: 'Pro firmy', customer_group_enabled: ['firmy'], time_limit_start: null },
    { ...banner, title: 'Příště', customer_group_enabled: [], time_limited: true, ...later },
  ],
  category_video: { title: 'Montáž', video_url: 'montaz.webm', image: null },
  related_articles: [
    { slug: 'jak-vybrat', title: 'Jak vybrat', date_published: '1970-01-01T00:00:00Z', perex: '', image: null },
  ],
}
const virtual = {
  _id: 'v1',
  slug: 'znacky/vetrnik',
  title: 'Větrník',
  description: 'Česká dílna.',
  text_below_products: null,
  canonical_slugs: [],
  meta_nofollow: false,
  meta_noindex: true,
  catalog_settings: { parameters: [] },
  faq_questions: [],
  brand: { _id: 'b1', id: 1, title: 'Větrník', text: 'Od roku 1932.', link: '', image: null, product_count: 3 },
  page_meta: { slug: 'znacky/vetrnik', seo_title: null, seo_description: null, share_image: null },
}

const listing = (total: number, page = 1) => ({
  products: [],
  pagination: { page, fromPage: page, perPage: 21, total, pages: Math.ceil(total / 21) },
  sort: 'recommended',
  sorts: [],
  filters: [],
  withoutFilter: [],
})

const scopeOf = ({ path }: Call) => JSON.parse(new URL(path, 'http://x').searchParams.get('scope') ?? '{}') as unknown

const writtenFor: Readonly<Record<string, object>> = {
  koupelny: { category: content, virtualCategory: null },
  [virtual.slug]: { category: null, virtualCategory: virtual },
}

/** A back end with one category and one virtual category. */
function backEnd(call: Call): Response {
  const { query = '', variables } = (call.body ?? {}) as { query?: string; variables?: Record<string, unknown> }
  if (call.path.startsWith('/api/catalog')) {
    const { path, page } = scopeOf(call) as Record<string, string & number>
    if (path === 'koupelny') return Response.json({ ...listing(30, page), category })
    return path === virtual.slug ? Response.json({ ...listing(3, page), category: null }) : refusal(404, 'not_found')
  }
  if (/\blistingContent\b/.test(query))
    return Response.json({ data: { listingContent: writtenFor[String(variables?.['path'])] ?? null } })
  return Response.json({ data: { pageBySlug: null } })
}

const load = (path: string, answer = backEnd) => {
  const { env, calls } = pageEnv(answer)
  const [name = ''] = path.slice(1).split('?')
  return { calls, data: loader({ ...loaderArgs(path), params: { '*': name } }, env) }
}

describe('a path of the catalogue', () => {
  it('B3.26 B3.28 B3.31 of a category shows its texts, questions, video and articles', async () => {
    expect(await load('/koupelny').data).toMatchObject({
      kind: 'listing',
      title: 'Koupelnové ventilátory',
      text: 'Na páru.',
      tiles: [{ title: 'S čidlem', count: 3 }],
      texts: {
        below: ['A na vlhko.'],
        questions: [{ title: 'Jak velký?' }],
        video: { title: 'Montáž' },
        articles: [{ slug: 'jak-vybrat' }],
      },
    })
  })

  it('B3.26 has its own picture when it has no subcategories, and always the one set by an editor', async () => {
    const [own, banner] = [{ path: 'vlastni.webp' }, { path: 'od-editora.webp' }]
    const pictureOf = async (more: object) => {
      const answer = (call: Call) =>
        call.path.startsWith('/api/catalog')
          ? Response.json({ ...listing(30), category: { ...category, top_category_image: own, ...more } })
          : backEnd(call)
      return ((await load('/koupelny', answer).data) as ListingData).picture
    }
    expect(await pictureOf({})).toBeNull()
    expect(await pictureOf({ children: [] })).toEqual(own)
    expect(await pictureOf({ category_banner: banner })).toEqual(banner)
  })

  it('B3.30 shows the current banners for everybody', async () => {
    expect(await load('/koupelny').data).toMatchObject({ banners: [{ title: 'Sleva' }] })
  })

  it('B9.14 requests three bestsellers too, only on the first page without filters', async () => {
    const scopes = async (path: string) => {
      const { calls, data } = load(path)
      await data
      return calls.filter(({ path: own }) => own.startsWith('/api/')).map(scopeOf)
    }
    expect(await scopes('/koupelny')).toEqual([{ path: 'koupelny', bestsellers: 3 }])
    expect(await scopes('/koupelny?page=2')).toEqual([{ path: 'koupelny', page: 2 }])
    expect(await scopes('/koupelny?available=1')).toEqual([{ path: 'koupelny', available: true }])
  })

  it.each([
    ['?f4=100,125', true],
    ['?f4=100&page=2&sort=rating', true],
    ['', false],
    ['?f4=100&available=1', false],
    ['?f4=100&price=-500', false],
    ['?f4=100&r2=-30', false],
  ])('B7.25 at %j requests its own texts: %s', async (search, chosen) => {
    const { calls, data } = load(`/koupelny${search}`)
    await data
    const [request] = calls.filter(({ path }) => path === '/graphql')
    expect(request?.body).toMatchObject({ variables: { path: 'koupelny', chosen } })
  })

  it.each([
    ['', 'without', {}, 'without'],
    ['?price=500-', 'without', {}, undefined],
    ['?price=500-&vat=without', 'both', {}, 'without'],
    ['', null, { display_vat: false, display_both_prices: false }, 'without'],
    ['', null, { display_vat: true, display_both_prices: false }, undefined],
    ['', null, {}, undefined],
  ] as const)(
    'B3.53 at %j filters by the displayed prices (%s, by the shop %j) unless the URL names them',
    async (query, way, functions, vat) => {
      const { env, calls } = pageEnv((call) =>
        call.path === '/api/v1/globals' ? Response.json({ functions }) : backEnd(call),
      )
      const displayEnv = { ...env, display: way && displayWays[way] }
      await loader({ ...loaderArgs(`/koupelny${query}`), params: { '*': 'koupelny' } }, displayEnv)
      const scopes = calls.filter(({ path }) => path.startsWith('/api/catalog')).map(scopeOf)
      expect(scopes.at(-1)).toMatchObject(vat ? { path: 'koupelny', vat } : { path: 'koupelny' })
      expect(scopes.some((scope) => 'vat' in (scope as object))).toBe(vat !== undefined)
    },
  )

  it.each(['/koupelny', '/koupelny?f4=100', '/znacky/vetrnik?brands=1'])(
    'B7.17 sends two parallel requests for %s',
    async (path) => {
      const rounds: number[] = []
      let waiting: (() => void)[] = []
      const { env } = pageEnv((call) => {
        return new Promise((resolve) => waiting.push(() => resolve(backEnd(call))))
      })
      const [name = ''] = path.slice(1).split('?')
      const data = loader({ ...loaderArgs(path), params: { '*': name } }, env)
      const done = { yes: false }
      void data.then(() => (done.yes = true))
      while (!done.yes) {
        await new Promise((resolve) => setTimeout(resolve, 10))
        if (waiting.length > 0) rounds.push(waiting.length)
        for (const go of waiting.splice(0)) go()
        waiting = []
      }
      expect(rounds).toEqual([2])
    },
  )

  it('B3.32 of a brand shows its virtual category', async () => {
    expect(await load('/znacky/vetrnik').data).toMatchObject({
      kind: 'listing',
      path: 'znacky/vetrnik',
      parents: [{ title: 'Značky', to: '/znacky' }],
      brand: { title: 'Větrník', text: 'Od roku 1932.' },
      head: { robots: 'noindex', canonical: 'http://own.test/znacky/vetrnik' },
    })
  })

  it.each(['/nikde', '/koupelny?page=3', '/znacky/vetrnik?page=2'])('%s is 404', async (path) => {
    expect(await redirectOf(load(path).data)).toBe('404 ')
  })

  it('C6.12 of a category that this shopper may not see is 403', async () => {
    const refuse = (call: Call) => (call.path.startsWith('/api/catalog') ? refusal(403, 'forbidden') : backEnd(call))
    expect(await redirectOf(load('/firmy', refuse).data)).toBe('403 ')
  })

  it('shows the products when the data around them cannot be loaded', async () => {
    const poor = (call: Call) => (call.path === '/graphql' ? refusal(500, 'server') : backEnd(call))
    expect(await load('/koupelny', poor).data).toMatchObject({ kind: 'listing', banners: [], texts: { questions: [] } })
    await expect(load('/znacky/vetrnik', poor).data).rejects.toMatchObject({ error: { code: 'server' } })
  })

  it('has only data that the page shows', async () => {
    const data = await load('/koupelny').data
    expect(Object.keys((data as ListingData).listing).sort()).toEqual(Object.keys(listing(30)).sort())
  })
})
