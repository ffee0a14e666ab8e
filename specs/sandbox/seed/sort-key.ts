import { inMarket } from '../src/market.ts'

/**
 * The alphabet in standard order: č after c, ch after h, š after s, in Slovak also ä after a and ô after o. Other accents
 * decide only between words that are otherwise equal.
 */
const ALPHABET = inMarket({
  cs: 'a b c č d e f g h ch i j k l m n o p q r ř s š t u v w x y z ž',
  sk: 'a ä b c č d e f g h ch i j k l m n o ô p q r ř s š t u v w x y z ž',
}).split(' ')

const FIRST_CODE = 'A'.charCodeAt(0)
const CODES: ReadonlyMap<string, string> = new Map(
  ALPHABET.map((letter, order) => [letter, String.fromCharCode(FIRST_CODE + order)]),
)
const ACCENTED: Readonly<Record<string, string>> = {
  á: 'a',
  ä: 'a',
  ď: 'd',
  é: 'e',
  ě: 'e',
  ë: 'e',
  í: 'i',
  ĺ: 'l',
  ľ: 'l',
  ň: 'n',
  ó: 'o',
  ö: 'o',
  ô: 'o',
  ŕ: 'r',
  ť: 't',
  ú: 'u',
  ů: 'u',
  ü: 'u',
  ý: 'y',
}

/** Separators: the end of the text sorts before a gap, a gap before any letter or digit. */
const GAP = '#'
const END = '!'

const TOKENS = /\d+|ch|\p{L}|[^\p{L}\d]+/gu

/**
 * A key that sorts by the rules of the language when compared byte by byte, so that the database needs no locale.
 * Numbers inside the text sort by their value ("Vír 100" before "Vír 1000").
 */
export function sortKey(text: string): string {
  let primary = ''
  let accents = ''
  for (const [token] of text.toLowerCase().normalize('NFC').matchAll(TOKENS)) {
    if (/^\d/.test(token)) {
      primary += token.replace(/^0+(?=\d)/, '').padStart(8, '0')
      continue
    }
    const letter = CODES.has(token) ? token : (ACCENTED[token] ?? token)
    const code = CODES.get(letter)
    if (code !== undefined) {
      primary += code
      accents += letter === token ? '0' : '1'
    } else if (primary !== '') {
      primary += GAP
    }
  }
  const words = primary.endsWith(GAP) ? primary.slice(0, -1) : primary
  return `${words}${END}${accents.replace(/0+$/, '')}`
}
