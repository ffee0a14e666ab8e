/** Address validation and completion behind one port, and the service of Czechia and Slovakia that a shop may use. */
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
