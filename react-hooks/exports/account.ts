/**
 * Account pages: profile, addresses, wish list, and ordering again.
 *
 * @module
 */
export {
  type UseAddressFormResult,
  type UseAddressFormOptions,
  useAddressForm,
} from '../src/account/use-address-form.ts'
export { type UseAddressesResult, type UseAddressesOptions, useAddresses } from '../src/account/use-addresses.ts'
export {
  type UseProfileFormResult,
  type UseProfileFormOptions,
  useProfileForm,
} from '../src/account/use-profile-form.ts'
export { type UseReorderResult, type UseReorderOptions, useReorder } from '../src/account/use-reorder.ts'
export { useWishList } from '../src/wish-list/use-wish-list.ts'
export { useWishToggle, type UseWishToggleResult } from '../src/wish-list/use-wish-toggle.ts'
