import { inMarket } from '../market.ts'
import { endings as cs } from './endings.cs.ts'
import { endings as sk } from './endings.sk.ts'

const ENDINGS = inMarket({ cs, sk })
const SHORTEST_STEM = 3
const VOWEL = /[aeiouy]/

// the Slovak vowel that occurs only in some forms: filter and filtra, mriežok and mriežka
const FLEETING = /(?<=[^aeiouy])(?:e(?=r$)|o(?=k$))/
/** Shorter words have no such vowel. */
const SHORTEST_FLEETING = 6

const settled = inMarket<(bare: string) => string>({
  cs: (bare) => bare,
  sk: (bare) => (bare.length < SHORTEST_FLEETING ? bare : bare.replace(FLEETING, '')),
})

/**
 * The stem of a word: `koupelna`, `koupelny` and `koupelnový` all give `koupel`. A light stemmer without a dictionary;
 * wrongly merged words are rare in the catalogue of a shop.
 */
export function stem(word: string): string {
  if (/\d/.test(word) || word.length <= SHORTEST_STEM) return word
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST_STEM)
  const bare = settled(ending === undefined ? word : word.slice(0, -ending.length))
  // the suffix n of an adjective derived from a noun: potrub-n-í, strop-n-í
  const before = bare.at(-2) ?? ''
  return bare.length > 4 && bare.endsWith('n') && !VOWEL.test(before) ? bare.slice(0, -1) : bare
}

/** The index term for the exact form of a word, in addition to its stem. */
export function exactly(word: string): string {
  return `=${word}`
}
