import { isShortTerm } from './short-terms.ts'
import { wordsOf, type Word } from './words.ts'

const SHORTEST = 3
const MAX = 8

/** The searchable parts of a query: numbers with units, short terms, and words of at least three characters (B5.02, B5.03). */
export function queryParts(query: string): readonly Word[] {
  const words = wordsOf(query)
  const parts = words.filter(({ text, measure }) => measure || text.length >= SHORTEST || isShortTerm(text))
  // "2 m" alone is not searched: a query needs at least three characters
  if (query.trim().length < SHORTEST && !words.some(({ text }) => isShortTerm(text))) return []
  return parts.filter(({ text }, at) => parts.findIndex((other) => other.text === text) === at).slice(0, MAX)
}

/** Whether a text may be (the beginning of) a code: it has a digit, and at least four letters and digits. */
export function codeIn(query: string): string | undefined {
  const plain = query.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return plain.length >= 4 && plain.length <= 30 && /\d/.test(plain) ? plain : undefined
}
