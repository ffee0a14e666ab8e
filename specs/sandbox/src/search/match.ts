import { countBits, emptyBits, type Bits } from './bits.ts'
import { isShortTerm } from './short-terms.ts'
import { exactly, stem } from './stem.ts'
import type { WordIndex } from './word-index.ts'
import type { Word } from './words.ts'

/** The products that match one part of a query. */
export interface Fit {
  /** Exactly this form in name, category, brand or size. */
  readonly exact: Bits
  /** Any form in the name. */
  readonly named: Bits
  /** Any form in name, category, brand or size. */
  readonly called: Bits
  /** All matches. */
  readonly all: Bits
}

export function createMatcher(index: WordIndex, synonyms: ReadonlyMap<string, readonly string[]>): (part: Word) => Fit {
  const { vocabulary, size } = index

  return ({ text, measure }) => {
    const exact = emptyBits(size)
    const named = emptyBits(size)
    const called = emptyBits(size)
    const all = emptyBits(size)
    const fit = { exact, named, called, all }
    const found = (word: number): void => {
      index.collect(named, word, 'named')
      index.collect(called, word, 'called')
      index.collect(all, word, 'described')
    }
    const form = vocabulary.whole(exactly(text))
    if (form !== undefined) index.collect(exact, form, 'called')
    const root = stem(text)
    for (const one of [root, ...inMillimetres(root), ...(synonyms.get(root) ?? [])]) {
      const word = vocabulary.whole(one)
      if (word !== undefined) found(word)
    }
    // a short term matches only as a complete word
    if (measure || isShortTerm(text)) return fit
    if (/^\d+$/.test(text)) {
      // a number without a unit also matches a diameter
      const diameter = vocabulary.whole(`${text}mm`)
      if (diameter !== undefined) found(diameter)
    }
    for (const word of vocabulary.beginningWith(root)) index.collect(all, word, 'described')
    if (countBits(all) === 0) for (const word of vocabulary.near(root)) found(word)
    return fit
  }
}

/** Converts centimetres to millimetres, the unit of pipes in the catalogue. */
function inMillimetres(text: string): string[] {
  const centimetres = /^([\d.]+)cm$/.exec(text)?.[1]
  return centimetres === undefined ? [] : [`${Number(centimetres) * 10}mm`]
}
