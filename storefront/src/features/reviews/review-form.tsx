import * as texts from '#texts/features/reviews'
import { useReviewForm } from '@vanek/react-hooks'
import { errorText, issueText } from '@vanek/sdk/i18n'
import { anchors } from '#market/anchors'
import { messages } from '#market/messages'
import { productFolder } from '#market/paths'
import { type ReviewInputs as Fields, type Review, maxStars, reviewPhotoLimits as limits } from '@vanek/sdk/reviews'
import { type Dispatch, type ReactNode, type SetStateAction, startTransition } from 'react'
import type { Product } from '@vanek/sdk/product'
import { PhotoField } from '../../entities/photo/photo-field.tsx'
import type { ProductAnswer } from '../../entities/product/answers.ts'
import { moving } from '../../lib/browser/later.tsx'
import { addReview } from '../../lib/ports/reviews.ts'
import { Button } from '../../ui/button.tsx'
import { starHref } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { ReviewSums } from './use-reviews.ts'

type Form = ReturnType<typeof useReviewForm>

interface StarFieldProps {
  readonly maxStars: number
  /** Stars chosen in a form that was posted before. */
  readonly chosen: number | null
  readonly groupProps: Form['radioGroupProps']
  readonly radioProps: Form['radioProps']
}

/** A choice of stars (C9.06) as radio buttons, for arrow keys and screen readers. */
function StarField({ maxStars, chosen, groupProps, radioProps }: StarFieldProps) {
  return (
    <fieldset className="star-field" {...groupProps}>
      <legend className="field-label">
        {`${texts.starsLabel} `}
        <span className="field-mark">{texts.required}</span>
      </legend>
      {Array.from({ length: maxStars }, (_, at) => at + 1).map((stars) => {
        const { id, ...star } = radioProps(stars)
        return (
          <label key={stars} htmlFor={id} data-tip={texts.stars(stars)}>
            <input id={id} {...star} defaultChecked={stars === chosen} aria-label={texts.stars(stars)} />
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <use href={starHref} />
            </svg>
          </label>
        )
      })}
    </fieldset>
  )
}

/** The sums with a review that they do not contain yet. */
export function withReview({ count, rating, distribution }: ReviewSums, { rating: own }: Review): ReviewSums {
  const stars = Math.ceil(own / 20)
  return {
    count: count + 1,
    rating: ((rating ?? 0) * count + own) / (count + 1),
    distribution: distribution.map((number, at) => (at + 1 === stars ? number + 1 : number)),
  }
}

interface ReviewFormProps {
  readonly productId: number
  readonly slug: string
  /** Result of the form if it was posted without scripts. */
  readonly posted: Extract<ProductAnswer, { kind: 'review' }> | undefined
  /** Whether the shop takes photos. */
  readonly canShow: boolean
  /** Sums of the reviews before this one. */
  readonly sums: ReviewSums
  readonly setProduct: Dispatch<SetStateAction<Product>>
  readonly onSuccess: (review: Review, next: ReviewSums) => void
}

type Name = Exclude<keyof Fields, 'stars'>

const fields: readonly { readonly name: Name; readonly label: string; readonly long?: true; readonly mark: string }[] =
  [
    { name: 'name', label: texts.nameLabel, mark: texts.required },
    { name: 'text', label: texts.textLabel, long: true, mark: texts.optional },
    { name: 'pros', label: texts.prosLabel, mark: texts.optional },
    { name: 'cons', label: texts.consLabel, mark: texts.optional },
  ]

/** A form to write a review; it works without scripts and preserves typed input (C5.33, C5.34, C7.54). */
export function ReviewForm({ productId, slug, posted, canShow, sums, setProduct, onSuccess }: ReviewFormProps) {
  const action = `/${productFolder}/${slug}#${anchors.reviews}`
  const form = useReviewForm({
    ...{ productId, action, save: addReview },
    onSuccess(review) {
      const next = withReview(sums, review)
      onSuccess(review, next)
      // an update of the page has to wait for the parts that it changes
      document.dispatchEvent(new Event(moving))
      startTransition(() => setProduct((now) => ({ ...now, reviewCount: next.count, rating: next.rating })))
    },
  })
  const { status, error: refusal, issueOf, errorProps } = form
  const before = posted && !posted.done && status === 'idle' ? posted : undefined
  const sentence = (field: keyof Fields | 'photos'): string | undefined => {
    const issue = issueOf(field)
    if (!issue) return before?.problems[field]
    const text = issueText(messages, issue)
    return field === 'photos' && issue.title ? `${issue.title}: ${text}` : text
  }
  const error = (field: keyof Fields): ReactNode =>
    sentence(field) && (
      <span className="field-error" {...errorProps(field)}>
        {sentence(field)}
      </span>
    )
  const sent = status === 'success' || (status === 'idle' && posted?.done === true)
  const problem = refusal ? errorText(messages, refusal) : before?.problems['']
  return (
    <form {...form.formProps} className="review-form">
      <input type="hidden" name="intent" value="review" />
      <input type="hidden" name="productId" value={productId} />
      <div className="field">
        <StarField
          maxStars={maxStars}
          chosen={before?.form.stars ?? null}
          groupProps={{ ...form.radioGroupProps, ...(before?.problems.stars && { 'aria-invalid': true }) }}
          radioProps={form.radioProps}
        />
        {error('stars')}
      </div>
      {fields.map(({ name, label, long, mark }) => {
        const { id, ...field } = form.inputProps(name)
        const bad = before?.problems[name]
          ? { 'aria-invalid': true, 'aria-describedby': form.errorProps(name).id }
          : undefined
        const typed = { className: 'input', defaultValue: before?.form[name] ?? '' }
        return (
          <div className="field" key={name}>
            <label className="field-label" htmlFor={id}>
              {`${label} `}
              <span className="field-mark">{mark}</span>
            </label>
            {long ? (
              <textarea id={id} rows={4} {...field} {...typed} {...bad} />
            ) : (
              <input id={id} {...field} {...typed} {...bad} />
            )}
            {error(name)}
          </div>
        )
      })}
      {canShow && (
        <PhotoField
          {...form}
          {...{ label: texts.photosLabel, maxPhotos: limits.photos, bytes: limits.photoBytes }}
          problem={sentence('photos') ?? null}
          cameBack={before !== undefined}
        />
      )}
      <div {...form.statusProps}>
        {sent && <Notice kind="success">{messages.review_sent}</Notice>}
        {problem && <Notice kind="danger">{problem}</Notice>}
      </div>
      <div>
        <Button {...form.buttonProps} busy={status === 'pending'}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}
