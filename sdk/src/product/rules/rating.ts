import { formatNumber, type NumberSigns } from '../../format/format-number.ts'
import { pointsPerStar } from '../../format/star.ts'

/** A rating of 0 to 100 points as stars, 0 to 5; null where nobody has rated. */
export const stars = (rating: number | null): number | null => (rating === null ? null : rating / pointsPerStar)

/** A rating of 0 to 100 points in stars as they are written, with one decimal: `4,5`. Empty without a rating. */
export function starText(
  rating: number | null,
  signs: NumberSigns = { decimalPoint: ',', millesimalPoint: ' ' },
): string {
  const value = stars(rating)
  return value === null ? '' : formatNumber(value, signs, { decimals: 1 })
}
