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
  /** The usual spelling of a word without accents. */
  written(folded: string): string | undefined
  /** Forms with this prefix, most frequent first. */
  beginningWith(start: string): readonly WordForm[]
}

const SHORTEST = 3
/** Letters only: numbers and codes are never corrected. */
export const LETTERS = /[\p{L}\p{N}]+/gu

/** Words by the word before them, both without accents, with their frequencies. */
export type Followers = ReadonlyMap<string, ReadonlyMap<string, number>>

/** Which words follow which in texts. */
export function createFollowers(texts: Iterable<string>): Followers {
  const all = new Map<string, Map<string, number>>()
  for (const text of texts)
    for (const sentence of text.toLowerCase().split(/[^\p{L}\p{N} ]+/u)) {
      const words = sentence.split(' ').filter(Boolean).map(folded)
      for (const [at, word] of words.entries()) {
        const before = words[at - 1]
        if (before === undefined) continue
        const own = all.get(before) ?? new Map<string, number>()
        all.set(before, own.set(word, (own.get(word) ?? 0) + 1))
      }
    }
  return all
}

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
  const byText = new Map<string, WordForm>()
  for (const form of all) if (form.count > (byText.get(form.folded)?.count ?? 0)) byText.set(form.folded, form)
  return {
    written: (word) => byText.get(word)?.text,
    of: (root) => byStem.get(root) ?? [],
    beginningWith: (start) =>
      all
        .filter((form) => form.folded.startsWith(start))
        .sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1)),
  }
}
