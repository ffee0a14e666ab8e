import { describe, expect, it } from 'vitest'
import { querySearchService, findProducts, search, searchQuery, suggest } from '@vanek/sdk/search'
import { refuse, shopOver } from '../testing/back-end.ts'
import { manualClock } from '../transport/testing/test-shop.ts'
import { found, menu, product, searchShop } from './testing/back-ends.ts'

describe('search', () => {
  it('B7.18 B9.17 sends the cleaned query and asks for ten of each kind', async () => {
    const { shop, seen } = searchShop()
    await search(shop, { q: '  tichý \n ventilátor ' })
    await search(shop, { q: 'tichý', limit: 5 })
    expect(seen.map(({ path, query }) => [path, query])).toEqual([
      ['/search', { q: 'tichý ventilátor', limit: '10' }],
      ['/search', { q: 'tichý', limit: '5' }],
    ])
  })

  it('B3.45 answers articles, questions, virtual categories, menu items and products with their totals', async () => {
    const { shop } = searchShop()
    expect(await search(shop, { q: 'ventilátor' })).toEqual({ ok: true, data: found })
  })

  it.each(['', '  ', 'ab', ' a b ', 'do na'])('B5.03 finds nothing for %j and sends nothing', async (q) => {
    const { shop, seen } = searchShop()
    const none = { entities: [], total: 0 }
    const answer = await search(shop, { q })
    expect(answer.ok && Object.values(answer.data)).toEqual([none, none, none, none, none])
    expect(seen).toEqual([])
  })

  it('shares its key between queries that are sent alike', () => {
    const { shop } = shopOver(() => ({}))
    expect(searchQuery(shop, { q: ' tichý  větrák' }).queryKey).toEqual(
      searchQuery(shop, { q: 'tichý větrák' }).queryKey,
    )
  })
})

describe('the outside search service', () => {
  it('is asked by POST for the cleaned query', async () => {
    const { shop, seen } = searchShop()
    expect(await querySearchService(shop, { q: ' tichý  větrák ', limit: 30 })).toEqual({
      ok: true,
      data: { productIds: [9, 8], menuItems: [3] },
    })
    expect(seen[0]).toMatchObject({ method: 'POST', path: '/search/query', body: { query: 'tichý větrák', limit: 30 } })
  })

  it('names the products where it can', async () => {
    const { shop } = searchShop()
    expect(await findProducts(shop, { q: 'větrák' })).toEqual({
      source: { ids: [9, 8], named: 'větrák' },
      menuItems: [3],
      service: true,
    })
  })

  it('B9.11 is waited for 2000 ms and no longer', async () => {
    const clock = manualClock()
    const { shop, seen } = searchShop({ service: () => new Promise(() => {}) }, { clock })
    let answer: unknown
    const asking = findProducts(shop, { q: 'větrák' }).then((own) => (answer = own))
    await new Promise((resolve) => setTimeout(resolve, 50))
    await clock.advance(1999)
    expect(answer).toBeUndefined()
    await clock.advance(1)
    await asking
    expect(answer).toEqual({ source: { query: 'větrák' }, menuItems: [], service: false })
    expect(seen).toHaveLength(1)
  })

  it('C7.64 is sent a POST, and when it never answers the own search lists and suggests the products', async () => {
    // what is loaded at first use is loaded here, so that the clock alone decides
    await suggest(searchShop().shop, { q: 'větrák', menu })
    const clock = manualClock()
    const { shop, seen } = searchShop({ service: () => new Promise(() => {}) }, { clock })
    const asking = Promise.all([findProducts(shop, { q: 'větrák' }), suggest(shop, { q: 'větrák', menu })])
    await clock.advance(2000)
    const [listed, suggested] = await asking
    expect(listed).toMatchObject({ source: { query: 'větrák' }, service: false })
    expect(suggested).toMatchObject({ ok: true, data: { products: [product(1), product(2)], productTotal: 40 } })
    const sent = seen.filter(({ path }) => path === '/search/query')
    expect(sent.map(({ method, body }) => [method, body])).toEqual([
      ['POST', { query: 'větrák', limit: 200 }],
      ['POST', { query: 'větrák', limit: 200 }],
    ])
  })

  it.each([
    ['is down', () => refuse(503, 'server'), []],
    ['breaks', () => Promise.reject(new TypeError('fetch failed')), []],
    ['knows no product', () => ({ productIds: [], menuItems: [2] }), [2]],
    [
      'knows more than it names',
      () => ({ productIds: Array.from({ length: 200 }, (_, at) => at + 1), menuItems: [] }),
      [],
    ],
  ])('gives way to the own search when it %s', async (_, service, menuItems) => {
    const { shop, seen } = searchShop({ service })
    expect(await findProducts(shop, { q: 'větrák' })).toEqual({
      source: { query: 'větrák' },
      menuItems,
      service: false,
    })
    expect(seen).toHaveLength(1)
  })

  it('is not asked for less than three characters', async () => {
    const { shop, seen } = searchShop()
    expect(await findProducts(shop, { q: 'ab' })).toMatchObject({ service: false })
    expect(seen).toEqual([])
  })
})

describe('suggest', () => {
  it('B4.20 offers products of the service, menu items, virtual categories, articles and questions', async () => {
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

  it('offers what was meant first, then queries that go on, each once, and pages of text', async () => {
    const own = {
      ...found,
      ...{ meant: 'ventilátor', terms: ['ventilátor', 'ventil'] },
      menuItems: { entities: [], total: 0 },
      pages: { entities: [{ path: '/page/claims', title: 'Claims' }], total: 1 },
    }
    const answer = await suggest(searchShop({ own: () => own }).shop, { q: 'ventlátor', menu: [] })
    expect(answer.ok && [answer.data.meant, answer.data.terms]).toEqual(['ventilátor', ['ventilátor', 'ventil']])
    expect(answer.ok && answer.data.categories.at(-1)).toEqual({ title: 'Claims', path: '/page/claims', image: null })
  })

  it('offers what the own search found when the service is down', async () => {
    const { shop } = searchShop({ service: () => refuse(503, 'server') })
    const answer = await suggest(shop, { q: 'ventilátor', menu })
    expect(answer).toMatchObject({ ok: true, data: { products: [product(1), product(2)], productTotal: 40 } })
  })

  it('B9.18 offers ten products and five categories at most', async () => {
    const ids = Array.from({ length: 30 }, (_, index) => index + 1)
    const many = ids.map((id) => ({ id, title: `Ventilátor ${id}`, path: `/v-${id}` }))
    const own = { ...found, products: { entities: ids.map(product), total: 30 } }
    const { shop } = searchShop({ own: () => own, service: () => refuse(503, 'server') })
    const answer = await suggest(shop, { q: 'ventilátor', menu: many })
    expect(answer.ok && [answer.data.products.length, answer.data.categories.length]).toEqual([10, 5])
  })

  it('fails when the own search does', async () => {
    const { shop } = searchShop({ own: () => refuse(400, 'validation') })
    expect(await suggest(shop, { q: 'ventilátor', menu })).toMatchObject({ ok: false, error: { code: 'validation' } })
  })
})
