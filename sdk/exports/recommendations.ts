/** What to offer: the port of a recommendation service, and products out of what it names. */
export { getRecommended, type GetRecommendedParams } from '../src/flows/recommended.ts'
export type { Placement, RecommenderParams, Recommender } from '../src/recommendations/types.ts'
