import { distance } from 'fastest-levenshtein'

const LONG = 7
const SHORT = 5

/** Typing errors between two words: a letter more, less, or another one, or two neighbours that changed places. */
export function misspelled(one: string, other: string): number {
  const apart = distance(one, other)
  if (apart < 2 || one.length !== other.length) return apart
  let at = 0
  while (one[at] === other[at]) at += 1
  const swapped = one.slice(0, at) + (one[at + 1] ?? '') + (one[at] ?? '') + one.slice(at + 2)
  return Math.min(apart, 1 + distance(swapped, other))
}

/** All stems of the catalogue by number, to be found whole, by their beginning, or with typing errors. */
export interface Vocabulary {
  whole(stem: string): number | undefined
  beginningWith(text: string): number[]
  /**
   * Those that a text may be meant for: one typing error in short words, two in long ones that begin alike; only the
   * nearest.
   */
  near(text: string): number[]
  /** The stem of a number. */
  stemOf(number: number): string
}

/** @param stems each once; their places are their numbers */
export function createVocabulary(stems: readonly string[]): Vocabulary {
  const numbers = new Map(stems.map((stem, number) => [stem, number]))
  const sorted = [...stems].sort()
  const words = stems.filter((stem) => stem.length >= SHORT - 2 && !/[\d=]/.test(stem))

  /** The first place in `sorted` that is not before a text. */
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
        const apart = misspelled(word, text)
        if (apart > allowed || (apart > 1 && word[0] !== text[0])) continue
        if (apart < allowed) found = []
        allowed = apart
        found.push(word)
      }
      return numbersOf(found)
    },
  }
}
