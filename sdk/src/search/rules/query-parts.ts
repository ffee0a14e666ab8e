import { pieceUnits } from '../../i18n/piece-units.ts'
import { cleanTerm } from './clean-term.ts'

const shortestPart = 3

/** A short number and its unit count as one part: `30 cm`, `8 l`. */
const measure = new RegExp(
  `(?<= |^)(\\d{1,2}(?:[.,]\\d+)?) (mm|cm|m|kg|k?w|db|pa|v|l|%|${pieceUnits}|m2|m²|m3/h|m³/h)(?= |$)`,
  'giu',
)

/** Whether a part is one of the short words that may be searched for. */
export const isShortTerm = (part: string, shortTerms: readonly string[]): boolean =>
  shortTerms.some((term) => term.toLowerCase() === part.toLowerCase())

/**
 * The parts of a query that are searched for: words of at least 3 characters, and the short words from the
 * shop's settings, such as EC.
 */
export const queryParts = (q: string, shortTerms: readonly string[] = []): readonly string[] =>
  cleanTerm(q)
    .replace(measure, '$1$2')
    .split(' ')
    .filter((part) => Array.from(part).length >= shortestPart || isShortTerm(part, shortTerms))

/** Whether a query has anything to search for; shorter ones find nothing. */
export const isSearchable = (q: string, shortTerms: readonly string[] = []): boolean =>
  queryParts(q, shortTerms).length > 0
