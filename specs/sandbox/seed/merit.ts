import type { Quality } from './physics.ts'
import type { Discount } from './prices.ts'
import type { Random } from './random.ts'
import type { Tag } from './types.ts'
import { WORDS } from './words.ts'

const MAX_REVIEWS = 15

export interface Merit {
  /** Number of reviews, and their approximate average from 0 to 100. */
  readonly reviewCount: number
  readonly liking: number
  readonly popularity: number
  readonly ageDays: number
}

/**
 * Popularity and rating of a product: old products have more reviews, new ones few or none. `interest` is the general
 * interest in its kind, 1 for a fan; `minAge` is in days.
 */
export function drawMerit(random: Random, quality: Quality, interest: number, minAge: number): Merit {
  const ageDays = Math.max(minAge, random.int(3, 1400))
  const luck = random.next()
  const fame = luck ** 3
  const liking = 70 + 14 * quality.quiet + 6 * quality.thrift + random.int(-8, 10)
  return {
    ageDays,
    reviewCount: Math.floor(luck ** 1.9 * Math.min(1, ageDays / 240) * MAX_REVIEWS),
    liking: Math.min(99, Math.max(52, liking)),
    popularity: Math.round(interest * (fame * 800 + random.next() * 200)),
  }
}

/** Score for recommendations: combines sales, rating and novelty. */
export function recommendation(of: Praise & { readonly popularity: number }): number {
  const liked = of.reviewCount === 0 ? 120 : (of.rating - 60) * 8
  const fresh = of.ageDays <= 75 ? 220 : 0
  return Math.round(of.popularity * 0.6 + liked + fresh)
}

export const TAGS: Readonly<Record<Tag['code'], Tag>> = {
  new: { code: 'new', text: WORDS.tags.new, color: '#0f6b62' },
  sale: { code: 'sale', text: WORDS.tags.sale, color: '#b3401f' },
  tip: { code: 'tip', text: WORDS.tags.tip, color: '#7a5b00' },
  quiet: { code: 'quiet', text: WORDS.tags.quiet, color: '#3a5a86' },
}

export interface Praise {
  readonly ageDays: number
  readonly rating: number
  readonly reviewCount: number
}

/** Labels of product cards, most relevant first, at most two. */
export function tagsOf(merit: Praise, quality: Quality, discount: Discount | null, noisy: boolean): readonly Tag[] {
  const tags: Tag[] = []
  if (discount !== null && discount.share >= 0.25) tags.push(TAGS.sale)
  if (merit.ageDays <= 75) tags.push(TAGS.new)
  if (merit.rating >= 90 && merit.reviewCount >= 6) tags.push(TAGS.tip)
  if (noisy && quality.quiet > 0.82) tags.push(TAGS.quiet)
  return tags.slice(0, 2)
}
