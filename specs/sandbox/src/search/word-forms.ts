import { stem } from './stem.ts'
import { folded } from './words.ts'

/** How a word is written, with accents, and how often. */
export interface WordForm {
  readonly text: string
  readonly folded: string
  readonly count: number
}

/** Words as people write them, by the stems under which they are found. */
export interface WordForms {
  /** All forms of a stem. */
  of(stem: string): readonly WordForm[]
  /** Forms that begin with these letters, the most frequent first. */
  beginningWith(start: string): readonly WordForm[]
}

const SHORTEST = 3
/** Letters only: a number or a code is not spelled wrongly, it is another one. */
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
