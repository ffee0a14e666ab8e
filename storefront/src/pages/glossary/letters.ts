import * as texts from '#texts/pages/glossary'
import { market } from '#market/market'

/** Letters that dictionaries sort separately from their base letter; others are sorted with it. */
const OWN: ReadonlySet<string> = new Set(texts.ownLetters)

/** The group of terms that begin with a digit or a symbol. */
const NUMBERS = '0–9'

/** The letter of a word in a glossary: `Ch` is one letter, most letters with an accent count as those without. */
export function letterOf(word: string): string {
  const text = word.trim().toLocaleUpperCase(market.locale)
  if (text.startsWith('CH')) return 'Ch'
  const first = text.normalize('NFC').charAt(0)
  if (OWN.has(first)) return first
  const bare = first.normalize('NFD').charAt(0)
  return /[A-Z]/.test(bare) ? bare : NUMBERS
}

export interface Letter<T> {
  readonly letter: string
  /** Its anchor on the page. */
  readonly id: string
  readonly terms: readonly T[]
}

const idOf = (letter: string): string =>
  letter === NUMBERS ? 'pismeno-cislo' : `pismeno-${letter.toLocaleLowerCase(market.locale)}`

/** Terms in the order of dictionaries: ch after h, letters of their own after those without an accent; numbers last. */
export function inDictionaryOrder<T extends { readonly title: string }>(terms: readonly T[]): T[] {
  const { compare } = new Intl.Collator(market.locale)
  const last = ({ title }: T) => Number(letterOf(title) === NUMBERS)
  return [...terms].sort((a, b) => last(a) - last(b) || compare(a.title.trim(), b.title.trim()))
}

/** Terms grouped by letter, in their given order. */
export function byLetter<T extends { readonly title: string }>(terms: readonly T[]): readonly Letter<T>[] {
  const groups = new Map<string, T[]>()
  for (const term of terms) {
    const letter = letterOf(term.title)
    const group = groups.get(letter)
    if (group) group.push(term)
    else groups.set(letter, [term])
  }
  return [...groups].map(([letter, group]) => ({ letter, id: idOf(letter), terms: group }))
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase(market.locale)

/** Whether a text contains all words of a query, ignoring accents and case. */
export function containsWords(text: string, query: string): boolean {
  const within = plain(text)
  return plain(query)
    .split(/\s+/)
    .every((word) => within.includes(word))
}
