import { describe, expect, it } from 'vitest'
import { querySearchService, findProducts, search, searchQuery, suggest } from '@vanek/sdk/search'
import { refuse, shopOver } from '../testing/back-end.ts'
import { manualClock } from '../transport/testing/test-shop.ts'
import { found, menu, product, searchShop } from './testing/back-ends.ts'

describe('search', () => {
  it('B7.18 B9.17 sends the normalized query and requests ten of each kind', async () => {
    const { shop, seen } = searchShop()
    await search(shop, { q: '  tichý \n ventilátor ' })
    await search(shop, { q: 'tichý', limit: 5 })
    expect(seen.map(({ path, query }) => [path, query])).toEqual([
      ['/search', { q: 'tichý ventilátor', limit: '10' }],
      ['/search', { q: 'tichý', limit: '5' }],
    ])
  })

  it('B3.45 returns articles, questions, virtual categories, menu items and products with their totals', async () => {
    const { shop } = searchShop()
    expect(await search(shop, { q: 'ventilátor' })).toEqual({ ok: true, data: found })
  })

  it.each(['', '  ', 'ab', ' a b ', 'do na'])('B5.03 returns nothing for %j without a request', async (q) => {
    const { shop, seen } = searchShop()
    const none = { entities: [], total: 0 }
    const result = await search(shop, { q })
    expect(result.ok && Object.values(result.data)).toEqual([none, none, none, none, none])
    expect(seen).toEqual([])
  })

  it('rejects with the reason of an aborted signal, also without a request', async () => {
    const { shop, seen } = searchShop()
    const options = { signal: AbortSignal.abort('typed on') }
    await expect(search(shop, { q: 'ab' }, options)).rejects.toBe('typed on')
    await expect(search(shop, { q: 'tichý' }, options)).rejects.toBe('typed on')
    expect(seen).toEqual([])
  })

  it('shares its key between queries with the same normalized text', () => {
    const { shop } = shopOver(() => ({}))
    expect(searchQuery(shop, { q: ' tichý  větrák' }).queryKey).toEqual(
      searchQuery(shop, { q: 'tichý větrák' }).queryKey,
    )
  })
})

describe('the external search service', () => {
  it('is queried by POST with the normalized query', async () => {
    const { shop, seen } = searchShop()
    expect(await querySearchService(shop, { q: ' tichý  větrák ', limit: 30 })).toEqual({
      ok: true,
      data: { productIds: [9, 8], menuItems: [3] },
    })
    expect(seen[0]).toMatchObject({ method: 'POST', path: '/search/query', body: { query: 'tichý větrák', limit: 30 } })
  })

  it('returns product ids', async () => {
    const { shop } = searchShop()
    expect(await findProducts(shop, { q: 'větrák' })).toEqual({
      source: { ids: [9, 8], named: 'větrák' },
      menuItems: [3],
      service: true,
    })
  })

  it('B9.11 times out after 2000 ms', async () => {
    const clock = manualClock()
    const { shop, seen } = searchShop({ service: () => new Promise(() => {}) }, { clock })
    let result: unknown
    const request = findProducts(shop, { q: 'větrák' }).then((own) => (result = own))
    await new Promise((resolve) => setTimeout(resolve, 50))
    await clock.advance(1999)
    expect(result).toBeUndefined()
    await clock.advance(1)
    await request
    expect(result).toEqual({ source: { query: 'větrák' }, menuItems: [], service: false })
    expect(seen).toHaveLength(1)
  })

  it('C7.64 is queried by POST, and after a timeout the search of the back end lists and suggests the products', async () => {
    // loads lazy modules, so that only the clock matters
    await suggest(searchShop().shop, { q: 'větrák', menu })
    const clock = manualClock()
    const { shop, seen } = searchShop({ service: () => new Promise(() => {}) }, { clock })
    const request = Promise.all([findProducts(shop, { q: 'větrák' }), suggest(shop, { q: 'větrák', menu })])
    await clock.advance(2000)
    const [listed, suggested] = await request
    expect(listed).toMatchObject({ source: { query: 'větrák' }, service: false })
    expect(suggested).toMatchObject({ ok: true, data: { products: [product(1), product(2)], productTotal: 40 } })
    const sent = seen.filter(({ path }) => path === '/search/query')
    expect(sent.map(({ method, body }) => [method, body])).toEqual([
      ['POST', { query: 'větrák', limit: 200 }],
      ['POST', { query: 'větrák', limit: 200 }],
    ])
  })

  it.each([
    ['is unavailable', () => refuse(503, 'server'), []],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed')), []],
    ['finds no product', () => ({ productIds: [], menuItems: [2] }), [2]],
    [
      'finds more than it returns',
      () => ({ productIds: Array.from({ length: 200 }, (_, at) => at + 1), menuItems: [] }),
      [],
    ],
  ])('falls back to the search of the back end when it %s', async (_, service, menuItems) => {
    const { shop, seen } = searchShop({ service })
    expect(await findProducts(shop, { q: 'větrák' })).toEqual({
      source: { query: 'větrák' },
      menuItems,
      service: false,
    })
    expect(seen).toHaveLength(1)
  })

  it('is not queried for less than three characters', async () => {
    const { shop, seen } = searchShop()
    expect(await findProducts(shop, { q: 'ab' })).toMatchObject({ service: false })
    expect(seen).toEqual([])
  })
})

