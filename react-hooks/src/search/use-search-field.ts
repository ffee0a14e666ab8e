import type { SearchState } from '@vanek/sdk/search'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useBinding } from '../provider/context.ts'
import { idleStore } from '../store/idle-store.ts'
import { useStore } from '../store/use-store.ts'
import { nextActive } from './next-active.ts'
import type { UseSearchFieldResult, UseSearchFieldOptions } from './search-field.ts'
import { suggestionGroups } from './suggestion-groups.ts'

const idle: SearchState = { query: '', status: 'idle', results: null }
/** Used while there is no store yet. */
const noStore = idleStore(idle)
const all = (state: SearchState) => state
const nowhere = { to: -1, results: null }

/**
 * A search field with suggestions. Up and down move through them and back to the input, Enter follows the active one
 * or submits the form, Escape closes the list and keeps the text. The input is not controlled, so the text typed
 * before hydration stays.
 *
 * @param options - The text at first, the store, and what Enter does with an option.
 * @returns The suggestions, and the props of the form, the input and the list.
 * @example
 * ```tsx
 * const field = useSearchField()
 * return <form action="/search" {...field.formProps}>
 *   <input {...field.inputProps} />
 *   {field.isOpen && <div {...field.listboxProps}>{field.groups.map(({ kind, options }) => (
 *     <div key={kind} {...field.groupProps(kind)}>
 *       <h3 {...field.labelProps(kind)}>{headings[kind]}</h3>
 *       {options.map((own) => (
 *         <a key={own.index} href={hrefOf(own)} {...field.optionProps(own.index)}>{titleOf(own)}</a>
 *       ))}
 *     </div>))}</div>}
 * </form>
 * ```
 */
export function useSearchField(options: UseSearchFieldOptions = {}): UseSearchFieldResult {
  const binding = useBinding()
  const { initialQuery = '', store = binding.search, onFollow } = options
  const { status, results } = useStore(store ?? noStore, all)
  const id = useId()
  const [open, setOpen] = useState(false)
  const [moved, setMoved] = useState<{ readonly to: number; readonly results: unknown }>(nowhere)
  const field = useRef<HTMLInputElement | null>(null)

  const groups = useMemo(() => suggestionGroups(results), [results])
  const found = groups.flatMap((group) => group.options)
  const isOpen = open && status !== 'idle'
  const expanded = isOpen && found.length > 0
  // new suggestions reset the active option
  const active = expanded && moved.results === results ? moved.to : -1
  const optionId = (index: number) => `${id}option-${index}`
  const close = () => {
    setOpen(false)
    setMoved(nowhere)
  }

  // typed while the store was still loading
  useEffect(() => {
    if (field.current && field.current.value !== '') store?.setQuery(field.current.value)
  }, [store])

  const follow = () => {
    const option = found[active]
    if (!option) return
    if (!onFollow) return document.getElementById(optionId(active))?.click()
    close()
    return onFollow(option)
  }
  const onKeyDown: UseSearchFieldResult['inputProps']['onKeyDown'] = (event) => {
    if (event.key === 'Escape' && isOpen) {
      // Escape would clear a search input
      event.preventDefault()
      return close()
    }
    if (event.key === 'Enter' && active >= 0) {
      event.preventDefault()
      return follow()
    }
    if (event.key === 'ArrowDown' && !open) setOpen(true)
    const next = expanded ? nextActive(event.key, active, found.length) : null
    if (next === null) return undefined
    event.preventDefault()
    // the focus stays in the field, so the browser does not scroll to the option
    document.getElementById(optionId(next))?.scrollIntoView?.({ block: 'nearest' })
    return setMoved({ to: next, results })
  }

  return {
    formProps: { onSubmit: close },
    inputProps: {
      id: `${id}field`,
      name: 'q',
      type: 'search',
      role: 'combobox',
      autoComplete: 'off',
      enterKeyHint: 'search',
      defaultValue: initialQuery,
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': expanded,
      ...(expanded && { 'aria-controls': `${id}list` }),
      ...(active >= 0 && { 'aria-activedescendant': optionId(active) }),
      onChange: (event) => {
        field.current = event.currentTarget
        setOpen(true)
        store?.setQuery(event.currentTarget.value)
      },
      onFocus: (event) => {
        field.current = event.currentTarget
        setOpen(true)
        if (event.currentTarget.value !== '') store?.setQuery(event.currentTarget.value)
      },
      onBlur: close,
      onKeyDown,
    },
    listboxProps: {
      id: `${id}list`,
      role: 'listbox',
      // the field keeps the focus, or the list would close under the pointer
      onMouseDown: (event) => event.preventDefault(),
    },
    groupProps: (kind) => ({ role: 'group', 'aria-labelledby': `${id}${kind}` }),
    labelProps: (kind) => ({ id: `${id}${kind}`, role: 'presentation' }),
    optionProps: (index) => ({
      id: optionId(index),
      role: 'option',
      tabIndex: -1,
      'aria-selected': index === active,
      onClick: close,
    }),
    groups,
    isOpen,
    active,
    status,
    productTotal: results?.productTotal ?? 0,
    close,
  }
}
