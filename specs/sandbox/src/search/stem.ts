import { inMarket } from '../market.ts'
import { endings as cs } from './endings.cs.ts'
import { endings as sk } from './endings.sk.ts'

const ENDINGS = inMarket({ cs, sk })
const SHORTEST_STEM = 3
const VOWEL = /[aeiouy]/

// the vowel that Slovak has in some forms alone: filter and filtra, mriežok and mriežka
const FLEETING = /(?<=[^aeiouy])(?:e(?=r$)|o(?=k$))/
/** In shorter words it is no such vowel. */
const SHORTEST_FLEETING = 6

const settled = inMarket<(bare: string) => string>({
  cs: (bare) => bare,
  sk: (bare) => (bare.length < SHORTEST_FLEETING ? bare : bare.replace(FLEETING, '')),
})

/**
 * What stays of a word in every form: `koupelna`, `koupelny` and `koupelnový` all give `koupel`. Light on purpose: it
 * needs no dictionary, and words that fall together wrongly are rare among what a shop sells.
 */
export function stem(word: string): string {
  if (/\d/.test(word) || word.length <= SHORTEST_STEM) return word
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST_STEM)
  const bare = settled(ending === undefined ? word : word.slice(0, -ending.length))
  // the n of an adjective made of a noun: potrub-n-í, strop-n-í
  const before = bare.at(-2) ?? ''
  return bare.length > 4 && bare.endsWith('n') && !VOWEL.test(before) ? bare.slice(0, -1) : bare
}

/** A word in the very form in which it was written, as a word of its own beside its stem. */
export function exactly(word: string): string {
  return `=${word}`
}
