/**
 * Recommended products.
 *
 * @module
 */
export { type RecommendationsOptions, useRecommendations } from '../src/recommendations/use-recommendations.ts'
