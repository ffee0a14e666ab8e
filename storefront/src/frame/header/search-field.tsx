import * as texts from '#texts/frame/header'
import { searchPath } from '#market/paths'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { LateProps } from '../../features/search/search-panel.tsx'
import { useHas } from '../../entities/shop/use-shell.ts'
import { Icon } from '../../ui/icon.tsx'
import { Form } from '../../ui/link.tsx'
import { withSheets } from '../../lib/page/sheets.ts'
import { lazily } from '../../lib/browser/later.tsx'

// suggestions load on the first focus
const Panel = lazily(() =>
  withSheets(import('../../features/search/search-panel.tsx'), 'late').then((own) => own.SearchPanel),
)

/** Shows the query of the URL in the field until the visitor types. */
function useSyncedQuery() {
  const { pathname, search } = useLocation()
  const query = pathname === searchPath ? (new URLSearchParams(search).get('q') ?? '') : ''
  const input = useRef<HTMLInputElement>(null)
  const shown = useRef(query)
  useEffect(() => {
    if (shown.current !== query && input.current) input.current.value = query
    shown.current = query
  }, [query])
  return { query, input }
}

/**
 * The search of the whole shop: a GET form. Suggestions load on the first focus; the input stays the same
 * element, so no keystroke is lost.
 */
export function SearchField() {
  const id = useId()
  const { query, input } = useSyncedQuery()
  const [panelNeeded, setPanelNeeded] = useState(false)
  const [late, setLate] = useState<LateProps>()
  // focused before hydration
  useEffect(() => {
    if (input.current === document.activeElement) setPanelNeeded(true)
  }, [input])
  if (!useHas('search')) return null
  return (
    <search className="head-search">
      <Form
        className="search"
        action={searchPath}
        onFocus={() => setPanelNeeded(true)}
        {...(late && { onSubmit: late.onSubmit })}
      >
        <label className="hide" htmlFor={id}>
          {texts.searchLabel}
        </label>
        <input
          id={id}
          ref={input}
          name="q"
          type="search"
          defaultValue={query}
          placeholder={texts.searchExample}
          maxLength={200}
          required
          enterKeyHint="search"
          autoComplete="off"
          {...late?.input}
        />
        <button aria-label={texts.search}>
          <Icon name="search" />
        </button>
      </Form>
      {panelNeeded && (
        <Suspense>
          <Panel field={input} onProps={setLate} />
        </Suspense>
      )}
    </search>
  )
}
