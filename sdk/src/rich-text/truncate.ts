/** Titles of selling points are cut here. */
export const sellingPointTitleMaxLength = 80
/** Titles of top categories are cut here. */
export const topCategoryTitleMaxLength = 45

/**
 * Shortens a text; a shortened one ends with `…`, after a whole word if possible.
 *
 * @param text - The text.
 * @param max - Most characters of the result, `…` included.
 * @example
 * ```ts
 * const short = truncate('Bathroom fan with a timer', 15) // 'Bathroom fan…'
 * ```
 */
export function truncate(text: string, max: number): string {
  const signs = Array.from(text)
  if (signs.length <= max) return text
  const cut = signs.slice(0, Math.max(0, max - 1)).join('')
  const word = cut.replace(/\s+\S*$/, '')
  const stored = word.length >= cut.length * 0.7 ? word : cut
  return `${stored.trimEnd()}…`
}
