/**
 * Account pages: profile, addresses, wish list, and ordering again.
 *
 * @module
 */
export {
  type AddressForm,
  type AddressFormOptions,
  type AddressFormText,
  useAddressForm,
} from '../src/account/use-address-form.ts'
export { type Addresses, type AddressesOptions, useAddresses } from '../src/account/use-addresses.ts'
export { type ProfileForm, type ProfileFormOptions, useProfileForm } from '../src/account/use-profile-form.ts'
export { type Reorder, type ReorderHookOptions, useReorder } from '../src/account/use-reorder.ts'
export { useWishList } from '../src/wish-list/use-wish-list.ts'
export { useWishToggle, type WishToggle } from '../src/wish-list/use-wish-toggle.ts'
