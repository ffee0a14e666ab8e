import { czechIn, withoutAddresses, wordsOf } from '../../../specs/sandbox/test/support/czech.ts'

/** Slovak words that Czech does not have: words of the shop's Slovak texts that are in no Czech dictionary. */
const slovak = wordsOf('slovak-words.txt')

/** Slovak parts of a text: words with letters that Czech does not have, and words that differ in Czech. */
const slovakIn = (text: string): string[] =>
  (
    withoutAddresses(text)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  ).filter((word) => /[ľĺŕôä]/.test(word) || slovak.has(word))

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  lt: '<',
  gt: '>',
  nbsp: ' ',
}

/** Parts that name the other market on purpose, and names of brands, people and towns are left out. */
const ofOthers = [
  /"slugs":\[[^\]]*\]/g,
  /\{"cs":"[^"]*","sk":"[^"]*"\}/g,
  /"_?id":"[^"]*"/g,
  /<nav class="foot-markets"[\s\S]*?<\/nav>/g,
  /<a [^>]*hreflang="[^"]*"[^>]*>[\s\S]*?<\/a>/gi,
  /<link rel="alternate" hreflang[^>]*>/g,
  /<(script|style)\b(?![^>]*application\/(?:ld\+)?json)[\s\S]*?<\/\1>/g,
]

/** Readable parts of a document: texts, attributes, state and JSON-LD; no addresses and no names of classes. */
export function readable(html: string): string {
  const own = ofOthers.reduce((text, part) => text.replaceAll(part, ' '), html)
  return own
    .replaceAll(
      /\s(?:aria-labelledby|aria-controls|aria-describedby|value|href|src|srcset|class|id|for|name|action|imagesrcset|content-type|d|style)="[^"]*"/g,
      ' ',
    )
    .replaceAll(/https?:\/\/[^\s"<]+|\/[\w-]+(?:\/[\w.-]+)*/g, ' ')
    .replaceAll(/<\/?[a-z][\w-]*|\\u[\da-f]{4}/gi, ' ')
    .replaceAll(/&(#?\w+);/g, (_, name: string) => signs[name] ?? ' ')
}

/** Names of brands and services of both shops, and words that are Slovak in another case: the breeze, streets, by day, nobody. */
const inBoth =
  /(?<!\p{L})(?:závětří|plechař|podstřeší|větrník|pro(?=-[a-z]{2}\d)|zboží(?=\.cz)|vánku|ulice|dne|nikoho)(?!\p{L})/giu

/** Words of the other language in a text. */
export const foreignIn = (locale: 'cs' | 'sk', text: string): string[] =>
  locale === 'sk' ? czechIn(text.replaceAll(inBoth, ' ')) : slovakIn(text)
