/**
 * Reviews and comments: calls, and the rules of the form.
 *
 * @example
 * ```ts
 * const page = unwrap(await getReviews(shop, { productId: product.id, page: 2 }))
 * ```
 * @module
 */
export {
  addReview,
  type AddReviewError,
  type GetCommentsError,
  getComments,
  getReviews,
  type AddReviewParams,
  type GetReviewsError,
  type GetReviewsParams,
  type GetCommentsParams,
  type ReviewService,
} from '../src/reviews/calls.ts'
export { commentsQuery, reviewsQuery } from '../src/reviews/queries.ts'
export {
  validateReviewForm,
  type ReviewInputs,
  toReviewError,
  reviewsPerPage,
  maxStars,
  toRating,
} from '../src/reviews/rules.ts'
export type { Comment, Review, ReviewPage } from '../src/reviews/types.ts'
