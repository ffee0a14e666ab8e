const weights = [8, 7, 6, 5, 4, 3, 2]

const checkDigit = (digits: readonly number[]): number => {
  const remainder = weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0) % 11
  if (remainder === 0) return 1
  return remainder === 1 ? 0 : 11 - remainder
}

/**
 * Whether a Czech company id has 8 digits and the right check digit.
 * An empty one passes, and so do those of other countries.
 */
export function isTin(tin: string, country: string): boolean {
  if (country !== 'CZE' || tin === '') return true
  const digits = /^\d{8}$/.test(tin) ? tin.split('').map(Number) : []
  return digits.length === 8 && digits[7] === checkDigit(digits)
}

/** A company id as it is written: without spaces, and in Czechia with the leading zeros that tables like to drop. */
export function normalizeTin(typed: string, country: string): string {
  const digits = typed.replace(/\s+/g, '')
  return country === 'CZE' && /^\d{1,8}$/.test(digits) ? digits.padStart(8, '0') : digits
}
