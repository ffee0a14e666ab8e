/**
 * The account of a customer: profile, orders, addresses, shopping lists and the wish list.
 *
 * @example
 * ```ts
 * const orders = unwrap(await getUserOrders(shop, { page: 1 }))
 * ```
 * @module
 */
export {
  addUserAddress,
  type AddUserAddressError,
  type GetUserAddressesError,
  type GetUserAddressesParams,
  getUserAddresses,
  removeUserAddress,
  type RemoveUserAddressError,
  updateUserAddress,
  type UpdateUserAddressError,
  type RemoveUserAddressParams,
  type UpdateUserAddressParams,
} from '../src/account/address-calls.ts'
export { createAddressStore } from '../src/account/addresses/store.ts'
export type {
  AddressesState,
  AddressMessages,
  AddressStore,
  AddressStoreOptions,
} from '../src/account/addresses/store-types.ts'
export { type GetUserError, getCreditsAmount, getUser, type UpdateUserError, updateUser } from '../src/account/calls.ts'
export type { TabChannel } from '../src/kernel/tab-channel.ts'
export {
  customerExportPath,
  deleteAccount,
  type DeleteAccountError,
  type DeleteAccountParams,
} from '../src/account/deletion-calls.ts'
export {
  exportUserOrderImages,
  exportUserOrderItems,
  orderDocumentPath,
  orderExportPath,
  orderImagesPath,
} from '../src/account/export-calls.ts'
export {
  addShoppingListItem,
  type AddShoppingListItemError,
  addWishListItem,
  getShoppingList,
  getShoppingListByCode,
  getShoppingLists,
  type GetShoppingListError,
  type GetShoppingListsError,
  removeShoppingList,
  removeShoppingListItem,
  wishListCode,
  type AddShoppingListItemParams,
  type GetShoppingListParams,
  type GetShoppingListByCodeParams,
  type RemoveShoppingListItemParams,
} from '../src/account/list-calls.ts'
export {
  getUserOrder,
  getUserOrderByCode,
  getUserOrders,
  ordersPerPage,
  type GetUserOrderError,
  type GetUserOrdersData,
  type GetUserOrdersError,
  type GetUserOrdersParams,
  type GetUserOrderParams,
  type GetUserOrderByCodeParams,
} from '../src/account/order-calls.ts'
export {
  type AddressField,
  parseAddressForm,
  type AddressInputs,
  addressMaxLengths,
  type AddressTextField,
  addressTextFields,
  emptyAddress,
  toAddressInputs,
} from '../src/account/rules/address-inputs.ts'
export { toBusinessType } from '../src/forms/business-type.ts'
export {
  toAddressField,
  type AddressIssues,
  validateAddressForm,
  toAddUserAddressParams,
} from '../src/account/rules/check-address.ts'
export {
  validateProfileForm,
  toProfileField,
  type ProfileIssues,
  toUpdateUserParams,
} from '../src/account/rules/check-profile.ts'
export {
  toProfileInputs,
  type ProfileField,
  parseProfileForm,
  type ProfileInputs,
  profileMaxLengths,
  type ProfileTextField,
  profileTextFields,
  type ProfileCheckbox,
} from '../src/account/rules/profile-inputs.ts'
export type {
  AddUserAddressParams,
  AddressType,
  AddWishListItemParams,
  OrderSummary,
  ShoppingList,
  ShoppingListItem,
  User,
  UserAddress,
  UpdateUserParams,
} from '../src/account/types.ts'
export { createWishListStore } from '../src/account/wish/store.ts'
export type { WishItem, WishListState, WishListStore, WishListStoreOptions } from '../src/account/wish/store-types.ts'
export type { OrderDetails } from '../src/orders/types.ts'
export type { FormFields } from '../src/forms/posted.ts'
