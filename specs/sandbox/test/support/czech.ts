import { readFileSync } from 'node:fs'

/** Words of a file of this folder. */
export const wordsOf = (file: string): ReadonlySet<string> =>
  new Set(
    readFileSync(new URL(file, import.meta.url), 'utf8')
      .trim()
      .split(/\s+/),
  )

/** Words that Czech has and Slovak has not: those of the Czech texts of the shop that are in no Slovak dictionary. */
const WORDS = wordsOf('czech-words.txt')

/** A text without its addresses, which have words without accents: `/obnovit-heslo`, `balenie-spon`. */
export const withoutAddresses = (text: string): string =>
  text.replaceAll(/\/[\w-]+(?:\/[\w.-]+)*|(?<![\p{L}\d])[a-z\d]+(?:-[a-z\d]+)+(?![\p{L}\d])/gu, ' ')

/** Single words as short as these may be English or a code. */
const SHORT = 3

/** What in a text is Czech: words with letters that Slovak has not, and words that it says otherwise. */
export function czechIn(text: string): string[] {
  const words =
    withoutAddresses(text)
      .toLowerCase()
      .match(/[\p{L}–]+/gu) ?? []
  const isSentence = words.length > 2
  return words.filter((word) => /[ěřů]/.test(word) || ((isSentence || word.length > SHORT) && WORDS.has(word)))
}
