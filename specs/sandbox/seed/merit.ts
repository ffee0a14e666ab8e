import type { Quality } from './physics.ts'
import type { Discount } from './prices.ts'
import type { Random } from './random.ts'
import type { Tag } from './types.ts'

/** The day on which the catalogue stands still; nothing in it is younger. */
export const SEED_DAY = '2026-11-20'

const DAY = 86_400_000

/** The date so many days before the seed day, as YYYY-MM-DD. */
export function daysBefore(days: number): string {
  return new Date(Date.parse(`${SEED_DAY}T00:00:00Z`) - days * DAY).toISOString().slice(0, 10)
}

export interface Merit {
  readonly rating: number
  readonly reviewCount: number
  readonly popularity: number
  readonly ageDays: number
}

/**
 * How well a product is known and liked: old ones have more ratings, new ones few or none. `interest` is how much
 * people care for its kind at all, 1 for a fan.
 */
export function drawMerit(random: Random, quality: Quality, interest: number): Merit {
  const ageDays = random.int(3, 1400)
  const fame = random.next() ** 3
  const reviewCount = Math.floor(fame * Math.min(1, ageDays / 400) * 180)
  const liking = 70 + 14 * quality.quiet + 6 * quality.thrift + random.int(-8, 10)
  return {
    ageDays,
    reviewCount,
    rating: reviewCount === 0 ? 0 : Math.round(Math.min(99, Math.max(52, liking))),
    popularity: Math.round(interest * (fame * 800 + random.next() * 200)),
  }
}

const TAGS: Readonly<Record<Tag['code'], Tag>> = {
  new: { code: 'new', text: 'Novinka', color: '#0f6b62' },
  sale: { code: 'sale', text: 'Výprodej', color: '#b3401f' },
  tip: { code: 'tip', text: 'Tip', color: '#7a5b00' },
  quiet: { code: 'quiet', text: 'Tichý provoz', color: '#3a5a86' },
}

/** Labels for cards, the most telling first, two at most. */
export function tagsOf(merit: Merit, quality: Quality, discount: Discount | null, noisy: boolean): readonly Tag[] {
  const tags: Tag[] = []
  if (discount !== null && discount.share >= 0.25) tags.push(TAGS.sale)
  if (merit.ageDays <= 75) tags.push(TAGS.new)
  if (merit.rating >= 90 && merit.reviewCount >= 15) tags.push(TAGS.tip)
  if (noisy && quality.quiet > 0.82) tags.push(TAGS.quiet)
  return tags.slice(0, 2)
}
