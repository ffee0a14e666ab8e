import type { Catalogue } from '../listing/catalogue.ts'
import type { Services } from '../services.ts'
import type { Content, OutsideBody } from '../wire.ts'
import { accessoriesOf, besideThem, categoryOf, sells } from './recommending.ts'

/** Where on the site something is offered (C7.67 to C7.75). */
export type Placement = OutsideBody<'getWidgetProducts'>['widget']

/** Facts of a visit for a recommender. */
export interface Visit {
  readonly placement: Placement
  readonly product: number | undefined
  readonly category: number | undefined
  /** Products in the cart, as far as they are known. */
  readonly cart: readonly number[]
  readonly limit: number
}

/** How a recommender sorts: two of them have the same data and give different answers. */
export interface Taste {
  /** By what goods are ranked where nothing is known but the place. */
  readonly sorts: Readonly<Record<Placement, Content['Sort']>>
  /** In which order goods are offered that stand beside others. */
  readonly arrange: (catalogue: Catalogue, ids: readonly number[]) => readonly number[]
}

/** So many bestsellers replace an unknown cart. */
const USUAL_CART = 5

/** Ids of products to offer, best first: never the product that is looked at, and never what is in the cart. */
export async function offersFor(services: Services, taste: Taste, visit: Visit): Promise<number[]> {
  const { placement, product, category, cart, limit } = visit
  const catalogue = await services.catalogue.current()
  const own = new Set(product === undefined ? cart : [product, ...cart])
  // as many more as may have to be left out
  const most = limit + own.size
  const suited = taste.arrange(catalogue, await suitedTo(services, catalogue, visit))
  const ids = suited.length > 0 ? suited : sells(catalogue, taste.sorts[placement], most, category)
  return ids.filter((id) => !own.has(id)).slice(0, limit)
}

/** What suits the goods that are looked at or bought; nothing where the place alone decides. */
async function suitedTo(services: Services, catalogue: Catalogue, visit: Visit): Promise<readonly number[]> {
  const { placement, product, cart, limit } = visit
  const { q } = services.database
  switch (placement) {
    case 'product_detail_related': {
      if (product === undefined) return []
      const { alike } = await besideThem(q, [product])
      const leaf = await categoryOf(q, product)
      const same = leaf === undefined ? [] : sells(catalogue, 'bestselling', limit + 1, leaf)
      return [...new Set([...alike, ...same])]
    }
    case 'add_to_cart_cross_sell':
    case 'product_detail_cross_sell':
      return accessoriesOf(q, product === undefined ? cart : [product])
    case 'checkout_cart_items': {
      const bought = product === undefined ? cart : [product, ...cart]
      return accessoriesOf(q, bought.length > 0 ? bought : sells(catalogue, 'bestselling', USUAL_CART))
    }
    default:
      return []
  }
}
