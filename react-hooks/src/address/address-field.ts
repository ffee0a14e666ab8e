import type {
  AddressSuggestion,
  AddressValidation,
  SuggestedField,
  SuggestAddressParams,
} from '@vanek/sdk/integrations/address-validation'
import type { ChangeEvent, KeyboardEvent } from 'react'
import type { ComboboxProps, ListboxProps, OptionProps } from '../search/listbox-props.ts'

/** Options of `useAddressField`. */
export interface UseAddressFieldOptions {
  /** Which part of the address is typed. */
  readonly field: SuggestedField
  /** The service: `createAddressValidation(shop)`, created once. */
  readonly validation: Pick<AddressValidation, 'suggest'>
  /** Returns the country and the rest of the address at the moment of a request. */
  readonly about: () => Pick<SuggestAddressParams, 'country' | 'within'>
  /** Fills the address in; `toSuggestedAddress(suggestion)` returns the values. */
  readonly onChoose: (suggestion: AddressSuggestion) => void
}

/**
 * Props that make an input of an address a combobox. Its name, value and `autoComplete` stay its own. If the input has
 * an `onChange` or `onBlur` already, call both.
 */
export interface AddressInputProps extends ComboboxProps {
  /** Requests suggestions. */
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
  /** Closes the list. */
  readonly onBlur: () => void
  /** Moves through the options, chooses one, or closes the list. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** An input of an address with suggestions. */
export interface UseAddressFieldResult {
  /** Props of the input. */
  readonly inputProps: AddressInputProps
  /** Props of the list. */
  readonly listboxProps: ListboxProps
  /** Props of the element of an option. */
  readonly optionProps: (index: number) => OptionProps
  /** The suggestions. */
  readonly suggestions: readonly AddressSuggestion[]
  /** Whether to show the list. */
  readonly isOpen: boolean
  /** Index of the option of the active option; -1 for none. */
  readonly active: number
  /** Requests suggestions for a text that was typed before hydration. */
  readonly offer: (typed: string) => void
}
