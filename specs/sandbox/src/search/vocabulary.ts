import { distance } from 'fastest-levenshtein'

const LONG = 7
const SHORT = 5

/** Number of typos between two words: an inserted, missing or replaced letter, or two swapped neighbours. */
export function typoCount(one: string, other: string): number {
  const apart = distance(one, other)
  if (apart < 2 || one.length !== other.length) return apart
  let at = 0
  while (one[at] === other[at]) at += 1
  const swapped = one.slice(0, at) + (one[at + 1] ?? '') + (one[at] ?? '') + one.slice(at + 2)
  return Math.min(apart, 1 + distance(swapped, other))
}

/** All stems of the catalogue by number; finds exact matches, prefixes, and stems with typos. */
export interface Vocabulary {
  whole(stem: string): number | undefined
  beginningWith(text: string): number[]
  /**
   * The most similar stems: with one typo in short words, or two in long words with the same first letter.
   */
  near(text: string): number[]
  /** The stem of a number. */
  stemOf(number: number): string
}

/** @param stems distinct stems; the index of a stem is its number */
export function createVocabulary(stems: readonly string[]): Vocabulary {
  const numbers = new Map(stems.map((stem, number) => [stem, number]))
  const sorted = [...stems].sort()
  const words = stems.filter((stem) => stem.length >= SHORT - 2 && !/[\d=]/.test(stem))

  /** The index of the first element of `sorted` that is not less than a text. */
  function placeOf(text: string): number {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((sorted[middle] ?? '') < text) low = middle + 1
      else high = middle
    }
    return low
  }
  const numbersOf = (found: readonly string[]): number[] => found.flatMap((stem) => numbers.get(stem) ?? [])

  return {
    stemOf: (number) => stems[number] ?? '',
    whole: (stem) => numbers.get(stem),
    beginningWith(text) {
      const found: string[] = []
      for (let at = placeOf(text); sorted[at]?.startsWith(text) === true; at += 1) found.push(sorted[at] ?? '')
      return numbersOf(found)
    },
    near(text) {
      if (text.length < SHORT || /\d/.test(text)) return []
      let allowed = text.length >= LONG ? 2 : 1
      let found: string[] = []
      for (const word of words) {
        if (Math.abs(word.length - text.length) > allowed) continue
        const apart = typoCount(word, text)
        if (apart > allowed || (apart > 1 && word[0] !== text[0])) continue
        if (apart < allowed) found = []
        allowed = apart
        found.push(word)
      }
      return numbersOf(found)
    },
  }
}
