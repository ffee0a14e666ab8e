import { isShortTerm } from './short-terms.ts'
import { wordsOf, type Word } from './words.ts'

const SHORTEST = 3
const MOST = 8

/** The parts of a query that count: numbers with units, short terms, and what is no shorter than three signs (B5.02, B5.03). */
export function queryParts(query: string): readonly Word[] {
  const words = wordsOf(query)
  const parts = words.filter(({ text, measure }) => measure || text.length >= SHORTEST || isShortTerm(text))
  // "2 m" is no query of its own: three signs are needed all in all
  if (query.trim().length < SHORTEST && !words.some(({ text }) => isShortTerm(text))) return []
  return parts.filter(({ text }, at) => parts.findIndex((other) => other.text === text) === at).slice(0, MOST)
}

/** What may be a code or the beginning of one: a digit in it, and at least four letters and digits. */
export function codeIn(query: string): string | undefined {
  const plain = query.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return plain.length >= 4 && plain.length <= 30 && /\d/.test(plain) ? plain : undefined
}
