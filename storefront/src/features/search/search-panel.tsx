import { type SearchField, useSearchField, useShop } from '@vanek/react-hooks'
import { createSearchStore } from '@vanek/sdk/search'
import { memo, type RefObject, useLayoutEffect, useState } from 'react'
import { useShell } from '../../entities/shop/use-shell.ts'
import { RecentSearches, recentSearches } from './recent-searches.tsx'
import { Suggestions } from './suggestions.tsx'
import { searchedMenu } from './tabs.ts'

type Taken = 'id' | 'name' | 'type' | 'defaultValue' | 'autoComplete' | 'enterKeyHint'

/** What the field, which was there before, takes over from its suggestions. */
export interface LateProps {
  readonly input: Omit<SearchField['inputProps'], Taken>
  readonly onSubmit: () => void
}

export interface SearchPanelProps {
  readonly field: RefObject<HTMLInputElement | null>
  /** Called with each change before the browser paints. */
  readonly onProps: (props: LateProps) => void
}

/** What hangs under the search field: suggestions while something stands in it, else what was searched for before. */
function Panel({ field, onProps }: SearchPanelProps) {
  const shop = useShop()
  const shell = useShell()
  const [store] = useState(() =>
    createSearchStore(shop, {
      menu: () => searchedMenu(shell),
      shortTerms: () => shell?.settings.shortSearchTerms ?? [],
    }),
  )
  const own = useSearchField({ store })
  const [empty, setEmpty] = useState(false)
  const { inputProps, formProps } = own

  const look = () => setEmpty(field.current?.value === '' && document.activeElement === field.current)
  useLayoutEffect(() => {
    const { id: _i, name: _n, type: _t, defaultValue: _d, autoComplete: _a, enterKeyHint: _e, ...input } = inputProps
    onProps({
      input: {
        ...input,
        onChange: (event) => {
          input.onChange(event)
          look()
        },
        onFocus: (event) => {
          input.onFocus(event)
          look()
        },
        onBlur: () => {
          input.onBlur()
          setEmpty(false)
        },
      },
      onSubmit: () => {
        formProps.onSubmit()
        setEmpty(false)
        recentSearches.add(field.current?.value ?? '')
      },
    })
  })
  // the focus that brought these scripts along
  useLayoutEffect(() => {
    if (!field.current || document.activeElement !== field.current) return
    inputProps.onFocus({ currentTarget: field.current })
    look()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])

  if (own.isOpen) return <Suggestions field={own} query={field.current?.value ?? ''} />
  return empty && <RecentSearches onDone={() => setEmpty(false)} />
}

/** Rendered again only for reasons of its own: it changes the field, which is above it. */
export const SearchPanel = memo(Panel)
