/**
 * Recommended products.
 *
 * @module
 */
export { type UseRecommendationsOptions, useRecommendations } from '../src/recommendations/use-recommendations.ts'
