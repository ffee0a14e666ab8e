import { storagePort } from '@vanek/sdk/storage'
import { cleanTerm } from '@vanek/sdk/search'

/** How many searches are remembered. */
const kept = 5

/** What a kept text holds; whatever else lies there is nothing. */
export function parseRecent(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value)
      ? value.filter((q): q is string => typeof q === 'string' && q !== '').slice(0, kept)
      : []
  } catch {
    return []
  }
}

/** The latest first, each once, whatever its upper case. */
export function withRecent(before: readonly string[], q: string): readonly string[] {
  const term = cleanTerm(q)
  if (term === '') return before
  const others = before.filter((own) => own.toLocaleLowerCase('cs') !== term.toLocaleLowerCase('cs'))
  return [term, ...others].slice(0, kept)
}

const port = storagePort(() => localStorage, 'vanek_searches')

/** What this browser's visitor searched for; it never leaves the browser. */
export const recentSearches = {
  read: (): readonly string[] => parseRecent(port.read()),
  add: (q: string): void => port.write(JSON.stringify(withRecent(parseRecent(port.read()), q))),
  remove: (q: string): void => port.write(JSON.stringify(parseRecent(port.read()).filter((own) => own !== q))),
}
