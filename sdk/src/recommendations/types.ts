import type { operations } from '../generated/services.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import type { Result } from '../kernel/result.ts'
import type { Shop } from '../transport/context.ts'
import type { CallOptions } from '../kernel/options.ts'

/** Place on the site where products are recommended. */
export type Placement = operations['getRecommendations']['parameters']['query']['placement']

/** Context that a {@link Recommender} is called with. */
export interface RecommenderParams {
  /** Place on the site where the products are shown, like `homepage`. */
  readonly placement: Placement
  /** Id of the visitor's session. */
  readonly session?: string | undefined
  /** Id of the customer who is signed in. */
  readonly customer?: string | undefined
  /** Id of the product that is looked at. */
  readonly product?: number | undefined
  /** Id of the category that is looked at. */
  readonly category?: number | undefined
  /** Catalogue codes of the variants in the cart. */
  readonly cartProductCodes?: readonly string[] | undefined
  /**
   * The most ids to return, 20 at most. {@link getRecommendedProducts} shows 8 products when it is missing, and asks
   * the recommender for twice as many ids as it shows, because some cannot be bought. A recommender that is called
   * directly leaves the number to its service when it is missing.
   */
  readonly limit?: number | undefined
}

/**
 * The port of a recommendation service: ids of recommended products, best first. It may fail, be slow, or return
 * unavailable products; `getRecommendedProducts` handles all of these.
 */
export type Recommender = (
  shop: Shop,
  params: RecommenderParams,
  options?: CallOptions,
) => Promise<Result<readonly number[], ShopError>>
