import type {
  AddressSuggestion,
  AddressValidation,
  SuggestedField,
  SuggestionQuestion,
} from '@vanek/sdk/integrations/address-validation'
import type { ChangeEvent, KeyboardEvent } from 'react'

export interface AddressFieldOptions {
  readonly field: SuggestedField
  /** The service: `createAddressValidation(shop)`, made once. */
  readonly validation: Pick<AddressValidation, 'suggest'>
  /** The country and the rest of the address as they stand when it is asked. */
  readonly about: () => Pick<SuggestionQuestion, 'country' | 'within'>
  /** Fills the address in: `filledFrom(suggestion)` tells with what. */
  readonly onChoose: (suggestion: AddressSuggestion) => void
}

/**
 * Props that make an input of an address a combobox; its name, its value and what browsers fill it in by stay its
 * own.
 */
export interface AddressInputProps {
  readonly role: 'combobox'
  readonly 'aria-autocomplete': 'list'
  readonly 'aria-haspopup': 'listbox'
  readonly 'aria-expanded': boolean
  readonly 'aria-controls'?: string
  readonly 'aria-activedescendant'?: string
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
  readonly onBlur: () => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** An input of an address with addresses to choose from. */
export interface AddressField {
  readonly inputProps: AddressInputProps
  /** For the list, which is rendered while `isOpen`. */
  readonly listboxProps: {
    readonly id: string
    readonly role: 'listbox'
    readonly onMouseDown: (event: { preventDefault(): void }) => void
  }
  readonly optionProps: (index: number) => {
    readonly id: string
    readonly role: 'option'
    readonly 'aria-selected': boolean
    readonly onClick: () => void
  }
  readonly suggestions: readonly AddressSuggestion[]
  /** Whether there is something to choose from. */
  readonly isOpen: boolean
  /** Index of the option that the arrow keys are at; -1 for none. */
  readonly active: number
  /** Offers addresses for a text that was typed before this was there. */
  readonly offer: (typed: string) => void
}
