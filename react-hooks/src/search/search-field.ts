import type { SearchState, SearchStore } from '@vanek/sdk/search'
import type { ChangeEventHandler, KeyboardEventHandler } from 'react'
import type { SearchGroup, SearchOption } from './suggestion-groups.ts'

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
