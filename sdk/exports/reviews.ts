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
  addReviewPhoto,
  type AddReviewError,
  type AddReviewPhotoError,
  type AddReviewPhotoParams,
  type GetCommentsError,
  getComments,
  getReviews,
  type AddReviewParams,
  type GetReviewsError,
  type GetReviewsParams,
  type GetCommentsParams,
  type ReviewService,
} from '../src/reviews/calls.ts'
export { sendReview, type SendReviewError, type SendReviewParams } from '../src/reviews/send.ts'
export {
  askAboutProduct,
  questionMaxLengths,
  validateQuestionForm,
  type AskAboutProductError,
  type AskAboutProductParams,
  type QuestionField,
  type QuestionInputs,
  type QuestionIssues,
} from '../src/reviews/questions.ts'
export { commentsQuery, reviewsQuery } from '../src/reviews/queries.ts'
export {
  addReviewPhotos,
  reviewPhotoLimits,
  validateReviewForm,
  type ReviewInputs,
  toReviewError,
  reviewsPerPage,
  maxStars,
  toRating,
} from '../src/reviews/rules.ts'
export type { Comment, Review, ReviewPage, SentPhoto } from '../src/reviews/types.ts'
