import { checkReview, type Review, type ReviewInputs } from '@vanek/sdk/reviews'

/** How a form of the product page ended when no script was there to send it. */
export type ProductAnswer =
  | { readonly kind: 'review'; readonly done: true; readonly review: Review }
  | {
      readonly kind: 'review'
      readonly done: false
      /** As it was filled in. */
      readonly form: ReviewInputs
      /** Sentences by field; `''` is for the form as a whole. */
      readonly problems: Readonly<Record<string, string>>
    }
  /** The form had no variant, and one has to be chosen (C5.43). */
  | { readonly kind: 'choose' }
  | { readonly kind: 'watch'; readonly done: boolean; readonly email: string; readonly error: string }

const text = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** A review as it was posted; stars that are none are null. */
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

/** The first thing wrong with each field, said by `say`. */
export function problemsOf(form: ReviewInputs, say: (code: string) => string): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const { field, code } of checkReview(form)) problems[field] ??= say(code)
  return problems
}
