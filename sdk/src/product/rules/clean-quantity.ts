/** The most characters a quantity has. */
export const amountMaxLength = 4
/** The most characters a unit has. */
export const longestUnit = 3

/**
 * Cleans the text of a quantity field while it is typed: digits and, if decimals are allowed, one decimal point. A
 * comma becomes a point, further decimals are cut, `00` becomes `0`, and at most 4 characters stay. Cleaning twice
 * changes nothing.
 *
 * @param text - The typed text.
 * @param decimals - Decimals that amounts can have. Defaults to 0.
 */
export function cleanAmountText(text: string, decimals = 0): string {
  const known = text.replaceAll(',', '.').replaceAll(/[^\d.]/g, '')
  const [whole = '', ...rest] = known.split('.')
  const digits = whole.replace(/^0{2,}/, '0')
  // digits after a separator are decimals: they are removed where amounts have no decimals
  if (decimals <= 0 || rest.length === 0) return digits.slice(0, amountMaxLength)
  return `${digits || '0'}.${rest.join('').slice(0, decimals)}`.slice(0, amountMaxLength)
}

/**
 * Cleans the text of a quantity field on blur: like `cleanAmountText`, without a point at the end.
 *
 * @param text - The typed text.
 * @param decimals - Decimals that amounts can have. Defaults to 0.
 * @example
 * ```ts
 * const text = normalizeAmountText('1,50 m', 2) // '1.50'
 * ```
 */
export const normalizeAmountText = (text: string, decimals = 0): string =>
  cleanAmountText(text, decimals).replace(/\.$/, '')

/**
 * Shortens a unit so that it fits beside its field.
 *
 * @param unit - Unit of sale, like `pcs`.
 */
export const shortUnit = (unit: string): string => unit.trim().slice(0, longestUnit)
