import { tight } from './spaces.ts'

const weights = [8, 7, 6, 5, 4, 3, 2]

const checkDigit = (digits: readonly number[]): number => {
  const remainder = weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0) % 11
  if (remainder === 0) return 1
  return remainder === 1 ? 0 : 11 - remainder
}

/** Countries with the same format of company ids. */
const alike: readonly string[] = ['CZE', 'SVK']

/**
 * Whether a company id has 8 digits and the right check digit. Czech ids are always checked, Slovak ones by a Slovak
 * shop. An empty one passes, and so do those of other countries.
 */
export function isTin(tin: string, country: string, home = country): boolean {
  const isChecked = country === 'CZE' || (country === home && alike.includes(country))
  if (!isChecked || tin === '') return true
  const digits = /^\d{8}$/.test(tin) ? tin.split('').map(Number) : []
  return digits.length === 8 && digits[7] === checkDigit(digits)
}

/** Normalizes a company id: without spaces, with leading zeros that spreadsheets drop. */
export function normalizeTin(typed: string, country: string): string {
  const digits = tight(typed)
  return alike.includes(country) && /^\d{1,8}$/.test(digits) ? digits.padStart(8, '0') : digits
}
