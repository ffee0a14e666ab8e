export type Gender = 'm' | 'f' | 'n'

const HARD_ENDINGS: Readonly<Record<Gender, string>> = { m: 'ý', f: 'á', n: 'é' }

/**
 * The adjective in the singular nominative of the given gender: bílý ventilátor, bílá mřížka, bílé koleno.
 * Soft adjectives (základní) and words that do not bend (ořech) stay as they are.
 */
export function agree(adjective: string, gender: Gender): string {
  return adjective.endsWith('ý') ? adjective.slice(0, -1) + HARD_ENDINGS[gender] : adjective
}

/** A list as it is read aloud: "100, 125 a 150". */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1)
  if (last === undefined) return ''
  return words.length === 1 ? last : `${words.slice(0, -1).join(', ')} a ${last}`
}

/** First letter upper case. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A number as Czech writes it: decimal comma, no-break spaces between thousands. */
export function czechNumber(value: number): string {
  const [whole = '', part] = String(value).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, '\u00a0')
  return part === undefined ? grouped : `${grouped},${part}`
}

const UNITS =
  /(\d) (?=(?:m³\/h|m³|m²|m|mm|cm|l|%|W|kW|kWh|V|A|Hz|dB|Pa|°C|kg|g|Kč|ks|let|dní|dnů|hodin|minut|metrů)(?![\p{L}\d]))/gu
const SHORT_WORDS = /(?<=^|[\s(„])([ksvzouai]) (?=\S)/gi

/** Binds one-letter words to the next word and units to their numbers, as Czech typesetting asks. */
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
