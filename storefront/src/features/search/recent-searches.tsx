import { useState } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { recentSearches } from './recent.ts'
import { searchPath } from './tabs.ts'
import { Link } from '../../ui/link.tsx'

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
