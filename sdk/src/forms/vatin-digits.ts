import { isTin } from './tin.ts'

const officeWeights = [0, 8, 7, 6, 5, 4, 3, 2]

/** Nine digits starting with 6 are assigned by the tax office. */
const isOfficeNumber = (digits: readonly number[]): boolean => {
  const rest = officeWeights.reduce((sum, weight, at) => sum + weight * (digits[at] ?? 0), 0) % 11
  return digits[8] === (8 - ((10 - rest) % 11) + 10) % 10
}

/** Ten digits of a person are divisible by 11, or end in 0 where no single digit would do. */
const isPersonNumber = (number: string): boolean =>
  Number(number) % 11 === 0 || (number.endsWith('0') && Number(number.slice(0, 9)) % 11 === 10)

/**
 * Whether the digits of a Czech VAT number (8 to 10) fit together. Numbers of persons born before 1954 have nine
 * digits and
 * no check digit.
 */
export function areCzechDigits(number: string): boolean {
  if (number.length === 8) return isTin(number, 'CZE')
  if (number.length === 9) return !number.startsWith('6') || isOfficeNumber(number.split('').map(Number))
  return isPersonNumber(number)
}

/** Whether the ten digits of a Slovak VAT number fit together. */
export const areSlovakDigits = (number: string): boolean => Number(number) % 11 === 0
