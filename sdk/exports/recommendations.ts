/** What to offer: the port of a recommendation service, and products out of what it names. */
export { getRecommended, type RecommendedInput } from '../src/flows/recommended.ts'
export type { Placement, RecommendationInput, Recommender } from '../src/recommendations/types.ts'
