import type { Catalogue } from '../listing/catalogue.ts'
import type { Services } from '../services.ts'
import type { Content, OutsideBody } from '../wire.ts'
import { accessoriesOf, relatedProducts, categoryOf, bestsellers } from './related-products.ts'

/** Placement of a recommendation on the site (C7.67 to C7.75). */
export type Placement = OutsideBody<'getWidgetProducts'>['widget']

/** The context of a recommendation. */
export interface Visit {
  readonly placement: Placement
  readonly product: number | undefined
  readonly category: number | undefined
  /** Known products in the cart. */
  readonly cart: readonly number[]
  readonly limit: number
}

/** The sorting of a recommender: the two recommenders have the same data and give different results. */
export interface RankingRules {
  /** Sort orders of placements without other context. */
  readonly sorts: Readonly<Record<Placement, Content['Sort']>>
  /** Sorts related products. */
  readonly arrange: (catalogue: Catalogue, ids: readonly number[]) => readonly number[]
}

/** Number of bestsellers that replace an unknown cart. */
const USUAL_CART = 5

/** Placements of what goes with the current product or the cart: nothing, if nothing does. */
const accessories: ReadonlySet<Placement> = new Set([
  'add_to_cart_cross_sell',
  'product_detail_cross_sell',
  'checkout_cart_items',
])

/** Ids of recommended products, best first, without the current product and products in the cart. */
export async function recommendedProducts(services: Services, rules: RankingRules, visit: Visit): Promise<number[]> {
  const { placement, product, category, cart, limit } = visit
  const catalogue = await services.catalogue.current()
  const own = new Set(product === undefined ? cart : [product, ...cart])
  // some of them may have to be left out
  const most = limit + own.size
  const suited = rules.arrange(catalogue, await relatedTo(services, catalogue, visit))
  // bestsellers are no accessories
  const ids =
    suited.length > 0 || (accessories.has(placement) && own.size > 0)
      ? suited
      : bestsellers(catalogue, rules.sorts[placement], most, category)
  return ids.filter((id) => !own.has(id)).slice(0, limit)
}

/** Products related to the current product or the cart; empty for other placements. */
async function relatedTo(services: Services, catalogue: Catalogue, visit: Visit): Promise<readonly number[]> {
  const { placement, product, cart, limit } = visit
  const { q } = services.database
  switch (placement) {
    case 'product_detail_related': {
      if (product === undefined) return []
      const { alike } = await relatedProducts(q, [product])
      const leaf = await categoryOf(q, product)
      const same = leaf === undefined ? [] : bestsellers(catalogue, 'bestselling', limit + 1, leaf)
      return [...new Set([...alike, ...same])]
    }
    case 'add_to_cart_cross_sell':
    case 'product_detail_cross_sell':
      return accessoriesOf(q, product === undefined ? cart : [product])
    case 'checkout_cart_items': {
      const bought = product === undefined ? cart : [product, ...cart]
      return accessoriesOf(q, bought.length > 0 ? bought : bestsellers(catalogue, 'bestselling', USUAL_CART))
    }
    default:
      return []
  }
}
