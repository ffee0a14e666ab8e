import { formatNumber, type NumberSigns } from '../../format/format-number.ts'
import { pointsPerStar } from '../../format/star.ts'

/**
 * Converts a rating to stars.
 *
 * @param rating - 0 to 100 points; null if there are no ratings.
 * @returns 0 to 5 stars; null if there are no ratings.
 */
export const stars = (rating: number | null): number | null => (rating === null ? null : rating / pointsPerStar)

/**
 * Formats a rating in stars with one decimal: `4,5`.
 *
 * @param rating - 0 to 100 points; null gives an empty text.
 * @param signs - Separators of the language. Defaults to a decimal comma.
 */
export function starText(
  rating: number | null,
  signs: NumberSigns = { decimalPoint: ',', millesimalPoint: ' ' },
): string {
  const value = stars(rating)
  return value === null ? '' : formatNumber(value, signs, { decimals: 1 })
}
