/** Searchable terms of two characters: kinds of motors and classes of filters. */
export const SHORT_TERMS: readonly string[] = ['AC', 'DC', 'EC', 'G3', 'G4', 'M5', 'F7', 'F9']

const plain = new Set(SHORT_TERMS.map((term) => term.toLowerCase()))

/** Whether a word is searchable although it is short. */
export const isShortTerm = (word: string): boolean => plain.has(word)
