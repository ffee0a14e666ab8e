export {
  getRecommendations,
  type Placement,
  type RecommendationsError,
  type RecommendationsInput,
} from '../src/recommendations/calls.ts'
export { pickRecommended } from '../src/recommendations/rules.ts'
