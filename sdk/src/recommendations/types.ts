import type { operations } from '../generated/services.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import type { Result } from '../kernel/result.ts'
import type { Shop } from '../transport/context.ts'
import type { CallOptions } from '../kernel/options.ts'

/** Where on the site something is offered (C7.67 to C7.75). */
export type Placement = operations['getRecommendations']['parameters']['query']['placement']

/** What a recommender may know. */
export interface RecommenderParams {
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
  /** The most ids; 8 unless told, 20 at most. */
  readonly limit?: number | undefined
}

/**
 * The port of a recommendation service: ids of products to offer, best first (C7.62, C7.63). It may fail, be slow or name
 * products that nobody can have: `getRecommended` makes the best of it.
 */
export type Recommender = (
  shop: Shop,
  params: RecommenderParams,
  options?: CallOptions,
) => Promise<Result<readonly number[], ShopError>>
