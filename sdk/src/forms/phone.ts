// including typographic dashes, and invisible characters in pasted numbers
const separators = /[\s./()\p{Pd}\p{Cf}]+/gu
const dialCodes: Readonly<Record<string, string>> = { CZE: '+420', SVK: '+421' }

/** Whether a number is international: `+`, then at least 9 digits, spaces, dots, dashes, slashes or brackets. */
export const isPhone = (text: string): boolean => /^\+[\d\s./()[\]-]{9,}$/.test(text)

/** Why an international phone number is rejected; null if it is valid. */
export function phoneIssue(phone: string, country: string): 'phone_invalid' | 'phone_prefix_missing' | null {
  if (isPhone(phone)) return null
  // a Czech or Slovak number has nine digits, so that a longer one is foreign
  const isForeign = /^\d{6,}$/.test(phone) && (!dialCodes[country] || phone.length > 10)
  return isForeign ? 'phone_prefix_missing' : 'phone_invalid'
}

/**
 * Normalizes a typed number to international form without separators: `777 123 456` is `+420777123456` for Czechia, 00
 * becomes `+`. An unrecognized number is returned as typed, without separators.
 */
export function normalizePhone(typed: string, country: string): string {
  const digits = typed
    .replace(separators, '')
    .replace(/^00/, '+')
    // +421 (0) 901 234 567
    .replace(/^\+4210(?=\d{9}$)/, '+421')
  const dialCode = dialCodes[country]
  if (!dialCode || digits.startsWith('+')) return digits
  if (/^\d{9}$/.test(digits)) return dialCode + digits
  return country === 'SVK' && /^0\d{9}$/.test(digits) ? dialCode + digits.slice(1) : digits
}
