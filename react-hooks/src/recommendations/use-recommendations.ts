import { ok } from '@vanek/sdk'
import type { CartState } from '@vanek/sdk/cart'
import type { ProductBox } from '@vanek/sdk/product'
import { getRecommendedProducts, type Placement, type Recommender } from '@vanek/sdk/recommendations'
import { defineQuery } from '@vanek/sdk/transport'
import { useBinding } from '../provider/context.ts'
import { type UseReadResult, useShopQuery } from '../query/use-shop-query.ts'
import { useStore } from '../store/use-store.ts'

/** Options of {@link useRecommendations}. */
export interface UseRecommendationsOptions {
  /** The recommender: `findRecommender(settings.integrations.recommender)`; null recommends nothing. */
  readonly recommender: Recommender | null
  /** Place on the site where the products are shown. */
  readonly placement: Placement
  /** Id of the product on the page. */
  readonly product?: number | undefined
  /** Id of the category on the page. */
  readonly category?: number | undefined
  /**
   * Most products, up to 20.
   * @defaultValue 8
   */
  readonly limit?: number | undefined
  /** Id of the visitor's session; that of the provider's `session` or `visitor` if missing. */
  readonly session?: string | undefined
  /** Id of the customer; that of the provider's `session` if missing. */
  readonly customer?: string | undefined
}

/** Placements that depend on the cart. */
const ofCart: readonly Placement[] = ['add_to_cart_cross_sell', 'checkout_cart_items', 'checkout_empty_cart']

const none: readonly ProductBox[] = []
const codesIn = ({ cart }: CartState): string =>
  [...new Set(cart.items.flatMap(({ shoppable }) => shoppable?.catalogCode || []))].sort().join('\n')

/**
 * Products to recommend at a placement, fetched after hydration. The recommender gets the contents of the cart, and
 * products in the cart are left out. Placements about the cart wait until the cart is loaded and fetch again when its
 * variants change; the others fetch once. `data` is sorted best first, has only available products, and is empty until
 * the first response, and if the recommender fails.
 *
 * @param options - The recommender, and what the page is about.
 * @returns The products, and the state of the request.
 * @example
 * ```tsx
 * const { data } = useRecommendations({ recommender: productRecommender, placement: 'homepage', limit: 4 })
 * return data.length > 0 && <ul>{data.map(({ id, name }) => <li key={id}>{name}</li>)}</ul>
 * ```
 */
export function useRecommendations(options: UseRecommendationsOptions): UseReadResult<readonly ProductBox[]> {
  const { recommender, placement, product, category, limit, session, customer } = options
  const { shop, cart, session: who, visitor } = useBinding()
  const aboutCart = ofCart.includes(placement)
  const unknown = useStore(cart, ({ loaded }) => aboutCart && !loaded)
  const codes = useStore(cart, (state) => (aboutCart ? codesIn(state) : ''))
  const about = JSON.stringify([placement, product, category, limit])

  // recommender and visitor are read when the request is sent, so that the shown products do not change
  const query = defineQuery(shop, ['recommended', about, codes], async (context) => {
    const state = cart.getState()
    const input = {
      ...{ placement, product, category, limit },
      session: session ?? who?.getState().sessionId ?? visitor?.getState().sessionUuid ?? undefined,
      customer: customer ?? who?.getState().user?.id,
      cartProductCodes: codesIn(state).split('\n').filter(Boolean),
      exclude: state.cart.items.map(({ productId }) => productId),
    }
    return ok(recommender ? await getRecommendedProducts(shop, { recommender, ...input }, context) : none)
  })
  // not cached: a returning visitor may get other products
  const read = useShopQuery(recommender && !unknown ? query : null, { gcTime: 0, family: about })
  return { ...read, data: read.data ?? none, isFetching: read.isFetching || (recommender !== null && unknown) }
}