describe('suggest', () => {
  it('B4.20 returns products of the service, menu items, virtual categories, articles and questions', async () => {
    const { shop } = searchShop()
    expect(await suggest(shop, { q: ' ventilátor ', menu })).toEqual({
      ok: true,
      data: {
        q: 'ventilátor',
        meant: null,
        terms: [],
        products: [product(9), product(8)],
        productTotal: 2,
        categories: [
          { title: 'Ventilátory', path: '/ventilatory', image: { path: 'v.png' } },
          { title: 'Koupelnové ventilátory', path: '/koupelnove-ventilatory', image: null },
          { title: 'Stropní', path: '/stropni', image: null },
          { title: 'Tiché ventilátory', path: '/tiche', image: null },
        ],
        articles: found.articles.entities,
        questions: found.faq_questions.entities,
      },
    })
  })

  it('returns the corrected query first, then further queries without duplicates, and text pages', async () => {
    const own = {
      ...found,
      ...{ meant: 'ventilátor', terms: ['ventilátor', 'ventil'] },
      menuItems: { entities: [], total: 0 },
      pages: { entities: [{ path: '/page/claims', title: 'Claims' }], total: 1 },
    }
    const result = await suggest(searchShop({ own: () => own }).shop, { q: 'ventlátor', menu: [] })
    expect(result.ok && [result.data.meant, result.data.terms]).toEqual(['ventilátor', ['ventilátor', 'ventil']])
    expect(result.ok && result.data.categories.at(-1)).toEqual({ title: 'Claims', path: '/page/claims', image: null })
  })

  it('returns results of the back end when the service is down', async () => {
    const { shop } = searchShop({ service: () => refuse(503, 'server') })
    const result = await suggest(shop, { q: 'ventilátor', menu })
    expect(result).toMatchObject({ ok: true, data: { products: [product(1), product(2)], productTotal: 40 } })
  })

  it('B9.18 returns ten products and five categories at most', async () => {
    const ids = Array.from({ length: 30 }, (_, index) => index + 1)
    const many = ids.map((id) => ({ id, title: `Ventilátor ${id}`, path: `/v-${id}` }))
    const own = { ...found, products: { entities: ids.map(product), total: 30 } }
    const { shop } = searchShop({ own: () => own, service: () => refuse(503, 'server') })
    const result = await suggest(shop, { q: 'ventilátor', menu: many })
    expect(result.ok && [result.data.products.length, result.data.categories.length]).toEqual([10, 5])
  })

  it('fails when the search of the back end fails', async () => {
    const { shop } = searchShop({ own: () => refuse(400, 'validation') })
    expect(await suggest(shop, { q: 'ventilátor', menu })).toMatchObject({ ok: false, error: { code: 'validation' } })
  })
})
