import { formatNumber, type NumberFormat } from '../../format/format-number.ts'
import { pointsPerStar } from '../../format/star.ts'

/**
 * Converts a rating to stars.
 *
 * @param rating - 0 to 100 points; null if there are no ratings.
 * @returns 0 to 5 stars; null if there are no ratings.
 * @example
 * ```ts
 * const stars = toStars(90) // 4.5
 * ```
 */
export const toStars = (rating: number | null): number | null => (rating === null ? null : rating / pointsPerStar)

/**
 * Formats a rating in stars with one decimal: `4,5`.
 *
 * @param rating - 0 to 100 points; null gives an empty text.
 * @param signs - Separators of the language. Defaults to a decimal comma.
 */
export function formatStars(
  rating: number | null,
  signs: NumberFormat = { decimalPoint: ',', millesimalPoint: ' ' },
): string {
  const value = toStars(rating)
  return value === null ? '' : formatNumber(value, signs, { decimals: 1 })
}
