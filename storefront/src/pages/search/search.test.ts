import { createShop } from '@vanek/sdk'
import { emptyListing, toggleValue } from '@vanek/sdk/catalog'
import { describe, expect, it } from 'vitest'
import { guestSettings } from '../../lib/page/settings.ts'
import { pageEnv } from '../../testing/page-env.ts'
import { loadResults } from './data.ts'

const none = { entities: [], total: 0 }
const found = { products: none, menuItems: none, virtual_categories: none, articles: none, faq_questions: none }
const entry = (id: number, title: string, path: string) => ({ id, title, path, main: true, image: null, children: [] })
const menus: Readonly<Record<string, unknown>> = {
  main: { code: 'main', items: [entry(1, 'Ventilátory', '/ventilatory'), entry(2, 'Filtry', '/filtry')] },
  footer: {
    code: 'footer',
    items: [{ ...entry(1, 'Nákup', '/'), children: [entry(2, 'Doprava', '/stranka/doprava')] }],
  },
}

/** A shop whose back ends find products by ids and by words. */
function shopWith({ ids = [] as readonly number[], byIds = 0, own = found as unknown, menuItems = [] as number[] }) {
  const scopes: { ids?: number[]; query?: string; perPage: number }[] = []
  const shop = createShop({
    ...guestSettings,
    endpoints: { shop: 'http://s.test', content: 'http://c.test', cdn: '/cdn', services: 'http://v.test' },
    fetch: async (input) => {
      const { pathname, searchParams } = new URL(new Request(input).url)
      if (pathname === '/search/query') return Response.json({ productIds: ids, menuItems })
      if (pathname === '/search') return Response.json(own, { status: own === null ? 400 : 200 })
      if (pathname.startsWith('/menu-object/')) return Response.json(menus[pathname.slice(13)])
      const scope = JSON.parse(searchParams.get('scope') ?? '{}') as (typeof scopes)[number]
      scopes.push(scope)
      return Response.json({ products: [], pagination: { total: scope.ids ? byIds : 7 } })
    },
  })
  return { env: { ...pageEnv(() => Response.json({})).env, shop }, scopes }
}

describe('the results of a query', () => {
  it('B9.17 lists the products of the external service, ten on a page', async () => {
    const { env, scopes } = shopWith({ ids: [4, 3], byIds: 2 })
    const { listing } = await loadResults(env, { q: 'větrák' }, emptyListing)
    expect(listing.pagination.total).toBe(2)
    expect(scopes).toMatchObject([{ ids: [4, 3], perPage: 10 }])
  })

  it('uses its own search when the service returns only products that are no longer sold', async () => {
    const { env, scopes } = shopWith({ ids: [4, 3], byIds: 0 })
    expect((await loadResults(env, { q: 'větrák' }, emptyListing)).listing.pagination.total).toBe(7)
    expect(scopes.map(({ query }) => query)).toEqual([undefined, 'větrák'])
  })

  it('but not when filters exclude everything: those can be removed one by one', async () => {
    const { env, scopes } = shopWith({ ids: [4, 3], byIds: 0 })
    await loadResults(env, { q: 'větrák' }, toggleValue(emptyListing, 'available', '1'))
    expect(scopes).toHaveLength(1)
  })

  it('B5.04 B5.05 finds entries of the menus by their titles, and those of the service', async () => {
    const { env } = shopWith({ menuItems: [2] })
    const { categories } = await loadResults(env, { q: 'ventilatory' }, emptyListing)
    expect(categories.map(({ path }) => path)).toEqual(['/ventilatory', '/filtry'])
    const { categories: pages } = await loadResults(shopWith({}).env, { q: 'doprava' }, emptyListing)
    expect(pages.map(({ path }) => path)).toEqual(['/stranka/doprava'])
  })

  it('suggests words that look like a query that finds nothing; a back end may suggest none', async () => {
    const near = async (own: object) =>
      (await loadResults(shopWith({ own }).env, { q: 'ventubajzr' }, emptyListing)).near
    expect([await near({ ...found, near: ['ventilátor'] }), await near(found)]).toEqual([['ventilátor'], []])
  })

  it('shows the products even if nothing else can be loaded', async () => {
    const { env } = shopWith({ own: null })
    expect(await loadResults(env, { q: 'větrák' }, emptyListing)).toMatchObject({ articles: [], questions: [] })
  })
})
