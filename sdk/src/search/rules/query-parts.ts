import { pieceUnits } from '../../i18n/piece-units.ts'
import { normalizeQuery } from './clean-term.ts'

const shortestPart = 3

/** A short number and its unit count as one part: `30 cm`, `8 l`. */
const measure = new RegExp(
  `(?<= |^)(\\d{1,2}(?:[.,]\\d+)?) (mm|cm|m|kg|k?w|db|pa|v|l|%|${pieceUnits}|m2|m²|m3/h|m³/h)(?= |$)`,
  'giu',
)

/** Whether a part is one of the short terms. */
export const isShortTerm = (part: string, shortTerms: readonly string[]): boolean =>
  shortTerms.some((term) => term.toLowerCase() === part.toLowerCase())

/**
 * Splits a query into the parts to search for: words of at least 3 characters, and short terms.
 *
 * @param q - The typed query.
 * @param shortTerms - Shorter words that are searched for anyway, from the settings of the shop. Defaults to none.
 */
export const splitQuery = (q: string, shortTerms: readonly string[] = []): readonly string[] =>
  normalizeQuery(q)
    .replace(measure, '$1$2')
    .split(' ')
    .filter((part) => Array.from(part).length >= shortestPart || isShortTerm(part, shortTerms))

/**
 * Whether a query has anything to search for.
 *
 * @param q - The typed query.
 * @param shortTerms - Shorter words that are searched for anyway, from the settings of the shop. Defaults to none.
 * @example
 * ```ts
 * const enough = isSearchable('fan') // true
 * const tooShort = isSearchable('fa') // false
 * ```
 */
export const isSearchable = (q: string, shortTerms: readonly string[] = []): boolean =>
  splitQuery(q, shortTerms).length > 0
