import { dataIn, dataOf } from '../data.ts'

/**
 * Sentences of customers about one kind of goods. Each stands alone, so any of them can follow any other. Where a
 * sentence tells who wrote it, both forms stand in braces: `{koupil|koupila}`.
 */
export interface ReviewWords {
  /** What it was bought for. */
  readonly uses: readonly string[]
  readonly good: readonly string[]
  /** Small reservations. */
  readonly weak: readonly string[]
  /** Why few stars were given. */
  readonly bad: readonly string[]
  readonly pros: readonly string[]
  readonly cons: readonly string[]
  /** Of goods that make a noise: what is said of the quiet ones and of the loud ones. */
  readonly sound?: { readonly quiet: readonly string[]; readonly loud: readonly string[] }
}

/** True of anything that came in a parcel. */
export const GENERAL = dataOf('reviews/words-of-all')

const WORDS = new Map<string, ReviewWords>(
  dataIn('reviews/words/*').flatMap(({ about, ...words }) => about.map((slug) => [slug, words] as const)),
)

/** What customers say in a category. */
export function reviewWords(slug: string): ReviewWords {
  const words = WORDS.get(slug)
  if (words === undefined) throw new Error(`No words for reviews of ${slug}.`)
  return words
}
