export { getReviews, type ReviewsError, type ReviewsInput } from '../src/reviews/calls.ts'
export type { Review, ReviewPage } from '../src/reviews/types.ts'
