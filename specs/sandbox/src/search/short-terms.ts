/** Searchable terms of two letters: kinds of motors. */
export const SHORT_TERMS: readonly string[] = ['AC', 'DC', 'EC']

const plain = new Set(SHORT_TERMS.map((term) => term.toLowerCase()))

/** Whether a word is searchable although it is short. */
export const isShortTerm = (word: string): boolean => plain.has(word)
