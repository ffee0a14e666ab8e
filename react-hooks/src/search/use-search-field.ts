import type { SearchState, SearchStore } from '@vanek/sdk/search'
import { type ChangeEventHandler, type KeyboardEventHandler, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useBinding } from '../provider/context.ts'
import { useStore } from '../store/use-store.ts'
import { nextActive } from './next-active.ts'
import { type SearchGroup, suggestionGroups, type SearchOption } from './suggestion-groups.ts'

export interface SearchFieldOptions {
  /** What stands in the field at first. */
  readonly initialQuery?: string
  /** The store of the suggestions; the provider's unless told. It may come later than the field. */
  readonly store?: SearchStore | undefined
  /** Follows an option chosen by Enter; unless told, its element is clicked, which suits links. */
  readonly onFollow?: (option: SearchOption) => void
}

/** Props of a search field with suggestions: a combobox with a listbox of groups. */
export interface SearchField {
  /** For the real form around it, which is sent as ever by Enter in the field. */
  readonly formProps: { readonly onSubmit: () => void }
  readonly inputProps: {
    readonly id: string
    readonly name: 'q'
    readonly type: 'search'
    readonly role: 'combobox'
    readonly autoComplete: 'off'
    readonly enterKeyHint: 'search'
    readonly defaultValue: string
    readonly 'aria-autocomplete': 'list'
    readonly 'aria-haspopup': 'listbox'
    readonly 'aria-expanded': boolean
    readonly 'aria-controls'?: string
    readonly 'aria-activedescendant'?: string
    readonly onChange: ChangeEventHandler<HTMLInputElement>
    readonly onFocus: (event: { readonly currentTarget: HTMLInputElement }) => void
    readonly onBlur: () => void
    readonly onKeyDown: KeyboardEventHandler<HTMLInputElement>
  }
  /** For the list, which is rendered while `isOpen`. */
  readonly listboxProps: {
    readonly id: string
    readonly role: 'listbox'
    readonly onMouseDown: (event: { preventDefault(): void }) => void
  }
  /** For the element around a group's options; `labelProps` is for its heading. */
  readonly groupProps: (kind: SearchOption['kind']) => { readonly role: 'group'; readonly 'aria-labelledby': string }
  readonly labelProps: (kind: SearchOption['kind']) => { readonly id: string; readonly role: 'presentation' }
  /** For the element of an option, usually a link. */
  readonly optionProps: (index: number) => {
    readonly id: string
    readonly role: 'option'
    readonly tabIndex: -1
    readonly 'aria-selected': boolean
    readonly onClick: () => void
  }
  readonly groups: readonly SearchGroup[]
  /** Whether there is something to show under the field: groups, or that it is loading, failed or found nothing. */
  readonly isOpen: boolean
  /** Index of the option that the arrow keys are at; -1 for none. */
  readonly active: number
  readonly status: SearchState['status']
  /** How many products there are in all. */
  readonly productTotal: number
  readonly close: () => void
}

const idle: SearchState = { query: '', status: 'idle', results: null }
/** Stands in while there is no store yet. */
const noStore = { getState: () => idle, getInitialState: () => idle, subscribe: () => () => {} }
const all = (state: SearchState) => state
const nowhere = { to: -1, results: null }

/**
 * A search field with suggestions (B4.18 to B4.20): up and down move through them and back to the field, Enter follows
 * the one that is active and else sends the form, Escape closes the list and keeps the text. The text is the field's
 * own, so that what was typed before hydration stays.
 *
 * ```tsx
 * const field = useSearchField()
 * return <form action="/hledat" {...field.formProps}>
 *   <input {...field.inputProps} />
 *   {field.isOpen && <div {...field.listboxProps}>{field.groups.map(({ kind, options }) => (
 *     <div key={kind} {...field.groupProps(kind)}>
 *       <h3 {...field.labelProps(kind)}>{headings[kind]}</h3>
 *       {options.map((own) => <a key={own.index} href={hrefOf(own)} {...field.optionProps(own.index)}>{own.item.title}</a>)}
 *     </div>))}</div>}
 * </form>
 * ```
 */
export function useSearchField(options: SearchFieldOptions = {}): SearchField {
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
  // other suggestions are other options
  const active = expanded && moved.results === results ? moved.to : -1
  const optionId = (index: number) => `${id}option-${index}`
  const close = () => {
    setOpen(false)
    setMoved(nowhere)
  }

  // what was typed while the store was still on its way
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
  const onKeyDown: SearchField['inputProps']['onKeyDown'] = (event) => {
    if (event.key === 'Escape' && isOpen) {
      // a field of this type would be emptied by it
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
