import {
  addReview,
  checkReview,
  type Review,
  type ReviewInputs,
  type ReviewIssue,
  reviewProblem,
  starPoints,
} from '@vanek/sdk/reviews'
import { useState } from 'react'
import type { FieldFormState, FieldValues } from '../form/field-form.ts'
import { useFieldForm } from '../form/use-field-form.ts'
import { useShop } from '../provider/use-shop.ts'
import type { ReviewField, ReviewForm, ReviewFormOptions, ReviewState, ReviewTextField } from './review-form.ts'

const texts = {
  stars: {},
  name: { required: true, maxLength: 100 },
  text: { maxLength: 5000 },
  pros: { maxLength: 1000 },
  cons: { maxLength: 1000 },
} as const

const reviewOf = ({ stars, ...rest }: FieldValues<ReviewField, never>): ReviewInputs => ({
  ...rest,
  stars: Number(stars) || null,
})

function stateOf(state: FieldFormState, issues: readonly ReviewIssue[], review: Review | null): ReviewState {
  if (state.status === 'refused') return { status: 'refused', problem: reviewProblem(state.error) }
  if (state.status === 'incomplete') return { status: 'incomplete', issues }
  if (state.status === 'sent') return review ? { status: 'sent', review } : { status: 'sending' }
  return { status: state.status }
}

/**
 * A form that writes a review. Stars are required; a refusal keeps everything that is typed, and sending
 * the same review again, by a second press or after a lost answer, is one review. It empties itself once sent.
 *
 * ```tsx
 * const { formProps, starProps, fieldProps, errorProps, issueOf, buttonProps } = useReviewForm({ productId:
 * product.id })
 * const stars = issueOf('stars')
 * return <form {...formProps}>
 *   {[1, 2, 3, 4, 5].map((n) => <input key={n} {...starProps(n)} />)}
 *   <p {...errorProps('stars')}>{stars && issueText(cs, stars)}</p>
 *   <input {...fieldProps('name')} /><textarea {...fieldProps('text')} /><button {...buttonProps}>Odeslat</button>
 * </form>
 * ```
 */
export function useReviewForm({ productId, action, onSent }: ReviewFormOptions): ReviewForm {
  const shop = useShop()
  const [review, setReview] = useState<Review | null>(null)
  const [issues, setIssues] = useState<readonly ReviewIssue[]>([])
  const form = useFieldForm<ReviewField, never, Review>({
    ...(action !== undefined && { action }),
    texts,
    check(values) {
      const found = checkReview(reviewOf(values))
      setIssues(found)
      return Object.fromEntries(found.map(({ field, code }) => [field, code]))
    },
    send: (values, idempotencyKey) => {
      const { stars, ...rest } = reviewOf(values)
      return addReview(shop, { productId, rating: starPoints(stars ?? 0), ...rest }, { idempotencyKey })
    },
    onSent(sent) {
      setReview(sent)
      onSent?.(sent)
    },
  })
  const described = (field: ReviewField) => form.issueOf(field) && { 'aria-describedby': form.errorProps(field).id }
  const { id } = form.fieldProps('stars')

  return {
    state: stateOf(form.state, issues, review),
    issueOf: (field) => issues.find((issue) => issue.field === field),
    formProps: form.formProps,
    starsProps: {
      role: 'radiogroup',
      'aria-required': true,
      'aria-invalid': form.issueOf('stars') !== undefined,
      ...described('stars'),
    },
    starProps: (stars) => ({
      id: `${id}-${stars}`,
      type: 'radio',
      name: 'stars',
      value: stars,
      ...described('stars'),
    }),
    fieldProps: (field: ReviewTextField) => ({
      ...form.fieldProps(field),
      name: field,
      maxLength: texts[field].maxLength,
      autoComplete: field === 'name' ? 'name' : 'off',
    }),
    errorProps: form.errorProps,
    buttonProps: form.buttonProps,
    messageProps: form.messageProps,
  }
}
