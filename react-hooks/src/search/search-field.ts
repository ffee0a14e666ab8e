import type { SearchState, SearchStore } from '@vanek/sdk/search'
import type { ChangeEventHandler, KeyboardEventHandler } from 'react'
import type { ComboboxProps, ListboxProps, OptionProps } from './listbox-props.ts'
import type { SearchGroup, SearchOption } from './suggestion-groups.ts'

/** Options of `useSearchField`. */
export interface UseSearchFieldOptions {
  /** Text of the field at first. */
  readonly initialQuery?: string
  /** The store of the suggestions; that of the provider if missing. It may be added later. */
  readonly store?: SearchStore | undefined
  /** Called with an option chosen by Enter. If missing, its element is clicked, which suits links. */
  readonly onFollow?: (option: SearchOption) => void
}

/** Props of the input of a search field. */
export interface SearchInputProps extends ComboboxProps {
  /** Id for the `htmlFor` of a label. */
  readonly id: string
  /** Name under which the form sends the text. */
  readonly name: 'q'
  /** Always `search`. */
  readonly type: 'search'
  /** Browsers do not offer earlier searches over the suggestions. */
  readonly autoComplete: 'off'
  /** Shows a search key on the keyboard. */
  readonly enterKeyHint: 'search'
  /** Text of the field at first. */
  readonly defaultValue: string
  /** Searches for the typed text. */
  readonly onChange: ChangeEventHandler<HTMLInputElement>
  /** Opens the list. */
  readonly onFocus: (event: {
    /** The input. */
    readonly currentTarget: HTMLInputElement
  }) => void
  /** Closes the list. */
  readonly onBlur: () => void
  /** Moves through the options, follows one, or closes the list. */
  readonly onKeyDown: KeyboardEventHandler<HTMLInputElement>
}

/** A search field with suggestions: a combobox with a listbox of groups. */
export interface UseSearchFieldResult {
  /** Props of the form, which is submitted as usual by Enter in the input. */
  readonly formProps: {
    /** Closes the list. */
    readonly onSubmit: () => void
  }
  /** Props of the input. */
  readonly inputProps: SearchInputProps
  /** Props of the list. */
  readonly listboxProps: ListboxProps
  /** Props of the element around the options of a kind. */
  readonly groupProps: (kind: SearchOption['kind']) => {
    /** Always `group`. */
    readonly role: 'group'
    /** Id of the heading of the group. */
    readonly 'aria-labelledby': string
  }
  /** Props of the heading of a group. */
  readonly labelProps: (kind: SearchOption['kind']) => {
    /** Referenced by the group. */
    readonly id: string
    /** Keeps the heading out of the options. */
    readonly role: 'presentation'
  }
  /** Props of the element of an option, usually a link. */
  readonly optionProps: (index: number) => OptionProps & {
    /** The focus stays in the input. */
    readonly tabIndex: -1
  }
  /** Suggestions by kind. */
  readonly groups: readonly SearchGroup[]
  /** Whether to show something under the input: groups, or that the search is pending, failed or found nothing. */
  readonly isOpen: boolean
  /** Index of the option of the active option; -1 for none. */
  readonly active: number
  /** Status of the last search. */
  readonly status: SearchState['status']
  /** Number of all products that match. */
  readonly productTotal: number
  /** Closes the list. */
  readonly close: () => void
}
