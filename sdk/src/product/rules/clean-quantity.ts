/** The most characters a quantity has. */
export const longestQuantity = 4
/** The most characters a unit has. */
export const longestUnit = 3

/**
 * What a quantity field keeps of a text while it is typed: digits and, where decimals are sold, one decimal dot;
 * a comma is a dot, decimals above the configured number are cut, `00` is `0`, and the whole is
 * at most 4 characters long. Cleaning twice is cleaning once.
 */
export function cleanQuantity(text: string, decimals = 0): string {
  const known = text.replaceAll(',', '.').replaceAll(/[^\d.]/g, '')
  const [whole = '', ...rest] = known.split('.')
  const digits = whole.replace(/^0{2,}/, '0')
  // digits after a separator are decimals: they are removed where amounts have no decimals
  if (decimals <= 0 || rest.length === 0) return digits.slice(0, longestQuantity)
  return `${digits || '0'}.${rest.join('').slice(0, decimals)}`.slice(0, longestQuantity)
}

/** The same when the field is left: a dot at the end goes. */
export const settleQuantity = (text: string, decimals = 0): string => cleanQuantity(text, decimals).replace(/\.$/, '')

/** A unit short enough to stand beside its field. */
export const shortUnit = (unit: string): string => unit.trim().slice(0, longestUnit)
