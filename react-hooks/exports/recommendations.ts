/** What a recommender offers. */
export { type RecommendationsOptions, useRecommendations } from '../src/recommendations/use-recommendations.ts'
