import type { Gender } from './words.shape.ts'
import { WORDS } from './words.ts'

export type { Gender } from './words.shape.ts'

/**
 * The adjective in the singular nominative of the given gender: bílý ventilátor, bílá mřížka, bílé koleno.
 * Soft adjectives (základní) and words that do not bend (ořech) stay as they are.
 */
export function agree(adjective: string, gender: Gender): string {
  const endings = WORDS.endings[adjective.slice(-1)]
  return endings === undefined ? adjective : adjective.slice(0, -1) + endings[gender]
}

/** A list as it is read aloud: "100, 125 a 150". */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1)
  if (last === undefined) return ''
  return words.length === 1 ? last : `${words.slice(0, -1).join(', ')} ${WORDS.and} ${last}`
}

/** First letter upper case. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A number as Czech and Slovak write it: decimal comma, no-break spaces between thousands. */
export function writtenNumber(value: number): string {
  const [whole = '', part] = String(value).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, '\u00a0')
  return part === undefined ? grouped : `${grouped},${part}`
}

const MEASURES = 'm³/h|m³|m²|m|mm|cm|l|%|W|kW|kWh|V|A|Hz|dB|Pa|°C|kg|g'
const UNITS = new RegExp(`(\\d) (?=(?:${MEASURES}|${WORDS.counted.join('|')})(?![\\p{L}\\d]))`, 'gu')
const SHORT_WORDS = /(?<=^|[\s(„])([ksvzouai]) (?=\S)/gi

/** Binds one-letter words to the next word and units to their numbers, as typesetting asks. */
export function bindShortWords(text: string): string {
  return text.replace(SHORT_WORDS, '$1\u00a0').replace(UNITS, '$1\u00a0')
}

/** Fills `{name}` places of a template. A place without a value is a mistake in the data, so it throws. */
export function fill(template: string, facts: Readonly<Record<string, string>>): string {
  return template.replace(/\{([\w:]+)\}/g, (_place, key: string) => {
    const value = facts[key]
    if (value === undefined) throw new Error(`No fact "${key}" for: ${template}`)
    return value
  })
}
