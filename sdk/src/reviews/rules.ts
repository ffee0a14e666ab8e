import type { ShopError } from '../kernel/errors.ts'

/** How many reviews are shown before more are asked for (C9.05). */
export const reviewsShown = 5
/** The most stars a review gives (C9.06). */
export const reviewStars = 5
const pointsPerStar = 20

/** What a shopper has filled in. */
export interface ReviewInputs {
  /** 1 to 5; null while none are chosen. */
  readonly stars: number | null
  readonly name: string
  readonly text: string
  readonly pros: string
  readonly cons: string
}

/** Why a review cannot be sent yet; `issueText` has sentences for the codes. */
export interface ReviewIssue {
  readonly field: keyof ReviewInputs
  readonly code: 'review_stars_required' | 'required' | 'too_long'
}

const longest = { name: 100, text: 5000, pros: 1000, cons: 1000 } as const
const isStars = (stars: number | null): boolean =>
  stars !== null && Number.isInteger(stars) && stars >= 1 && stars <= reviewStars

/** What is still wrong with a review, by field: it needs stars (C5.33) and a name, and no text may be too long. */
export function checkReview(form: ReviewInputs): readonly ReviewIssue[] {
  const issues: ReviewIssue[] = []
  if (!isStars(form.stars)) issues.push({ field: 'stars', code: 'review_stars_required' })
  if (form.name.trim() === '') issues.push({ field: 'name', code: 'required' })
  for (const field of ['name', 'text', 'pros', 'cons'] as const) {
    if (form[field].trim().length > longest[field]) issues.push({ field, code: 'too_long' })
  }
  return issues
}

/** Stars as the points that are sent: 20 for one, 100 for five. */
export const starPoints = (stars: number): number => stars * pointsPerStar

/**
 * What to tell of a refused review: a 422 is always the sentence for an empty review (C5.34), anything else is the error
 * itself. `errorText` says both.
 */
export const reviewProblem = (error: ShopError): Pick<ShopError, 'issues'> & { readonly code: string } =>
  error.status === 422 ? { code: 'review_empty', issues: [] } : error
