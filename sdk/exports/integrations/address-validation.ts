/**
 * Address validation and autocomplete behind one port, and a service for Czechia and Slovakia.
 *
 * @example
 * ```ts
 * const checkout = createCheckoutStore(shop, { cart, initial, addressValidation: createAddressValidation(shop) })
 * ```
 * @module
 */
export { createAddressValidation } from '../../src/integrations/address-validation/adapter.ts'
export {
  type FilledAddress,
  filledFrom,
  type FillOptions,
  suggestionText,
} from '../../src/integrations/address-validation/fill.ts'
export {
  type AddressSuggestions,
  type AddressSuggestionsOptions,
  type AddressSuggestionsState,
  createAddressSuggestions,
} from '../../src/integrations/address-validation/suggesting.ts'
export { askVerdicts } from '../../src/flows/checkout/ask-verdicts.ts'
export type {
  AddressSuggestion,
  AddressValidation,
  CheckedField,
  KnownAddress,
  SuggestedField,
  SuggestionQuestion,
  ValidationQuestion,
  Verdict,
} from '../../src/checkout/validation-port.ts'
