type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields that only translations have: a path segment that differs from the Czech shop. */
const MORE: ReadonlySet<string> = new Set(['address'])

/**
 * Merges translated texts into data, by field names and list indexes. Lists must be as long as the Czech ones, because
 * random choices must not depend on the language.
 * @throws RangeError for a text without a counterpart
 */
export function translated(data: unknown, texts: unknown, at: string): unknown {
  if (Array.isArray(data) && Array.isArray(texts)) {
    if (data.length !== texts.length) throw new RangeError(`${at}: ${texts.length} texts for ${data.length}`)
    return data.map((one, place) => translated(one, texts[place], `${at}.${place}`))
  }
  if (isFields(data) && isFields(texts)) {
    const laid = Object.entries(texts).map(([name, text]) => {
      if (!(name in data) && !MORE.has(name)) throw new RangeError(`${at}: unknown field ${name}`)
      return [name, name in data ? translated(data[name], text, `${at}.${name}`) : text] as const
    })
    return { ...data, ...Object.fromEntries(laid) }
  }
  if (typeof data === 'object' || typeof texts === 'object') throw new RangeError(`${at}: has another type`)
  return texts
}
