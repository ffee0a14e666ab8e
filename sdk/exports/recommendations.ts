/**
 * The port of a recommendation service, and the products for what it recommends.
 *
 * @example
 * ```ts
 * const offered = await getRecommendedProducts(shop, { recommender: productRecommender, placement: 'homepage' })
 * ```
 * @module
 */
export { getRecommendedProducts, type GetRecommendedProductsParams } from '../src/flows/recommended.ts'
export type { Placement, RecommenderParams, Recommender } from '../src/recommendations/types.ts'
