import { describe, expect, it } from 'vitest'
import { errorText, issueText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import { validateReviewForm, type ReviewInputs, toReviewError, maxStars, toRating } from '@vanek/sdk/reviews'

const form = (more: Partial<ReviewInputs> = {}): ReviewInputs => ({
  ...{ stars: 4, name: 'Jana', text: '', pros: '', cons: '' },
  ...more,
})
const errorOf = (status: number, code: string) => ({
  ...{ code, status, retryable: false, outcome: 'none' as const, requestId: 'r-1' },
  issues: [{ code, field: 'rating', title: 'rating: must be a number' }],
})

describe('validateReviewForm', () => {
  it('accepts a review with stars and a name', () => {
    expect(validateReviewForm(form())).toEqual([])
  })

  it.each([null, 0, 6, 2.5])('C5.33 requires stars when there are %s', (stars) => {
    const issues = validateReviewForm(form({ stars }))
    expect(issues).toEqual([{ field: 'stars', code: 'review_stars_required' }])
    expect(issues.map((issue) => issueText(cs, issue))).toEqual(['Ohodnoťte zboží alespoň pomocí hvězdiček'])
  })

  it('C9.06 accepts one to five stars and sends 20 points for each', () => {
    const all = [1, 2, 3, 4, 5]
    expect(maxStars).toBe(all.length)
    expect(all.flatMap((stars) => validateReviewForm(form({ stars })))).toEqual([])
    expect(all.map(toRating)).toEqual([20, 40, 60, 80, 100])
  })

  it('requires a name and limits the length of texts', () => {
    expect(validateReviewForm(form({ name: ' ' })).map((issue) => issueText(cs, issue))).toEqual([
      'Vyplňte prosím jméno',
    ])
    expect(validateReviewForm(form({ text: 'x'.repeat(5001), pros: 'x'.repeat(1000) }))).toEqual([
      { field: 'text', code: 'too_long' },
    ])
  })
})

describe('toReviewError', () => {
  it('C5.34 converts any 422 to an empty review', () => {
    expect(errorText(cs, toReviewError(errorOf(422, 'validation')))).toBe(cs.review_empty)
  })

  it('keeps the texts of other errors', () => {
    const error = errorOf(429, 'rate_limited')
    expect(toReviewError(error)).toBe(error)
  })
})
