import { stem } from './stem.ts'
import { folded } from './words.ts'

/** A word form with accents, and its frequency. */
export interface WordForm {
  readonly text: string
  readonly folded: string
  readonly count: number
}

/** Word forms by stem. */
export interface WordForms {
  /** All forms of a stem. */
  of(stem: string): readonly WordForm[]
  /** Forms with this prefix, most frequent first. */
  beginningWith(start: string): readonly WordForm[]
}

const SHORTEST = 3
/** Letters only: numbers and codes are never corrected. */
export const LETTERS = /[\p{L}\p{N}]+/gu

export function createWordForms(texts: Iterable<string>): WordForms {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const [word] of text.toLowerCase().matchAll(LETTERS))
      if (word.length >= SHORTEST && !/\p{N}/u.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const all = [...counts].map(([text, count]): WordForm => ({ text, folded: folded(text), count }))
  const byStem = new Map<string, WordForm[]>()
  for (const form of all) {
    const root = stem(form.folded)
    byStem.set(root, [...(byStem.get(root) ?? []), form])
  }
  return {
    of: (root) => byStem.get(root) ?? [],
    beginningWith: (start) =>
      all
        .filter((form) => form.folded.startsWith(start))
        .sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1)),
  }
}
