import { dataIn, dataOf } from '../data.ts'

/**
 * Sentences of customers about one kind of goods. They are independent, so any one can follow any other. Forms that depend on
 * the gender of the author are in braces: `{koupil|koupila}`.
 */
export interface ReviewWords {
  /** Purpose of the purchase. */
  readonly uses: readonly string[]
  readonly good: readonly string[]
  /** Small reservations. */
  readonly weak: readonly string[]
  /** Reasons for a low rating. */
  readonly bad: readonly string[]
  readonly pros: readonly string[]
  readonly cons: readonly string[]
  /** Sentences about quiet and loud products. */
  readonly sound?: { readonly quiet: readonly string[]; readonly loud: readonly string[] }
}

/** Sentences that fit any product. */
export const GENERAL = dataOf('reviews/words-of-all')

const WORDS = new Map<string, ReviewWords>(
  dataIn('reviews/words/*').flatMap(({ about, ...words }) => about.map((slug) => [slug, words] as const)),
)

/** Sentences for a category. */
export function reviewWords(slug: string): ReviewWords {
  const words = WORDS.get(slug)
  if (words === undefined) throw new Error(`No words for reviews of ${slug}.`)
  return words
}
