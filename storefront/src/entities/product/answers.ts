import {
  validateReviewForm,
  type QuestionInputs,
  type QuestionIssues,
  type Review,
  type ReviewInputs,
} from '@vanek/sdk/reviews'

/** Result of a product page form that was posted without scripts. */
export type ProductAnswer =
  | { readonly kind: 'review'; readonly done: true; readonly review: Review }
  | {
      readonly kind: 'review'
      readonly done: false
      /** The submitted values. */
      readonly form: ReviewInputs
      /** Error texts by field; `''` is for the whole form. */
      readonly problems: Readonly<Record<string, string>>
    }
  | { readonly kind: 'question'; readonly done: true }
  | {
      readonly kind: 'question'
      readonly done: false
      readonly typed: QuestionInputs
      readonly errors: QuestionIssues
      /** An error text for the whole form. */
      readonly text: string | null
    }
  /** The form had no variant, and one has to be chosen (C5.43). */
  | { readonly kind: 'choose' }
  | { readonly kind: 'watch'; readonly done: boolean; readonly email: string; readonly error: string }

const text = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** The photos of a posted review; a file input without a choice posts an empty file without a name. */
export const reviewPhotosIn = (form: FormData): readonly File[] =>
  form.getAll('photos').filter((each): each is File => each instanceof File && each.name !== '')

/** The values of a posted review; an invalid number of stars becomes null. */
export function reviewFormFrom(form: FormData): ReviewInputs {
  const stars = Number(text(form, 'stars'))
  return {
    stars: Number.isInteger(stars) && stars > 0 ? stars : null,
    name: text(form, 'name'),
    text: text(form, 'text'),
    pros: text(form, 'pros'),
    cons: text(form, 'cons'),
  }
}

/** The text of the first error of each field. */
export function problemsOf(form: ReviewInputs, textFor: (code: string) => string): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const { field, code } of validateReviewForm(form)) problems[field] ??= textFor(code)
  return problems
}
