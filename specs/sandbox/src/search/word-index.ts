import { addBit, emptyBits, type Bits } from './bits.ts'
import { readSearchText } from './search-text.ts'
import { exactly, stem } from './stem.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'

/** The inverted index of words. Products are identified by their position in bestselling order. */
export interface WordIndex {
  readonly vocabulary: Vocabulary
  readonly size: number
  /** Adds the products that contain a word with at least this weight; `described` are all of them. */
  collect(into: Bits, word: number, how: Clarity): void
}

export type Clarity = 'named' | 'called' | 'described'

const CLARITIES = ['named', 'called', 'described'] as const satisfies readonly Clarity[]

type Postings = Readonly<Record<Clarity, number[]>>

/** @param lines search texts of the products in bestselling order */
export function createWordIndex(lines: Iterable<string>): WordIndex {
  const numbers = new Map<string, number>()
  const postings: Postings[] = []
  const postingsOf = (text: string): Postings => {
    const number = numbers.get(text) ?? postings.push({ named: [], called: [], described: [] }) - 1
    numbers.set(text, number)
    return postings[number] as Postings
  }
  // a large catalogue repeats the same few thousand words
  const known = new Map<string, readonly [inAnyForm: Postings, exact: Postings]>()
  const postingsBoth = (word: string): readonly [Postings, Postings] => {
    const before = known.get(word)
    if (before !== undefined) return before
    const both = [postingsOf(stem(word)), postingsOf(exactly(word))] as const
    known.set(word, both)
    return both
  }
  let size = 0
  for (const line of lines) {
    const words = readSearchText(line)
    for (const how of CLARITIES)
      for (const word of words[how]) {
        const [inAnyForm, exact] = postingsBoth(word)
        note(inAnyForm[how], size)
        if (how !== 'described') note(exact[how], size)
      }
    size += 1
  }
  const compact = postings.map((word) => CLARITIES.map((how) => compacted(word[how], size)))
  return {
    vocabulary: createVocabulary([...numbers.keys()]),
    size,
    collect(into, word, how) {
      for (const add of (compact[word] ?? []).slice(0, CLARITIES.indexOf(how) + 1)) add(into)
    },
  }
}

/** A frequent word is stored as a bit set, a rare one as a list. */
function compacted(places: readonly number[], size: number): (into: Bits) => void {
  if (places.length * 32 < size) {
    const list = Uint32Array.from(places)
    return (into) => {
      for (const place of list) addBit(into, place)
    }
  }
  const bits = emptyBits(size)
  for (const place of places) addBit(bits, place)
  return (into) => {
    for (let word = 0; word < into.length; word += 1) into[word] = (into[word] ?? 0) | (bits[word] ?? 0)
  }
}

/** A word can occur twice in one line. */
function note(places: number[], place: number): void {
  if (places.at(-1) !== place) places.push(place)
}
