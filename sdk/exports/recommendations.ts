/** What to offer: the port of a recommendation service, and products out of what it names. */
export { getRecommended, type RecommendedInput } from '../src/flows/recommended.ts'
export { pickRecommended } from '../src/recommendations/rules.ts'
export { mostRecommended, recommendationsTimeoutMs, recommendedShown } from '../src/recommendations/sizes.ts'
export type { Placement, RecommendationInput, Recommender } from '../src/recommendations/types.ts'
