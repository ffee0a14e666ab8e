/** Props of a list of suggestions. Render it only while it is open. */
export interface ListboxProps {
  /** Referenced by the input while the list is open. */
  readonly id: string
  /** Always `listbox`. */
  readonly role: 'listbox'
  /** Keeps the focus in the input, or the list would close under the pointer. */
  readonly onMouseDown: (event: {
    /** Keeps the focus where it is. */
    preventDefault(): void
  }) => void
}

/** Props of an option in a list of suggestions. */
export interface OptionProps {
  /** Referenced by the input while the option is active. */
  readonly id: string
  /** Always `option`. */
  readonly role: 'option'
  /** Whether this option is active. */
  readonly 'aria-selected': boolean
  /** Chooses the option or, for a link, closes the list. */
  readonly onClick: () => void
}

/** ARIA attributes that make an input a combobox. */
export interface ComboboxProps {
  /** Always `combobox`. */
  readonly role: 'combobox'
  /** The suggestions are in a list. */
  readonly 'aria-autocomplete': 'list'
  /** The input opens a listbox. */
  readonly 'aria-haspopup': 'listbox'
  /** Whether the list is open. */
  readonly 'aria-expanded': boolean
  /** Id of the list while it is open. */
  readonly 'aria-controls'?: string
  /** Id of the active option. */
  readonly 'aria-activedescendant'?: string
}
