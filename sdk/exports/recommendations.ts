/**
 * The port of a recommendation service, and the products for what it recommends.
 *
 * @example
 * ```ts
 * const offered = await getRecommended(shop, { recommender: productRecommender, placement: 'homepage' })
 * ```
 * @module
 */
export { getRecommended, type GetRecommendedParams } from '../src/flows/recommended.ts'
export type { Placement, RecommenderParams, Recommender } from '../src/recommendations/types.ts'
