import { cleanTerm } from '@vanek/sdk/search'
import { storagePort } from '@vanek/sdk/storage'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { searchPath } from './tabs.ts'

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

/** What the visitor searched for before, each to be forgotten by itself. */
export function RecentSearches({ onDone }: { readonly onDone: () => void }) {
  const [recent, setRecent] = useState(recentSearches.read)
  if (recent.length === 0) return null
  return (
    // the field keeps the focus, or the panel would be gone before the press ends
    <div className="search-panel is-narrow" onMouseDown={(event) => event.preventDefault()} role="presentation">
      <p className="search-title" id="posledni-hledani">
        Naposledy jste hledali
      </p>
      <ul aria-labelledby="posledni-hledani">
        {recent.map((q) => (
          <li className="search-recent" key={q}>
            <Link className="search-option" to={searchPath(q)} onClick={onDone}>
              <Icon name="search" />
              {q}
            </Link>
            <IconButton
              label={`Zapomenout hledání ${q}`}
              onClick={() => {
                recentSearches.remove(q)
                setRecent(recentSearches.read())
              }}
            >
              <Icon name="close" />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
