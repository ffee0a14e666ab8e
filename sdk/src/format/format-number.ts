/** Separators of a formatted number; every `Currency` has them. */
export interface NumberFormat {
  /** Sign between whole part and decimals, like `,`. */
  readonly decimalPoint: string
  /** Sign between groups of three digits; a plain space becomes a no-break space. */
  readonly millesimalPoint: string
}

/** Options of {@link formatNumber}. */
export interface NumberOptions {
  /**
   * Highest number of decimals; trailing zeros are left out.
   *
   * @defaultValue 3
   */
  readonly maxDecimals?: number
  /** Exact number of decimals, including trailing zeros. Takes precedence over `maxDecimals`. */
  readonly decimals?: number
}

export const noBreakSpace = '\u00A0'
const minus = '\u2212'
// above it a double cannot represent every whole number, let alone decimals
const largest = 1e15

/** The number in whole units of its last decimal, rounded half up as it is read: 1.005 with two decimals is 101. */
export const toUnits = (value: number, decimals: number): number => {
  // the exponent moves the decimal point in the number's shortest text, where 1.005 is still exact
  const units = Math.round(Number(`${value}e${decimals}`))
  return Number.isNaN(units) ? Math.round(value * 10 ** decimals) : units
}

const groupsOfThree = (digits: string, sign: string): string => digits.replace(/\B(?=(\d{3})+$)/g, () => sign)

/**
 * Formats a number: digits in groups of three, decimals rounded half up. A plain space between groups becomes a
 * no-break space.
 *
 * @param value - The number. 10^15 or more, and values that are not finite, are converted with `String`.
 * @param signs - Decimal and thousands separators of the language.
 * @param options - Number of decimals. By default as many as needed, at most 3.
 * @example
 * ```ts
 * const airflow = formatNumber(1234.5, { decimalPoint: '.', millesimalPoint: ',' }) // '1,234.5'
 * ```
 */
export function formatNumber(value: number, signs: NumberFormat, options: NumberOptions = {}): string {
  if (!Number.isFinite(value) || Math.abs(value) >= largest) return String(value)
  const places = options.decimals ?? options.maxDecimals ?? 3
  const units = toUnits(Math.abs(value), places)
  const digits = units.toFixed(0).padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const decimals = digits.slice(digits.length - places)
  const shown = options.decimals === undefined ? decimals.replace(/0+$/, '') : decimals
  const separator = signs.millesimalPoint === ' ' ? noBreakSpace : signs.millesimalPoint
  const text = groupsOfThree(whole, separator) + (shown === '' ? '' : signs.decimalPoint + shown)
  return value < 0 && units > 0 ? minus + text : text
}
