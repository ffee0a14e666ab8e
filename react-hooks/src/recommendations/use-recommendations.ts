import { ok } from '@vanek/sdk'
import type { CartState } from '@vanek/sdk/cart'
import type { ProductBox } from '@vanek/sdk/product'
import { getRecommended, type Placement, type Recommender } from '@vanek/sdk/recommendations'
import { defineQuery } from '@vanek/sdk/transport'
import { useBinding } from '../provider/context.ts'
import { type ReadOf, useShopQuery } from '../query/use-shop-query.ts'
import { useStore } from '../store/use-store.ts'

/** What is to be recommended. */
export interface RecommendationsOptions {
  /** Who is asked: `recommenderNamed(settings.integrations.recommender)`; null asks nobody. */
  readonly recommender: Recommender | null
  readonly placement: Placement
  /** Id of the product that is looked at. */
  readonly product?: number | undefined
  /** Id of the category that is looked at. */
  readonly category?: number | undefined
  /** The most products; 8 unless told, 20 at most. */
  readonly limit?: number | undefined
  /** Id of the visitor's session; that of the `session` or `visitor` of the provider unless told. */
  readonly session?: string | undefined
  /** Id of the customer; of who is signed in by the `session` of the provider unless told. */
  readonly customer?: string | undefined
}

/** Placements that are about what is in the cart. */
const ofCart: readonly Placement[] = ['add_to_cart_cross_sell', 'checkout_cart_items', 'checkout_empty_cart']

const none: readonly ProductBox[] = []
const codesIn = ({ cart }: CartState): string =>
  [...new Set(cart.items.flatMap(({ shoppable }) => shoppable?.catalogCode || []))].sort().join('\n')

/**
 * Products to offer at a placement, asked for after the page is there. The recommender is told what is in the cart, and
 * nothing of it is offered. Placements about the cart wait until the cart is known and ask again when other variants
 * are in
 * it, showing meanwhile what was there; the others ask once. `data` is best first, all of it to be had, and empty
 * while it is not
 * known. Never fails: no products is all that a broken recommender does.
 *
 * ```tsx
 * const { data } = useRecommendations({ recommender: productRecommender, placement: 'homepage', limit: 4 })
 * return data.length > 0 && <ul>{data.map(({ id, name }) => <li key={id}>{name}</li>)}</ul>
 * ```
 */
export function useRecommendations(options: RecommendationsOptions): ReadOf<readonly ProductBox[]> {
  const { recommender, placement, product, category, limit, session, customer } = options
  const { shop, cart, session: who, visitor } = useBinding()
  const aboutCart = ofCart.includes(placement)
  const unknown = useStore(cart, ({ loaded }) => aboutCart && !loaded)
  const codes = useStore(cart, (state) => (aboutCart ? codesIn(state) : ''))
  const about = JSON.stringify([placement, product, category, limit])

  // whom to ask and who is here is looked at when it is asked: nobody's products change under their eyes
  const query = defineQuery(shop, ['recommended', about, codes], async (context) => {
    const state = cart.getState()
    const input = {
      ...{ placement, product, category, limit },
      session: session ?? who?.getState().sessionId ?? visitor?.getState().sessionUuid ?? undefined,
      customer: customer ?? who?.getState().user?.id,
      cartProductCodes: codesIn(state).split('\n').filter(Boolean),
      without: state.cart.items.map(({ productId }) => productId),
    }
    return ok(recommender ? await getRecommended(shop, { recommender, ...input }, context) : none)
  })
  // kept for nobody: whoever comes back may be offered something else
  const read = useShopQuery(recommender && !unknown ? query : null, { keepMs: 0, family: about })
  return { ...read, data: read.data ?? none, isFetching: read.isFetching || (recommender !== null && unknown) }
}
