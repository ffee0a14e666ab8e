import { describe, expect, it } from 'vitest'
import type { World } from '../support/world.ts'

const PLACES = [
  'category',
  'add_to_cart_cross_sell',
  'checkout_cart_items',
  'checkout_empty_cart',
  'homepage',
  'not_found',
  'product_detail_related',
  'product_detail_cross_sell',
  'internal_error',
]

interface Context {
  readonly productId?: number
  readonly categoryId?: number
  readonly cartProductCodes?: readonly string[]
}

const sorted = (ids: readonly number[]): number[] => [...ids].sort((one, other) => one - other)

/** Both recommenders: results per placement, and what they exclude. */
export function recommendersSuite(the: () => World): void {
  const request: World['request'] = (...args) => the().request(...args)
  const first = async (placement: string, query = ''): Promise<number[]> =>
    (await request('GET', `/services/recommender/products?placement=${placement}${query}`)).body.productIds
  const second = async (widget: string, known: Context = {}, limit?: number): Promise<number[]> => {
    const context = { userId: 'u-1', productId: null, categoryId: null, cartProductCodes: [], ...known }
    const { body } = await request('POST', '/services/recommender/widgets', {
      widget,
      context,
      ...(limit && { limit }),
    })
    return body.items.map((item: { productId: number }) => item.productId)
  }
  const productAt = (skip: number) =>
    the()
      .database.q.selectFrom('products')
      .innerJoin('variants', 'variants.id', 'products.default_variant_id')
      .select(['products.id', 'products.category_id', 'products.doc', 'variants.catalog_code'])
      .where('products.visible_to', 'is', null)
      .orderBy('products.id')
      .offset(skip)
      .limit(1)
      .executeTakeFirstOrThrow()

  describe('recommenders', () => {
    it('C7.62 the first one returns unique products for every placement, up to the limit', async () => {
      for (const place of PLACES) {
        const ids = await first(place, '&session=s-1&customer=7&limit=6')
        expect([place, ids.length, new Set(ids).size]).toEqual([place, 6, 6])
      }
      expect(await first('homepage', '&limit=20')).toHaveLength(20)
      expect((await first('homepage')).length).toBe(8)
    })

    it('C7.63 the second one too, in another order', async () => {
      for (const place of PLACES) {
        const ids = await second(place, {}, 6)
        expect([place, ids.length, new Set(ids).size]).toEqual([place, 6, 6])
        expect([place, ids]).not.toEqual([place, await first(place, '&limit=6')])
      }
      expect((await second('homepage')).length).toBe(8)
    })

    it('C7.62 C7.63 stay in the given category and its subcategories', async () => {
      const { category, inside } = await insideOf('koupelnove-ventilatory')
      const offers = [
        await first('category', `&category=${category}`),
        await second('category', { categoryId: category }),
      ]
      for (const ids of offers) {
        expect(ids).toHaveLength(8)
        expect(ids.filter((id) => !inside.has(id))).toEqual([])
      }
      expect(await first('category', '&category=999999')).toEqual([])
    })

    it('C7.62 C7.63 return accessories, similar goods as related ones, and never the product itself', async () => {
      const { id, doc } = await productAt(40)
      const beside = sorted(doc.relatedIds)
      for (const place of ['add_to_cart_cross_sell', 'product_detail_cross_sell', 'checkout_cart_items']) {
        const ids = await first(place, `&product=${id}&limit=20`)
        expect(sorted(ids.slice(0, beside.length))).toEqual(beside)
        expect(ids).not.toContain(id)
        expect(sorted(await second(place, { productId: id }, 20))).toEqual(sorted(ids))
      }
      const alike = await first('product_detail_related', `&product=${id}`)
      expect(alike.slice(0, doc.alternativeIds.length)).toEqual(doc.alternativeIds)
      expect(alike).not.toContain(id)
    })

    it('C7.62 C7.63 offer no bestsellers as accessories of what has none', async () => {
      const { inside } = await insideOf('domaci-ventilatory/stolni-ventilatory')
      const [id = 0] = inside
      for (const place of ['add_to_cart_cross_sell', 'product_detail_cross_sell', 'checkout_cart_items']) {
        expect(await first(place, `&product=${id}`)).toEqual([])
        expect(await second(place, { productId: id })).toEqual([])
      }
    })

    it('C7.63 return goods that match the cart, and none that are in it', async () => {
      const one = await productAt(40)
      const other = await productAt(90)
      const cartProductCodes = [one.catalog_code, other.catalog_code, 'neni']
      const ids = await second('checkout_cart_items', { cartProductCodes }, 20)
      expect(ids).toEqual(expect.arrayContaining([...one.doc.relatedIds, ...other.doc.relatedIds]))
      const [best = 0] = await second('checkout_empty_cart')
      const { catalog_code } = await the()
        .database.q.selectFrom('variants')
        .select('catalog_code')
        .where('product_id', '=', best)
        .limit(1)
        .executeTakeFirstOrThrow()
      expect(await second('checkout_empty_cart', { cartProductCodes: [catalog_code] })).not.toContain(best)
    })

    it('ignore stock and customer groups', async () => {
      for (const ids of [await first('homepage'), await second('homepage')]) {
        const { body } = await request('GET', `/cms/catalog/product?checkPermissions=true&ids=${ids.join(',')}`)
        const boxes = body.data as { id: number; availability: { isAvailable: boolean } }[]
        const shown = (id: number | undefined) => boxes.find((box) => box.id === id)
        expect(shown(ids[2])?.availability.isAvailable).toBe(false)
        expect(shown(ids[5])).toBeUndefined()
        expect(ids.filter((id) => shown(id)?.availability.isAvailable)).toHaveLength(6)
      }
    })
  })

  /** A category with its subcategories, and their products. */
  async function insideOf(slug: string) {
    const { q } = the().database
    const { body } = await request('GET', `/cms/catalog/category?slugs=${slug}`)
    const category = body.data[0].store_id as number
    const below = [category]
    const all = await q.selectFrom('categories').select(['id', 'parent_id']).execute()
    for (const one of below) below.push(...all.filter(({ parent_id }) => parent_id === one).map(({ id }) => id))
    const products = await q.selectFrom('products').select('id').where('category_id', 'in', below).execute()
    return { category, inside: new Set(products.map(({ id }) => id)) }
  }
}
