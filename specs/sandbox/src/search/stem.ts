// Czech endings without accents, the longest first; what bends a noun or an adjective by case, number and gender
const ENDINGS = [
  ...['ovymi', 'ovych', 'oveho', 'ovemu', 'atech'],
  ...['ovym', 'ovou', 'iho', 'imu', 'imi', 'ich', 'ymi', 'ych', 'eho', 'emu', 'ami', 'emi', 'ove', 'ovy', 'ova', 'ovi'],
  ...['ach', 'ech', 'ou', 'um', 'em', 'im', 'ym', 'am', 'y', 'e', 'i', 'a', 'u', 'o'],
]
const SHORTEST_STEM = 3
const VOWEL = /[aeiouy]/

/**
 * What stays of a word in every form: `koupelna`, `koupelny` and `koupelnový` all give `koupel`. Light on purpose: it
 * needs no dictionary, and words that fall together wrongly are rare among what a shop sells.
 */
export function stem(word: string): string {
  if (/\d/.test(word) || word.length <= SHORTEST_STEM) return word
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST_STEM)
  const bare = ending === undefined ? word : word.slice(0, -ending.length)
  // the n of an adjective made of a noun: potrub-n-í, strop-n-í
  const before = bare.at(-2) ?? ''
  return bare.length > 4 && bare.endsWith('n') && !VOWEL.test(before) ? bare.slice(0, -1) : bare
}

/** A word in the very form in which it was written, as a word of its own beside its stem. */
export function exactly(word: string): string {
  return `=${word}`
}
