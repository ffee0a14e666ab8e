import { readFileSync } from 'node:fs'

/** The words of a file in this folder. */
export const wordsOf = (file: string): ReadonlySet<string> =>
  new Set(
    readFileSync(new URL(file, import.meta.url), 'utf8')
      .trim()
      .split(/\s+/),
  )

/** Words that exist in Czech but not in Slovak: words of the Czech shop texts that no Slovak dictionary has. */
const WORDS = wordsOf('czech-words.txt')

/** Removes paths, whose words have no accents: `/obnovit-heslo`, `balenie-spon`. */
export const withoutAddresses = (text: string): string =>
  text.replaceAll(/\/[\w-]+(?:\/[\w.-]+)*|(?<![\p{L}\d])[a-z\d]+(?:-[a-z\d]+)+(?![\p{L}\d])/gu, ' ')

/** Single words up to this length may be English or a code. */
const SHORT = 3

/** The Czech words of a text: words with letters that Slovak does not use, and words of the list. */
export function czechIn(text: string): string[] {
  const words =
    withoutAddresses(text)
      .toLowerCase()
      .match(/[\p{L}–]+/gu) ?? []
  const isSentence = words.length > 2
  return words.filter((word) => /[ěřů]/.test(word) || ((isSentence || word.length > SHORT) && WORDS.has(word)))
}
