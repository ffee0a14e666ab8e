/**
 * The form of a review.
 *
 * @module
 */
export {
  type ReviewInputProps,
  type UseReviewFormResult,
  type UseReviewFormOptions,
  type StarRadioProps,
} from '../src/reviews/review-form.ts'
export {
  useQuestionForm,
  type UseQuestionFormOptions,
  type UseQuestionFormResult,
} from '../src/reviews/use-question-form.ts'
export { useReviewForm } from '../src/reviews/use-review-form.ts'
