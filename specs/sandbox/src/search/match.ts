import { countBits, emptyBits, type Bits } from './bits.ts'
import { isShortTerm } from './short-terms.ts'
import { exactly, stem } from './stem.ts'
import type { WordIndex } from './word-index.ts'
import type { Word } from './words.ts'

/** The products that fit one part of a query. */
export interface Fit {
  /** Those that are called by this very word, in name, category, brand or size. */
  readonly exact: Bits
  /** Those with it in their name, in whatever form. */
  readonly named: Bits
  /** Those and the ones of such a category, brand or size. */
  readonly called: Bits
  /** All. */
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
    // of a short term only the whole word is meant
    if (measure || isShortTerm(text)) return fit
    if (/^\d+$/.test(text)) {
      // a bare number is first of all a diameter
      const diameter = vocabulary.whole(`${text}mm`)
      if (diameter !== undefined) found(diameter)
    }
    for (const word of vocabulary.beginningWith(root)) index.collect(all, word, 'described')
    if (countBits(all) === 0) for (const word of vocabulary.near(root)) found(word)
    return fit
  }
}

/** Pipes are measured in millimetres, but centimetres are searched as well. */
function inMillimetres(text: string): string[] {
  const centimetres = /^([\d.]+)cm$/.exec(text)?.[1]
  return centimetres === undefined ? [] : [`${Number(centimetres) * 10}mm`]
}
