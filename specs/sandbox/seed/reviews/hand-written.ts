import { dataOf } from '../data.ts'

const REVIEWS = dataOf('reviews/hand-written')

/** Reviews on one product. */
const EACH = 3

/** The hand-written reviews of the nth product of a category: three on the first one, the next three on the second. */
export function handWrittenFor(slug: string, ordinal: number): (typeof REVIEWS)[string] {
  return (REVIEWS[slug] ?? []).slice(ordinal * EACH, (ordinal + 1) * EACH)
}
