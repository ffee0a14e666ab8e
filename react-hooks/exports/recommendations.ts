/** What a recommender offers. */
export {
  type Recommendations,
  type RecommendationsOptions,
  useRecommendations,
} from '../src/recommendations/use-recommendations.ts'
