import { addReview, checkReview, type ReviewForm as ReviewFields, reviewProblem, starPoints } from '@vanek/sdk/reviews'
import { useId, useRef, useState } from 'react'
import { useIntentKey } from '../form/use-intent-key.ts'
import { useShop } from '../provider/use-shop.ts'
import type { ReviewField, ReviewForm, ReviewFormOptions, ReviewState } from './review-form.ts'

const longest = { name: 100, text: 5000, pros: 1000, cons: 1000 } as const

function filledIn(form: HTMLFormElement): ReviewFields {
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  const stars = Number(text('stars'))
  return { stars: stars || null, name: text('name'), text: text('text'), pros: text('pros'), cons: text('cons') }
}

function focusOn(form: HTMLFormElement, field: ReviewField | undefined): void {
  if (field) form.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
}

/**
 * A form that writes a review (C7.54). Stars are required (C5.33); a refusal keeps everything that is typed, and sending
 * the same review again, by a second press or after a lost answer, is one review. It empties itself once sent.
 *
 * ```tsx
 * const { formProps, starProps, fieldProps, errorProps, issueOf, buttonProps } = useReviewForm({ productId: product.id })
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
  const id = useId()
  const [state, setState] = useState<ReviewState>({ status: 'idle' })
  const sending = useRef(false)
  const { keyFor, forget } = useIntentKey()

  const send = async (form: HTMLFormElement) => {
    const fields = filledIn(form)
    const issues = checkReview(fields)
    if (issues.length > 0) {
      setState({ status: 'incomplete', issues })
      return focusOn(form, issues[0]?.field)
    }
    sending.current = true
    setState({ status: 'sending' })
    const { stars, ...texts } = fields
    const review = { productId, rating: starPoints(stars ?? 0), ...texts }
    try {
      const answer = await addReview(shop, review, { idempotencyKey: keyFor(review) })
      if (!answer.ok) return setState({ status: 'refused', problem: reviewProblem(answer.error) })
      forget()
      form.reset()
      setState({ status: 'sent', review: answer.data })
      return onSent?.(answer.data)
    } finally {
      sending.current = false
    }
  }

  const issues = state.status === 'incomplete' ? state.issues : []
  const issueOf = (field: ReviewField) => issues.find((issue) => issue.field === field)
  const errorId = (field: ReviewField) => `${id}${field}-error`
  const describedBy = (field: ReviewField) => issueOf(field) && { 'aria-describedby': errorId(field) }

  return {
    state,
    issueOf,
    formProps: {
      method: 'post',
      ...(action !== undefined && { action }),
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        if (!sending.current) void send(event.currentTarget)
      },
    },
    starsProps: {
      role: 'radiogroup',
      'aria-required': true,
      'aria-invalid': issueOf('stars') !== undefined,
      ...describedBy('stars'),
    },
    starProps: (stars) => ({
      id: `${id}stars-${stars}`,
      type: 'radio',
      name: 'stars',
      value: stars,
      ...describedBy('stars'),
    }),
    fieldProps: (field) => ({
      id: `${id}${field}`,
      name: field,
      maxLength: longest[field],
      ...(field === 'name' && { required: true }),
      autoComplete: field === 'name' ? 'name' : 'off',
      'aria-invalid': issueOf(field) !== undefined,
      ...describedBy(field),
    }),
    errorProps: (field) => ({ id: errorId(field) }),
    buttonProps: { type: 'submit', 'aria-disabled': state.status === 'sending' },
    messageProps: { role: 'status' },
  }
}
