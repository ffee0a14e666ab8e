import type { Gender } from './words.shape.ts'
import { WORDS } from './words.ts'

export type { Gender } from './words.shape.ts'

/**
 * The adjective in the singular nominative of the given gender: bílý ventilátor, bílá mřížka, bílé koleno.
 * Soft adjectives (základní) and nouns (ořech) are not inflected.
 */
export function agree(adjective: string, gender: Gender): string {
  const endings = WORDS.endings[adjective.slice(-1)]
  return endings === undefined ? adjective : adjective.slice(0, -1) + endings[gender]
}

/** Joins words as a list: "100, 125 a 150". */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1)
  if (last === undefined) return ''
  return words.length === 1 ? last : `${words.slice(0, -1).join(', ')} ${WORDS.and} ${last}`
}

/** Capitalizes the first letter. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Formats a number with a decimal comma and non-breaking spaces between thousands. */
export function writtenNumber(value: number): string {
  const [whole = '', part] = String(value).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, '\u00a0')
  return part === undefined ? grouped : `${grouped},${part}`
}

const MEASURES = 'm³/h|m³|m²|m|mm|cm|l|%|W|kW|kWh|V|A|Hz|dB|Pa|°C|kg|g'
const UNITS = new RegExp(`(\\d) (?=(?:${MEASURES}|${WORDS.counted.join('|')})(?![\\p{L}\\d]))`, 'gu')
const SHORT_WORDS = /(?<=^|[\s(„])([ksvzouai]) (?=\S)/gi
const SHORT_PREFIX = /(?<=^|[\s(„])(\p{L})-(?=\p{L})(?!\S*@)/gu

/**
 * Adds non-breaking spaces after one-letter words and between numbers and units, and a word joiner after the hyphen of
 * words like "e-mail": unlike a non-breaking hyphen, it is in every font and does not hide the word from a search in the page.
 */
export function bindShortWords(text: string): string {
  return text.replace(SHORT_WORDS, '$1\u00a0').replace(UNITS, '$1\u00a0').replace(SHORT_PREFIX, '$1-\u2060')
}

/** Replaces `{name}` placeholders of a template. @throws an error for a placeholder without a value */
export function fill(template: string, facts: Readonly<Record<string, string>>): string {
  return template.replace(/\{([\w:]+)\}/g, (_place, key: string) => {
    const value = facts[key]
    if (value === undefined) throw new Error(`No fact "${key}" for: ${template}`)
    return value
  })
}
