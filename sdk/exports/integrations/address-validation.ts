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
  type SuggestedAddress,
  toSuggestedAddress,
  formatSuggestion,
} from '../../src/integrations/address-validation/fill.ts'
export {
  type AddressSuggestionsStore,
  type AddressSuggestionsStoreOptions,
  type AddressSuggestionsState,
  createAddressSuggestionsStore,
} from '../../src/integrations/address-validation/suggesting.ts'
export { validateCheckoutAddress } from '../../src/flows/checkout/ask-verdicts.ts'
export type {
  AddressSuggestion,
  AddressValidation,
  SuggestedField,
  SuggestAddressParams,
  ValidateAddressParams,
  AddressValidationResult,
} from '../../src/checkout/validation-port.ts'
