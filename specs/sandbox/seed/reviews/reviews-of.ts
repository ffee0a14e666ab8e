import type { LeafSpec } from '../categories/spec.ts'
import type { Draw } from '../draw.ts'
import { bindShortWords } from '../grammar.ts'
import { dayOfSeed } from '../dates.ts'
import { randomOf, type Random } from '../random.ts'
import type { Review } from '../types.ts'
import { drawAuthor, type Author } from './authors.ts'
import { reviewWords } from './words.ts'
import { handWrittenFor } from './hand-written.ts'
import { reviewWriter, type Written } from './write-review.ts'

/** Number of review ids reserved for one product. */
const IDS_EACH = 20

interface Opinion extends Written {
  readonly rating: number
  readonly gender?: Author['gender'] | undefined
  readonly daysAgo: number
}

/**
 * The reviews of a product, newest first: hand-written ones, and generated ones according to its merit. Only the first round
 * of the catalogue has reviews.
 */
export function reviewsOf(spec: LeafSpec, ordinal: number, productId: number, draw: Draw): readonly Review[] {
  if (ordinal >= spec.share) return []
  const random = randomOf(`reviews/${spec.slug}/${ordinal}`)
  const { ageDays, liking, reviewCount } = draw.merit
  const write = reviewWriter(random, reviewWords(spec.slug), draw.quality.quiet)
  const byHand = handWrittenFor(spec.slug, ordinal).map(({ rating, text, gender }): Opinion => ({
    ...{ rating, text, gender, pros: null, cons: null },
    daysAgo: random.int(5, 300),
  }))
  const generated = Array.from({ length: Math.max(0, reviewCount - byHand.length) }, (): Opinion => {
    const rating = drawRating(random, liking)
    const span = Math.min(900, Math.max(1, ageDays - 10))
    return { rating, ...write(rating), daysAgo: 1 + Math.floor(random.next() ** 1.4 * span) }
  })
  const signed = new Set<string>()
  return [...byHand, ...generated]
    .sort((one, two) => one.daysAgo - two.daysAgo)
    .map((opinion, at) => ({ id: productId * IDS_EACH + at, productId, ...signedBy(random, opinion, signed) }))
}

/** Draws whole stars around the rating of the product, with occasional outliers. */
function drawRating(random: Random, liking: number): number {
  if (random.chance(0.025)) return random.pick([20, 40])
  return Math.min(100, Math.max(40, Math.round((liking + random.int(-18, 24)) / 20) * 20))
}

function signedBy(random: Random, opinion: Opinion, signed: Set<string>): Omit<Review, 'id' | 'productId'> {
  let author = drawAuthor(random, opinion.gender)
  while (signed.has(author.name)) author = drawAuthor(random, opinion.gender)
  signed.add(author.name)
  const { rating, text, pros, cons, daysAgo } = opinion
  const clock = `${String(random.int(5, 21)).padStart(2, '0')}:${String(random.int(0, 59)).padStart(2, '0')}:00Z`
  return {
    author: author.name,
    rating,
    created: `${dayOfSeed(-daysAgo)}T${clock}`,
    text: text === null ? null : bindShortWords(spokenBy(author, text)),
    ...{ pros, cons },
    verified: random.chance(0.82),
  }
}

/** Chooses the form of `{koupil|koupila}` by the gender of the author. */
function spokenBy({ gender }: Author, text: string): string {
  return text.replace(/\{([^|}]+)\|([^}]+)\}/g, (_both, he: string, she: string) => (gender === 'f' ? she : he))
}

/** Average from 0 to 100, a multiple of a tenth of a star, as in responses of the shop; 0 without ratings. */
export function averageRating(reviews: readonly { readonly rating: number }[]): number {
  const points = reviews.reduce((sum, { rating }) => sum + rating, 0)
  return reviews.length === 0 ? 0 : Math.round(points / reviews.length / 2) * 2
}
