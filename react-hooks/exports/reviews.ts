/** The form of a review. */
export {
  type ReviewField,
  type ReviewFieldProps,
  type ReviewForm,
  type ReviewFormOptions,
  type ReviewState,
  type ReviewTextField,
  type StarProps,
} from '../src/reviews/review-form.ts'
export { useReviewForm } from '../src/reviews/use-review-form.ts'
