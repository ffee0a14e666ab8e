import { pointsPerStar } from '../format/star.ts'
import { choosePhotos, photoLimits, type ChosenPhotos } from '../forms/photos.ts'
import { trimmed } from '../forms/spaces.ts'
import type { ShopError } from '../kernel/errors.ts'

/** Number of reviews shown before "load more". */
export const reviewsPerPage = 5
/** The most stars a review gives. */
export const maxStars = 5

/** Limits of the photos of a review; the back end refuses anything beyond them. */
export const reviewPhotoLimits = {
  /** The highest number of photos. */
  photos: 4,
  /** Highest size of one photo, in bytes. */
  photoBytes: photoLimits.bytes,
  /** Accepted media types of photos. */
  photoTypes: photoLimits.types,
} as const

/**
 * Adds files to the photos of a review. Files that cannot be sent are left out; the first one sets the problem.
 *
 * @param chosen - Photos chosen so far; not changed.
 * @param files - Files to add.
 */
export const addReviewPhotos = <F extends Blob>(chosen: readonly F[], files: readonly F[]): ChosenPhotos<F> =>
  choosePhotos(chosen, files, reviewPhotoLimits.photos)

/** Values of a review form, for {@link validateReviewForm}. */
export interface ReviewInputs {
  /** 1 to 5; null while none are chosen. */
  readonly stars: number | null
  /** Name of the author; required, at most 100 characters. */
  readonly name: string
  /** Text of the review; may be empty, at most 5000 characters. */
  readonly text: string
  /** Advantages of the product; may be empty, at most 1000 characters. */
  readonly pros: string
  /** Disadvantages of the product; may be empty, at most 1000 characters. */
  readonly cons: string
}

/** Why a review cannot be sent yet; `issueText` has sentences for the codes. */
export interface ReviewIssue {
  /** Field of the form that has the issue. */
  readonly field: keyof ReviewInputs
  /** Reason: no stars chosen, a required field is empty, or a text is too long. */
  readonly code: 'review_stars_required' | 'required' | 'too_long'
}

const longest = { name: 100, text: 5000, pros: 1000, cons: 1000 } as const
const isStars = (stars: number | null): boolean =>
  stars !== null && Number.isInteger(stars) && stars >= 1 && stars <= maxStars

/**
 * Validates a review: stars and a name are required, and no text may be too long.
 *
 * @param form - The inputs of the form.
 * @returns Issues in form order; empty if there are none.
 */
export function validateReviewForm(form: ReviewInputs): readonly ReviewIssue[] {
  const issues: ReviewIssue[] = []
  if (!isStars(form.stars)) issues.push({ field: 'stars', code: 'review_stars_required' })
  if (trimmed(form.name) === '') issues.push({ field: 'name', code: 'required' })
  for (const field of ['name', 'text', 'pros', 'cons'] as const) {
    if (trimmed(form[field]).length > longest[field]) issues.push({ field, code: 'too_long' })
  }
  return issues
}

/**
 * Converts stars to the points that are sent: 20 for one star, 100 for five.
 *
 * @param stars - 1 to 5.
 */
export const toRating = (stars: number): number => stars * pointsPerStar

/**
 * The error to show for a refused review: for the status 422 that of an empty review, otherwise the error itself.
 * `errorText` has texts for both.
 *
 * @param error - Error of the call that sent the review.
 */
export const toReviewError = (
  error: ShopError,
): Pick<ShopError, 'issues'> & {
  /** Code of the error; `review_empty` for every response with the status 422. */
  readonly code: string
} => (error.status === 422 ? { code: 'review_empty', issues: [] } : error)
