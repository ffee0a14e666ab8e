/**
 * The checkout: its store, inputs, choices and searches.
 *
 * @module
 */
export { type AddressField, type AddressFieldOptions, type AddressInputProps } from '../src/address/address-field.ts'
export { useAddressField } from '../src/address/use-address-field.ts'
export { type InputNotice, useInputVerdict } from '../src/address/use-input-verdict.ts'
export { CheckoutProvider, type CheckoutProviderProps } from '../src/checkout/checkout-provider.tsx'
export { type RadioProps } from '../src/checkout/use-radios.ts'
export { type BranchSearch, type BranchSearchOptions, useBranchSearch } from '../src/checkout/use-branch-search.ts'
export { type CheckoutField, type CheckoutInputProps, useCheckoutField } from '../src/checkout/use-checkout-field.ts'
export {
  type CheckoutCheckbox,
  type CheckoutCheckboxProps,
  useCheckoutCheckbox,
} from '../src/checkout/use-checkout-checkbox.ts'
export { type CheckoutActions, useCheckout, useCheckoutActions } from '../src/checkout/use-checkout.ts'
export { type CompanyLookupButton, useCompanyLookup } from '../src/checkout/use-company-lookup.ts'
export { type DeliveryTimeChoice, type DeliveryTimes, useDeliveryTimes } from '../src/checkout/use-delivery-times.ts'
export { useNewCheckout } from '../src/checkout/use-new-checkout.ts'
export { type PaymentChoice, usePayments } from '../src/checkout/use-payments.ts'
export {
  type AddressButtonProps,
  type AddressChoice,
  type SavedAddresses,
  useSavedAddresses,
} from '../src/checkout/use-saved-addresses.ts'
export { type ShipperChoice, useShippers } from '../src/checkout/use-shippers.ts'
