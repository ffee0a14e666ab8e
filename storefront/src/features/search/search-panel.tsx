import * as texts from '#texts/features/search'
import { market } from '#market/market'
import { Link } from '../../ui/link.tsx'
import { type UseSearchFieldResult, useSearchField, useShop } from '@vanek/react-hooks'
import { normalizeQuery, createSearchStore, type SearchService } from '@vanek/sdk/search'
import { storagePort } from '@vanek/sdk/storage'
import { type FocusEventHandler, memo, type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { useShell } from '../../entities/shop/use-shell.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Suggestions } from './suggestions.tsx'
import { searchedMenu, searchPath } from './tabs.ts'

/** How many searches are stored. */
const maxPastSearches = 5

/** Parses stored searches; empty if they are malformed. */
export function parseRecent(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value)
      ? value.filter((q): q is string => typeof q === 'string' && q !== '').slice(0, maxPastSearches)
      : []
  } catch {
    return []
  }
}

/** Newest first, without duplicates (case-insensitive). */
export function withRecent(before: readonly string[], q: string): readonly string[] {
  const term = normalizeQuery(q)
  if (term === '') return before
  const others = before.filter((own) => own.toLocaleLowerCase(market.locale) !== term.toLocaleLowerCase(market.locale))
  return [term, ...others].slice(0, maxPastSearches)
}

const port = storagePort(() => localStorage, 'vanek_searches')

/** The visitor's past searches; they stay in the browser. */
const recentSearches = {
  read: (): readonly string[] => parseRecent(port.read()),
  add: (q: string): void => port.write(JSON.stringify(withRecent(parseRecent(port.read()), q))),
  remove: (q: string): void => port.write(JSON.stringify(parseRecent(port.read()).filter((own) => own !== q))),
  clear: (): void => port.write(null),
}

interface RecentSearchesProps {
  readonly field: RefObject<HTMLInputElement | null>
  readonly onDone: () => void
}

const isWithin = (target: EventTarget | null) => target instanceof Element && target.closest('search') !== null

/** Past searches, each with a button to delete it, and one to delete all. They stay open while the focus is in the search. */
function RecentSearches({ field, onDone }: RecentSearchesProps) {
  const [recent, setRecent] = useState(recentSearches.read)
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (!isWithin(target)) onDone()
    }
    const signs = ['focusin', 'pointerdown']
    for (const sign of signs) document.addEventListener(sign, leave)
    return () => {
      for (const sign of signs) document.removeEventListener(sign, leave)
    }
  })
  if (recent.length === 0) return null
  const forget = (change: () => void) => () => {
    change()
    setRecent(recentSearches.read())
    // the pressed button is gone
    field.current?.focus()
  }
  return (
    // keep the focus in the field when the pointer presses
    <div
      className="search-panel is-narrow"
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return
        field.current?.focus()
        onDone()
      }}
      role="presentation"
    >
      <div className="search-recent">
        <p className="search-title" id="posledni-hledani">
          {texts.recentTitle}
        </p>
        <Button tone="plain" onClick={forget(recentSearches.clear)}>
          {texts.forgetAll}
        </Button>
      </div>
      <ul aria-labelledby="posledni-hledani">
        {recent.map((q) => (
          <li className="search-recent" key={q}>
            <Link className="search-option" to={searchPath(q)} onClick={onDone}>
              <Icon name="search" />
              {q}
            </Link>
            <IconButton label={texts.forget(q)} onClick={forget(() => recentSearches.remove(q))}>
              <Icon name="close" />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  )
}

type Taken = 'id' | 'name' | 'type' | 'defaultValue' | 'autoComplete' | 'enterKeyHint' | 'onBlur'

/** Props for the search field, from before its suggestions have loaded. */
export interface LateProps {
  readonly input: Omit<UseSearchFieldResult['inputProps'], Taken> & {
    readonly onBlur: FocusEventHandler
  }
  readonly onSubmit: () => void
}

export interface SearchPanelProps {
  readonly field: RefObject<HTMLInputElement | null>
  /** Called with each change before the browser paints. */
  readonly onProps: (props: LateProps) => void
}

// loaded with the first suggestions
const lateService: SearchService = async (...args) => (await import('../../lib/ports/search.ts')).searchService(...args)

/** The panel below the search field: suggestions for its text, or past searches if it is empty. */
function Panel({ field, onProps }: SearchPanelProps) {
  const shop = useShop()
  const shell = useShell()
  const [store] = useState(() =>
    createSearchStore(shop, {
      menu: () => searchedMenu(shell),
      shortTerms: () => shell?.settings.shortSearchTerms ?? [],
      service: lateService,
    }),
  )
  const own = useSearchField({ store })
  const [empty, setEmpty] = useState(false)
  const { inputProps, formProps } = own

  const updateEmpty = () => setEmpty(field.current?.value === '' && document.activeElement === field.current)
  useLayoutEffect(() => {
    const {
      id: _i,
      name: _n,
      type: _t,
      defaultValue: _d,
      autoComplete: _a,
      enterKeyHint: _e,
      onBlur,
      ...input
    } = inputProps
    onProps({
      input: {
        ...input,
        onChange: (event) => {
          input.onChange(event)
          updateEmpty()
        },
        onFocus: (event) => {
          input.onFocus(event)
          updateEmpty()
        },
        onBlur: ({ relatedTarget }) => {
          onBlur()
          if (!isWithin(relatedTarget)) setEmpty(false)
        },
        onKeyDown: (event) => {
          input.onKeyDown(event)
          if (event.key === 'Escape') setEmpty(false)
        },
      },
      onSubmit: () => {
        formProps.onSubmit()
        setEmpty(false)
        recentSearches.add(field.current?.value ?? '')
      },
    })
  })
  // handles the focus that loaded these scripts
  useLayoutEffect(() => {
    if (!field.current || document.activeElement !== field.current) return
    inputProps.onFocus({ currentTarget: field.current })
    updateEmpty()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])

  if (own.isOpen) return <Suggestions field={own} query={field.current?.value ?? ''} />
  return empty && <RecentSearches field={field} onDone={() => setEmpty(false)} />
}

/** Memoized: it changes the field above it, which would render it again. */
export const SearchPanel = memo(Panel)
