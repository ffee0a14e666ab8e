import {
  addReviewPhotos,
  reviewPhotoLimits,
  sendReview,
  validateReviewForm,
  type Review,
  type ReviewInputs,
  toReviewError,
  toRating,
} from '@vanek/sdk/reviews'
import type { FieldValues } from '../form/field-form.ts'
import { useFieldForm } from '../form/use-field-form.ts'
import { useIntentKey } from '../form/use-intent-key.ts'
import { useChosenFiles } from '../form/use-photos.ts'
import { useShop } from '../provider/use-shop.ts'
import type { ReviewField, UseReviewFormResult, UseReviewFormOptions, ReviewTextField } from './review-form.ts'

const texts = {
  stars: {},
  name: { required: true, maxLength: 100 },
  text: { maxLength: 5000 },
  pros: { maxLength: 1000 },
  cons: { maxLength: 1000 },
  // holds no text; listed here so that issues with photos go to this field
  photos: {},
} as const

const reviewOf = ({ stars, name, text, pros, cons }: FieldValues<ReviewField, never>): ReviewInputs => ({
  ...{ name, text, pros, cons },
  stars: Number(stars) || null,
})

/**
 * A form that writes a review. Stars are required. Typed values stay after a failure; the same review sent again, by a
 * second click or after a lost response, is saved once. Photos are sent first, one after another; render
 * `fileInputProps` only where the flag `reviewPhotos` is on. The fields are emptied after a success.
 *
 * @param options - The product, and what to do with the saved review.
 * @returns State and prop getters of the form. Its `error` is that of `addReview`.
 * @example
 * ```tsx
 * const { formProps, radioProps, inputProps, errorProps, issueOf, buttonProps } = useReviewForm({ productId: 7 })
 * const stars = issueOf('stars')
 * return <form {...formProps}>
 *   {[1, 2, 3, 4, 5].map((n) => <input key={n} {...radioProps(n)} />)}
 *   <p {...errorProps('stars')}>{stars && issueText(en, stars)}</p>
 *   <input {...inputProps('name')} /><textarea {...inputProps('text')} /><button {...buttonProps}>Send</button>
 * </form>
 * ```
 */
export function useReviewForm({ productId, action, save, onSuccess }: UseReviewFormOptions): UseReviewFormResult {
  const shop = useShop()
  const { keyFor, forget } = useIntentKey()
  const files = useChosenFiles()
  const form = useFieldForm<ReviewField, never, Review>({
    ...(action !== undefined && { action }),
    texts,
    check: (values) => Object.fromEntries(validateReviewForm(reviewOf(values)).map(({ field, code }) => [field, code])),
    send: (values) => {
      const { stars, ...rest } = reviewOf(values)
      const photos = { photos: files.chosen.current, sent: files.sent.current }
      const idempotencyKey = keyFor([values, files.named()])
      return sendReview(shop, { productId, rating: toRating(stars ?? 0), ...rest, ...photos, save }, { idempotencyKey })
    },
    onSuccess(review) {
      forget()
      files.empty()
      onSuccess?.(review)
    },
  })
  const { status, error, formProps, errorProps, buttonProps, statusProps } = form
  const issueOf = (field: ReviewField) => (field === 'photos' && files.problem) || form.issueOf(field)
  const described = (field: ReviewField) => issueOf(field) && { 'aria-describedby': errorProps(field).id }
  const { id } = form.inputProps('stars')

  return {
    ...{ status, issueOf, errorProps, buttonProps, statusProps },
    formProps: {
      ...formProps,
      encType: 'multipart/form-data',
      onSubmit: files.submitWith(addReviewPhotos, formProps.onSubmit),
    },
    fileInputProps: files.inputProps({
      ...{ accept: reviewPhotoLimits.photoTypes.join(), add: addReviewPhotos },
      ...{ issue: issueOf('photos'), errorId: errorProps('photos').id },
    }),
    photos: files.photos,
    removePhoto: files.remove,
    // an issue with a photo is shown at its field
    error: error && !form.issueOf('photos') ? toReviewError(error) : null,
    radioGroupProps: {
      role: 'radiogroup',
      'aria-required': true,
      'aria-invalid': issueOf('stars') !== undefined,
      ...described('stars'),
    },
    radioProps: (stars) => ({
      id: `${id}-${stars}`,
      type: 'radio',
      name: 'stars',
      value: stars,
      ...described('stars'),
    }),
    inputProps: (field: ReviewTextField) => ({
      ...form.inputProps(field),
      name: field,
      maxLength: texts[field].maxLength,
      autoComplete: field === 'name' ? 'name' : 'off',
    }),
  }
}
