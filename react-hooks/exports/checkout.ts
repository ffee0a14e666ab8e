/**
 * The checkout: its store, inputs, choices and searches.
 *
 * @module
 */
export {
  type UseAddressFieldResult,
  type UseAddressFieldOptions,
  type AddressInputProps,
} from '../src/address/address-field.ts'
export { useAddressField } from '../src/address/use-address-field.ts'
export { type UseAddressValidationResult, useAddressValidation } from '../src/address/use-input-verdict.ts'
export { CheckoutProvider, type CheckoutProviderProps } from '../src/checkout/checkout-provider.tsx'
export { type RadioProps } from '../src/checkout/use-radios.ts'
export {
  type UseBranchSearchResult,
  type UseBranchSearchOptions,
  useBranchSearch,
} from '../src/checkout/use-branch-search.ts'
export {
  type UseCheckoutFieldResult,
  type CheckoutInputProps,
  useCheckoutField,
} from '../src/checkout/use-checkout-field.ts'
export {
  type UseCheckoutCheckboxResult,
  type CheckoutCheckboxProps,
  useCheckoutCheckbox,
} from '../src/checkout/use-checkout-checkbox.ts'
export { type CheckoutActions, useCheckout, useCheckoutActions } from '../src/checkout/use-checkout.ts'
export { type UseCompanyLookupResult, useCompanyLookup } from '../src/checkout/use-company-lookup.ts'
export {
  type DeliveryTimeChoice,
  type UseDeliveryTimesResult,
  useDeliveryTimes,
} from '../src/checkout/use-delivery-times.ts'
export { useNewCheckout } from '../src/checkout/use-new-checkout.ts'
export { type PaymentChoice, usePayments } from '../src/checkout/use-payments.ts'
export {
  type AddressButtonProps,
  type AddressChoice,
  type UseSavedAddressesResult,
  useSavedAddresses,
} from '../src/checkout/use-saved-addresses.ts'
export { type ShipperChoice, useShippers } from '../src/checkout/use-shippers.ts'
