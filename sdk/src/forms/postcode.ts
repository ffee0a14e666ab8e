import { cleaned } from './spaces.ts'

const spaced = /^\d{3} ?\d{2}$/
const patterns: Readonly<Record<string, RegExp>> = {
  CZE: spaced,
  DEU: /^\d{5}$/,
  AUT: /^\d{4}$/,
  CHE: /^\d{4}$/,
}

/**
 * Whether a postcode has its country's form. Slovak ones are checked by a Slovak shop; those of countries not known here
 * pass.
 */
export function isPostcode(postcode: string, country: string, home = ''): boolean {
  const pattern = country === 'SVK' && home === country ? spaced : patterns[country]
  return pattern?.test(postcode) ?? true
}

/** Digits of a postcode, 5 in countries without a rule. */
export const postcodeDigits = (country: string): 4 | 5 => (country === 'AUT' || country === 'CHE' ? 4 : 5)

/** Normalizes a postcode: `12000` is `120 00` in Czechia and Slovakia. */
export function normalizePostcode(typed: string, country: string): string {
  const trimmed = cleaned(typed).replace(/\s+/g, ' ')
  return country === 'CZE' || country === 'SVK' ? trimmed.replace(/^(\d{3}) ?(\d{2})$/, '$1 $2') : trimmed
}
