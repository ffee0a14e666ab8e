import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Content } from '../../src/wire.ts'
import { naiveCatalogue, naiveSearch, withValue, withoutFilter, type NaiveProduct } from '../support/naive-catalogue.ts'
import { sample, setStock, signIn } from '../support/shopping.ts'
import type { RequestOptions, World } from '../support/world.ts'

type Scope = Content['ListingScope']
type Listing = Content['Listing']

const CATEGORIES = [
  'koupelnove-ventilatory',
  'potrubni-ventilatory',
  'domaci-ventilatory/stropni-ventilatory',
  'filtry-a-prislusenstvi',
  'potrubi-a-tvarovky/tvarovky/kolena',
]
const SORTS = ['recommended', 'bestselling', 'price_asc', 'price_desc', 'rating', 'newest'] as const

const ascending = (one: number, two: number): number => one - two

export function listingSuite(the: () => World): void {
  const list = async (scope: Scope, options: RequestOptions = {}): Promise<Listing> => {
    const path = `/cms/api/catalog/v2/state?scope=${encodeURIComponent(JSON.stringify(scope))}`
    const { status, body } = await the().request('GET', path, undefined, options)
    expect([status, body.errors]).toEqual([200, undefined])
    return body as Listing
  }
  const values = (listing: Listing) =>
    listing.filters.flatMap(({ key, values: own }) => own.map((value) => ({ key, ...value })))

  /** Chooses random filters of a listing: values, and sometimes a range or a price. */
  async function chooseIn(category: string, picks: readonly number[], share: number): Promise<Scope> {
    let scope: Scope = { category }
    for (const pick of picks) {
      const offered = await list(scope)
      const left = values(offered).filter(({ chosen }) => !chosen)
      const one = left[pick % Math.max(1, left.length)]
      if (one !== undefined) scope = withValue(scope, one.key, one.id)
    }
    const { filters } = await list(scope)
    const range = filters.find(({ kind }) => kind === 'range')
    const price = filters.find(({ kind }) => kind === 'price')?.range
    const cut = (bounds: { min: number; max: number }) => Math.round(bounds.min + (bounds.max - bounds.min) * share)
    if (range?.range && range.entityId !== null && share > 0.3)
      scope = { ...scope, ranges: [{ entityId: range.entityId, to: cut(range.range) }] }
    if (price && share > 0.6) scope = { ...scope, price: { from: cut(price) } }
    return scope
  }

  describe('listings', () => {
    let all: readonly NaiveProduct[]
    beforeAll(async () => {
      all = await naiveCatalogue(the().database)
    })

    it('B7.17 counts of filter values match a linear recount, for any filters', async () => {
      const picks = fc.array(fc.nat(200), { maxLength: 3 })
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...CATEGORIES),
          picks,
          fc.double({ min: 0, max: 1, noNaN: true }),
          async (category, chosen, share) => {
            const scope = await chooseIn(category, chosen, share)
            const listing = await list({ ...scope, perPage: 60, page: 10, fromPage: 1 })
            const expected = naiveSearch(all, scope)
            expect(listing.pagination.total).toBe(expected.length)
            expect(listing.products.map(({ id }) => id).sort(ascending)).toEqual(
              expected.map(({ id }) => id).sort(ascending),
            )
            for (const { key, id, count, chosen: isChosen } of values(listing)) {
              expect([key, id, count]).toEqual([key, id, naiveSearch(all, withValue(scope, key, id)).length])
              expect(count > 0 || isChosen, `${key} ${id}`).toBe(true)
            }
          },
        ),
        { numRuns: 25 },
      )
    })

    it('B7.17 bounds of ranges and of the price are those of the products that match all other filters', async () => {
      const scope: Scope = {
        category: 'koupelnove-ventilatory',
        parameters: [{ entityId: 4, values: [100] }],
        ranges: [{ entityId: 2, to: 30 }],
        price: { to: 1500 },
      }
      for (const { key, kind, entityId, range } of (await list(scope)).filters) {
        if (range === null) continue
        const others = withoutFilter(scope, key)
        const numbers = naiveSearch(all, others)
          .flatMap(({ variants, ...product }) => variants.map((one) => ({ ...product, variants: [one] })))
          .filter((one) => naiveSearch([one], others).length > 0)
          .flatMap(({ variants: [one] }) => (kind === 'price' ? one?.price : one?.values.get(entityId ?? 0)) ?? [])
        expect([key, range.min, range.max]).toEqual([key, Math.min(...numbers), Math.max(...numbers)])
      }
    })

    it('B7.17 B2.15 a product is shown as a matching variant, with the lowest matching price', async () => {
      const id = 4
      const scope: Scope = { category: 'koupelnove-ventilatory', parameters: [{ entityId: id, values: [150] }] }
      const { products } = await list({ ...scope, sort: 'price_asc', perPage: 60 })
      const plain = new Map(
        (await list({ category: 'koupelnove-ventilatory', perPage: 60 })).products.map((own) => [own.id, own]),
      )
      let narrowed = 0
      const variantCounts: unknown[][] = []
      for (const { id: productId, variant, variantCount, prices, priceFrom, gauges } of products) {
        const [product] = (await the().request('GET', `/cms/catalog/product?ids=${productId}`)).body.data
        const naive = all.find((own) => own.id === productId)
        const fits = naive?.variants.filter(({ values: own }) => own.get(id) === 150) ?? []
        const costs = fits.map(({ price }) => price)
        expect([variantCount, prices.unitWithTax]).toEqual([fits.length, Math.min(...costs)])
        expect(priceFrom).toBe(new Set(costs).size > 1)
        expect(variant === null).toBe(fits.length === naive?.variants.length)
        if (variant === null) continue
        narrowed += 1
        const shown = product.variants.find((own: { id: number }) => own.id === variant.id)
        expect(shown.parameters.find((own: { code: string }) => own.code === 'diameter').number).toBe(150)
        expect(gauges.find(({ code }) => code === 'diameter')?.value).toBe(150)
        variantCounts.push([plain.get(productId)?.variantCount, naive?.variants.length])
      }
      expect(narrowed).toBeGreaterThan(0)
      for (const [shown, own] of variantCounts.filter(([shown]) => shown !== undefined)) expect(shown).toBe(own)
      const costs = products.map(({ prices }) => prices.unitWithTax)
      expect(costs).toEqual([...costs].sort(ascending))
    })

    it('B4.01 a code in the query, or sent with ids, selects the shown variant', async () => {
      const { body } = await the().request('GET', '/cms/catalog/product?slugs=&categoryIds=2,3,4,5,6')
      const products = body.data as Content['Product'][]
      const own = products.find(({ variants }) => variants.length > 2)
      const other = own?.variants.find(({ id }) => id !== own.defaultVariantId)
      for (const code of [other?.catalogCode, other?.marketingCode, other?.ean]) {
        const [byQuery] = (await list({ query: code ?? '' })).products
        const [byIds] = (await list({ ids: [own?.id ?? 0], named: code ?? '' })).products
        const found = (await the().request('GET', `/cms/search?q=${encodeURIComponent(code ?? '')}`)).body.products
          .entities[0]
        for (const box of [byQuery, byIds, found])
          expect([code, box?.id, box?.variant?.id, box?.prices]).toEqual([code, own?.id, other?.id, other?.prices])
      }
    })

    it('B4.04 a box is not sold out while one of its variants can be bought', async () => {
      const answer = await the().request('GET', '/cms/catalog/product?slugs=&categoryIds=2,3,4,5,6')
      const canBeBought = ({ availability }: Content['Product']['variants'][number]) => availability.isAvailable
      const all: readonly Content['Product'][] = answer.body.data
      const product = all.find((one) => one.visibility.saleable && one.variants.filter(canBeBought).length > 1)
      const usual = product?.variants.find(({ id }) => id === product.defaultVariantId)
      const stock = async (amount: number) => the().request('POST', '/sandbox/stock', { variantId: usual?.id, amount })
      await stock(0)
      try {
        const [listed] = (await list({ ids: [product?.id ?? 0] })).products
        const search = await the().request('GET', `/cms/search?q=${encodeURIComponent(product?.name ?? '')}`)
        const found = (search.body.products.entities as Content['ProductBox'][]).find(({ id }) => id === product?.id)
        const box = { id: product?.id, variant: null, availability: { isAvailable: true } }
        expect([listed, found]).toMatchObject([box, box])
      } finally {
        await stock(usual?.availability.stock ?? 9)
      }
    })

    it('B7.17 every offered value returns as many products as its count', async () => {
      const start: Scope = { category: 'koupelnove-ventilatory', brands: [1, 4] }
      for (const { key, id, count } of values(await list(start)))
        expect([key, id, (await list(withValue(start, key, id))).pagination.total]).toEqual([key, id, count])
    })

    it('B7.17 suggests filters to remove when nothing is found', async () => {
      const scope: Scope = { category: 'koupelnove-ventilatory', brands: [11], price: { to: 700 } }
      const { products, withoutFilter: ways } = await list(scope)
      expect(products).toEqual([])
      expect(new Set(ways.map(({ key }) => key))).toEqual(new Set(['brands', 'price']))
      for (const { key, total } of ways) expect(total).toBe(naiveSearch(all, withoutFilter(scope, key)).length)
      expect(ways[0]!.total).toBeGreaterThan(0)
    })

    it('B7.17 ignores unknown values, and rejects an invalid scope', async () => {
      const plain = await list({ category: 'koupelnove-ventilatory' })
      const scope: Scope = {
        category: 'koupelnove-ventilatory',
        parameters: [
          { entityId: 4, values: [99_999] },
          { entityId: 777, values: [1] },
        ],
        ranges: [{ entityId: 31, from: 3 }],
        tags: ['neni'],
        brands: [4321],
      }
      expect((await list(scope)).pagination).toEqual(plain.pagination)
      const status = async (text: string) =>
        (await the().request('GET', `/cms/api/catalog/v2/state?scope=${encodeURIComponent(text)}`)).status
      expect(
        await Promise.all(['{}', '{"page":1}', '[', '{"category":"neni"}', '{"virtualCategory":"neni"}'].map(status)),
      ).toEqual([422, 422, 422, 404, 404])
    })

    it('B9.13 a page has 21 products; a request for several pages concatenates them', async () => {
      const scope: Scope = { category: 'potrubi-a-tvarovky', sort: 'price_asc' }
      const pages = await Promise.all([1, 2, 3].map((page) => list({ ...scope, page })))
      expect(pages.map(({ products }) => products.length)).toEqual([21, 21, 21])
      const together = await list({ ...scope, fromPage: 1, page: 3 })
      expect(together.products).toEqual(pages.flatMap(({ products }) => products))
      expect(together.pagination).toMatchObject({ page: 3, fromPage: 1, perPage: 21 })
      expect((await list({ ...scope, fromPage: 1, page: 30 })).pagination.fromPage).toBe(21)
      const { pages: last } = together.pagination
      expect((await list({ ...scope, page: last + 1 })).products).toEqual([])
    })

    it.each(SORTS)('sorts by %s, and every product is on one page only', async (sort) => {
      const { products, pagination } = await list({
        category: 'domaci-ventilatory',
        sort,
        perPage: 60,
        fromPage: 1,
        page: 3,
      })
      const ids = products.map(({ id }) => id)
      expect(new Set(ids).size).toBe(pagination.total)
      const figures = products.map(({ prices, rating }) => ({ price: prices.unitWithTax, rating: rating ?? 0 }))
      const column = figures.map(({ price, rating }) =>
        sort === 'price_asc' ? price : sort === 'price_desc' ? -price : sort === 'rating' ? -rating : 0,
      )
      expect(column).toEqual([...column].sort((a, b) => a - b))
      if (sort !== 'recommended') return
      const can = products.map(({ availability, visibility }) =>
        Number(!(availability.isAvailable && visibility.saleable)),
      )
      expect(can.slice(0, 21)).toEqual(can.slice(0, 21).sort(ascending))
      expect(ids).not.toEqual(
        (
          await list({ category: 'domaci-ventilatory', sort: 'bestselling', perPage: 60, fromPage: 1, page: 3 })
        ).products.map(({ id }) => id),
      )
    })

    it('keeps the order of products of a search, and applies all filters', async () => {
      const ids = all
        .slice(0, 40)
        .map(({ id }) => id)
        .reverse()
      expect((await list({ ids, perPage: 60 })).products.map(({ id }) => id)).toEqual(ids)
      const some = await list({ ids, category: 'koupelnove-ventilatory', perPage: 60 })
      const expected = naiveSearch(all, { category: 'koupelnove-ventilatory' }).map(({ id }) => id)
      expect(some.products.map(({ id }) => id)).toEqual(ids.filter((id) => expected.includes(id)))
      const found = await list({ query: 'koupelnový ventilátor', sort: 'price_asc' })
      expect(found.pagination.total).toBeGreaterThan(20)
      expect(found.filters.map(({ key }) => key)).toContain('f4')
    })

    it('B3.32 a virtual category has exactly the products that match its conditions', async () => {
      const ids = async (virtualCategory: string) =>
        (await list({ virtualCategory, perPage: 60, fromPage: 1, page: 5 })).products
          .map(({ id }) => id)
          .sort(ascending)
      const found = (scope: Scope) => naiveSearch(all, scope).map(({ id }) => id)
      const fans = ['koupelnove-ventilatory', 'potrubni-ventilatory', 'domaci-ventilatory', 'prumyslove-ventilatory']
      expect(await ids('vyprodej')).toEqual(found({ tags: ['sale'] }).sort(ascending))
      expect(await ids('vyprodej/filtry')).toEqual(
        found({ category: 'filtry-a-prislusenstvi/filtry', tags: ['sale'] }).sort(ascending),
      )
      expect(await ids('znacky/kolovrat')).toEqual(found({ brands: [18] }).sort(ascending))
      expect(await ids('ventilatory-do-1000-kc')).toEqual(
        fans.flatMap((category) => found({ category, price: { to: 1000 } })).sort(ascending),
      )
      expect(await ids('ventilatory-100-mm')).toEqual(
        fans
          .slice(0, 2)
          .flatMap((category) => found({ category, parameters: [{ entityId: 4, values: [100] }] }))
          .sort(ascending),
      )
    })

    it('a sold-out product disappears from "in stock" and its count immediately', async () => {
      const { id: variantId, productId } = await sample(the(), 3, 40)
      const siblings = await the()
        .database.q.selectFrom('variants')
        .select('id')
        .where('product_id', '=', productId)
        .execute()
      const ids = [productId]
      const count = async () =>
        values(await list({ ids, available: true })).find(({ key }) => key === 'available')?.count
      for (const { id } of siblings) await setStock(the().database, id, 0)
      expect([(await list({ ids, available: true })).pagination.total, await count()]).toEqual([0, 0])
      await setStock(the().database, variantId, 2)
      expect([(await list({ ids, available: true })).pagination.total, await count()]).toEqual([1, 1])
      expect((await list({ ids })).products[0]!.availability.isAvailable).toBe(true)
    })

    it('C6.05 prices, price filter and bounds use the price list of the customer or segment', async () => {
      const scope: Scope = { category: 'koupelnove-ventilatory', sort: 'price_asc' }
      const usual = await list(scope)
      const bearer = await signIn(the().request, 'firma@vanek.test')
      for (const options of [{ bearer }, { headers: { 'x-user-variant': 'firmy' } }]) {
        const own = await list(scope, options)
        const [mine, theirs] = [own.products[0]!, usual.products[0]!]
        expect(mine.prices.unitWithTax).toBeCloseTo(theirs.prices.unitWithTax * 0.92, 1)
        expect(mine.defaultPrices?.unitWithTax).toBe(theirs.prices.unitWithTax)
        const bound = (listing: Listing) => listing.filters.find(({ key }) => key === 'price')!.range!
        expect(bound(own).max).toBe(Math.ceil(bound(usual).max * 0.92))
        const cheap = { ...scope, price: { to: bound(own).min + 1 } }
        expect((await list(cheap, options)).pagination.total).toBeGreaterThan(0)
        expect((await list(cheap)).pagination.total).toBe(0)
      }
    })

    it('B3.53 price bounds and filter use prices without VAT for visitors who see those', async () => {
      const scope: Scope = { category: 'koupelnove-ventilatory', sort: 'price_asc', perPage: 60 }
      const bearer = await signIn(the().request, 'firma@vanek.test')
      for (const options of [{}, { bearer }, { headers: { 'x-currency': 'EUR' } }]) {
        const filterOf = (listing: Listing) => listing.filters.find(({ key }) => key === 'price')!
        const all = (await list(scope, options)).products.map(({ prices }) => prices)
        const [gross, net] = [
          filterOf(await list(scope, options)),
          filterOf(await list({ ...scope, vat: 'without' }, options)),
        ]
        expect([gross.vat, net.vat, net.range!.min]).toEqual([
          'with',
          'without',
          Math.floor(Math.min(...all.map(({ unitWithoutTax }) => unitWithoutTax))),
        ])
        expect(net.range!.max / gross.range!.max).toBeCloseTo(1 / 1.21, 2)
        const price = { from: all[4]!.unitWithoutTax, to: all[9]!.unitWithoutTax }
        const fits = ({ unitWithoutTax: own }: { unitWithoutTax: number }) => own >= price.from && own <= price.to
        const shown = async (vat: 'with' | 'without') => await list({ ...scope, price, vat }, options)
        const cut = await shown('without')
        expect(filterOf(cut)).toMatchObject({ vat: 'without', range: price })
        expect(cut.products.map(({ prices }) => prices)).toEqual(expect.arrayContaining(all.filter(fits)))
        expect(cut.products.map(({ prices }) => fits(prices))).not.toContain(false)
        // the same bounds with VAT match other products
        expect((await shown('with')).products.map(({ prices }) => fits(prices))).toContain(false)
      }
    })

    it('C6.12 rejects listings of goods for companies for others, and hides those goods elsewhere', async () => {
      const category = 'filtry-a-prislusenstvi/montazni-material/baleni-pro-montazniky'
      const url = `/cms/catalog/category?checkPermissions=true&slugs=${category}`
      const state = `/cms/api/catalog/v2/state?scope=${encodeURIComponent(JSON.stringify({ category }))}`
      expect([(await the().request('GET', url)).status, (await the().request('GET', state)).status]).toEqual([403, 403])
      const bearer = await signIn(the().request, 'firma@vanek.test')
      expect((await the().request('GET', url, undefined, { bearer })).body.data[0].productCount).toBe(10)
      expect((await list({ category }, { bearer })).pagination.total).toBe(10)
      const parent: Scope = { category: 'filtry-a-prislusenstvi/montazni-material' }
      const [shown, hidden] = [await list(parent, { bearer }), await list(parent)]
      expect(shown.pagination.total - hidden.pagination.total).toBe(10)
    })
  })
}
