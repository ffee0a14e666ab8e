/** The utm parameters of a campaign by their names, like `utm_source`. */
export type Utm = Readonly<Record<string, string>>

const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id']
const longest = 200

const pick = (get: (name: string) => unknown): Utm =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = get(name)
      return typeof value === 'string' && value !== '' ? [[name, value.slice(0, longest)]] : []
    }),
  )

/** The utm parameters of an address's query; none is an empty object. */
export function utmOf(search: string): Utm {
  const params = new URLSearchParams(search)
  return pick((name) => params.get(name))
}

/** Reads UTM parameters from a stored value; invalid ones are ignored. */
export function utmFrom(stored: unknown): Utm {
  if (typeof stored !== 'object' || stored === null) return {}
  const fields = stored as Readonly<Record<string, unknown>>
  return pick((name) => (Object.hasOwn(fields, name) ? fields[name] : undefined))
}

/** Reads UTM parameters from a stored text. */
export function parseUtm(text: string | null): Utm {
  try {
    return utmFrom(JSON.parse(text ?? 'null'))
  } catch {
    return {}
  }
}
