/** The most characters a quantity has (B5.19). */
export const longestQuantity = 4
/** The most characters a unit has (B5.20). */
export const longestUnit = 3

/**
 * What a quantity field keeps of a text while it is typed: digits and, where decimals are sold, one decimal dot (B5.09);
 * a comma is a dot (B5.10), decimals above the configured number are cut (B5.11), `00` is `0` (B5.12), and the whole is
 * at most 4 characters long (B5.19). Cleaning twice is cleaning once.
 */
export function cleanQuantity(text: string, decimals = 0): string {
  const known = text.replaceAll(',', '.').replaceAll(/[^\d.]/g, '')
  const [whole = '', ...rest] = known.split('.')
  const digits = whole.replace(/^0{2,}/, '0')
  // digits after a separator are decimals: they are removed where amounts have no decimals
  if (decimals <= 0 || rest.length === 0) return digits.slice(0, longestQuantity)
  return `${digits || '0'}.${rest.join('').slice(0, decimals)}`.slice(0, longestQuantity)
}

/** The same when the field is left: a dot at the end goes (B5.13). */
export const settleQuantity = (text: string, decimals = 0): string => cleanQuantity(text, decimals).replace(/\.$/, '')

/** A unit short enough to stand beside its field (B5.20). */
export const shortUnit = (unit: string): string => unit.trim().slice(0, longestUnit)
