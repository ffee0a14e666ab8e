import { getListed } from '../catalog/listed-calls.ts'
import type { ProductBox } from '../product/types.ts'
import { pickRecommended, readIds } from '../recommendations/rules.ts'
import { mostRecommended, recommendationsTimeoutMs, recommendedShown } from '../recommendations/sizes.ts'
import type { RecommenderParams, Recommender } from '../recommendations/types.ts'
import type { Shop } from '../transport/context.ts'
import { within } from '../transport/within.ts'
import type { CallOptions } from '../kernel/options.ts'

/** Input of {@link getRecommendedProducts}. */
export interface GetRecommendedProductsParams extends RecommenderParams {
  /** The recommendation service. */
  readonly recommender: Recommender
  /** Ids of products to leave out, such as those in the cart. The shown `product` is always left out. */
  readonly exclude?: readonly number[] | undefined
}

/**
 * Products to offer at a placement, in the order of the recommender, only available ones. If the
 * recommender fails, takes longer than 2000 ms or returns an invalid response, the result is empty and this is logged.
 * Rejects only with the reason of the signal if that aborts.
 *
 * @param shop - The shop to call.
 * @param params - The recommender, the placement and its context, and products to leave out.
 * @param options - `signal` aborts the call.
 * @returns At most `limit` products.
 */
export async function getRecommendedProducts(
  shop: Shop,
  params: GetRecommendedProductsParams,
  options: CallOptions = {},
): Promise<readonly ProductBox[]> {
  const { recommender, exclude: without = [], limit = recommendedShown, ...input } = params
  const shown = Math.min(limit, mostRecommended)
  if (shown < 1) return []
  // some are left out below, so more are requested than are shown
  const requested = { ...input, limit: Math.min(2 * shown, mostRecommended) }
  const nothing = (error: unknown): readonly ProductBox[] => {
    options.signal?.throwIfAborted()
    shop.config.logger.warn('Could not recommend', { placement: input.placement, error })
    return []
  }
  try {
    const found = await within(
      shop,
      recommendationsTimeoutMs,
      (context) => recommender(shop, requested, context),
      options,
    )
    if (!found.ok) return nothing(found.error)
    const ids = readIds(found.data).filter((id) => id !== input.product && !without.includes(id))
    if (ids.length === 0) return []
    const listing = await getListed(shop, { ids }, options)
    return listing.ok ? pickRecommended(ids, listing.data.products).slice(0, shown) : nothing(listing.error)
  } catch (error) {
    return nothing(error)
  }
}
