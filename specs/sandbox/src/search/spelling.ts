import { isShortTerm } from './short-terms.ts'
import { stem } from './stem.ts'
import { typoCount, type Vocabulary } from './vocabulary.ts'
import { type Followers, LETTERS, type WordForm, type WordForms } from './word-forms.ts'
import { folded } from './words.ts'

/** Spelling correction and completion of queries. */
export interface Spelling {
  /** The query with unknown words replaced by similar known ones; undefined if all words are known. */
  meant(query: string): string | undefined
  /** Completions of the query, most common words first. */
  completions(query: string, most: number): readonly string[]
  /** Words of goods that are at least slightly similar to those of a query, most similar first. */
  near(query: string, most: number): readonly string[]
}

interface SpellingParts {
  /** Words by which goods are found. */
  readonly vocabulary: Vocabulary
  /** Words of goods in their original spelling. */
  readonly names: WordForms
  /** Words of other texts, which also count as known. */
  readonly texts: WordForms
  readonly followers: Followers
  readonly synonyms: ReadonlyMap<string, readonly string[]>
}

const SHORTEST = 3
/** Minimum similarity of a suggestion. */
const ALIKE = 0.5
const MAX_WORDS = 5
const SAME_BEGINNING = 5
const LONGEST_PREPOSITION = 3

export function createSpelling({ vocabulary, names, texts, followers, synonyms }: SpellingParts): Spelling {
  const isKnown = (word: string, root: string): boolean =>
    /\p{N}/u.test(word) ||
    word.length < SHORTEST ||
    isShortTerm(word) ||
    synonyms.has(root) ||
    texts.of(root).length > 0 ||
    vocabulary.whole(root) !== undefined ||
    vocabulary.beginningWith(root).length > 0

  /** The form most similar to the typed word; among equals the most frequent one. */
  function nearestForm(word: string, root: string): string | undefined {
    const forms = vocabulary
      .near(root)
      .map((number) => vocabulary.stemOf(number))
      .flatMap((found) => [...names.of(found), ...texts.of(found)])
      .map((form) => ({ ...form, apart: typoCount(form.folded, word) }))
    return forms.sort((a, b) => a.apart - b.apart || b.count - a.count)[0]?.text
  }

  /** Words that complete the last one of a query; after a preposition only those that follow it in a text. */
  function formsAfter(before: string, typed: string): readonly WordForm[] {
    const word = [...before.matchAll(LETTERS)].at(-1)?.[0]
    const forms = names.beginningWith(typed)
    if (word === undefined || word.length > LONGEST_PREPOSITION) return forms
    const next = followers.get(folded(word))
    return [...forms, ...texts.beginningWith(typed)]
      .filter((form) => next?.has(form.folded))
      .sort((a, b) => (next?.get(b.folded) ?? 0) - (next?.get(a.folded) ?? 0))
  }

  return {
    meant(query) {
      let changed = false
      const text = query.replaceAll(LETTERS, (written) => {
        const word = folded(written)
        const root = stem(word)
        const form = isKnown(word, root) ? undefined : nearestForm(word, root)
        if (form === undefined) return written
        changed = true
        return form
      })
      return changed ? text : undefined
    },
    near(query, most) {
      const typed = [...query.matchAll(LETTERS)].map(([word]) => folded(word)).filter((word) => word.length >= SHORTEST)
      const byStem = new Map<string, { readonly text: string; readonly alike: number }>()
      for (const word of typed.slice(0, MAX_WORDS))
        for (const form of names.beginningWith('')) {
          const alike = likeness(word, form.folded)
          const root = stem(form.folded)
          if (alike >= ALIKE && alike > (byStem.get(root)?.alike ?? 0)) byStem.set(root, { text: form.text, alike })
        }
      return [...byStem.values()]
        .sort((one, other) => other.alike - one.alike)
        .slice(0, most)
        .map(({ text }) => text)
    },
    completions(query, most) {
      const [last] = /[\p{L}]+$/u.exec(query) ?? []
      if (last === undefined || last.length < SHORTEST) return []
      const typed = folded(last)
      const before = query
        .slice(0, -last.length)
        .replaceAll(LETTERS, (word) => names.written(folded(word)) ?? texts.written(folded(word)) ?? word)
      const byStem = new Map<string, string>()
      for (const form of formsAfter(before, typed)) {
        const root = stem(form.folded)
        if (form.folded !== typed && !byStem.has(root)) byStem.set(root, before + form.text)
        if (byStem.size === most) break
      }
      return [...byStem.values()]
    },
  }
}

/** Similarity of a typed word to another word, or to its beginning, from 0 to 1. */
function likeness(typed: string, word: string): number {
  if (word.length < 5) return 0
  const begun = word.slice(0, Math.max(typed.length, 5))
  const apart = Math.min(typoCount(typed, word), typoCount(typed, begun) + 1)
  const alike = 1 - apart / Math.max(typed.length, 5)
  let same = 0
  while (same < word.length && word[same] === typed[same]) same += 1
  // words with the same beginning are similar regardless of their endings
  return same >= SAME_BEGINNING ? Math.max(alike, ALIKE) : alike
}
