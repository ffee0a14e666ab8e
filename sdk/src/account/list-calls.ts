import type { operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import { ok, type Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import type { AddWishListItemParams, ShoppingList } from './types.ts'
import type { CallOptions, NoParams } from '../kernel/options.ts'

/** Errors of reading the lists. */
export type GetShoppingListsError = ShopError<OperationCodes<operations['getShoppingLists']>>
/** Errors of reading or changing a list; a list of another customer is `not_found`. */
export type GetShoppingListError = ShopError<OperationCodes<operations['getShoppingList']>>
/** Errors of adding to a list; `too_many` if the list is full. */
export type AddShoppingListItemError = ShopError<OperationCodes<operations['addShoppingListItem']>>

/** Code of the wish list, which is a shopping list too. */
export const wishListCode = 'wishlist'

const wireItem = ({ variantId, amount = 1, custom = null }: AddWishListItemParams) => ({
  id: variantId,
  amount,
  custom,
})

/**
 * The customer's lists, the newest first.
 *
 * @param shop - The shop to call.
 * @param params - None; `{}` in front of options.
 * @param options - `signal` aborts the call.
 * @returns A list of `ShoppingList`; or an error: `customer_restricted`, `validation`, or a `TransportCode`.
 * @example
 * ```ts
 * for (const { name, items } of unwrap(await getShoppingLists(shop))) console.log(name, items.length)
 * ```
 */
export const getShoppingLists = async (
  shop: Shop,
  params: NoParams = {},
  options: CallOptions = {},
): Promise<Result<readonly ShoppingList[], GetShoppingListsError>> =>
  callShop(shop, (api) => api.GET('/api/v1/user/shopping-lists', { ...options }))

/** Parameters that name a list by its id. */
export interface GetShoppingListParams {
  /** Id of the list. */
  readonly id: number
}

/**
 * One list.
 *
 * @param shop - The shop to call.
 * @param params - Id of the list.
 * @param options - `signal` aborts the call.
 * @returns `ShoppingList`; or an error: `customer_restricted`, `not_found`, `validation`, or a `TransportCode`.
 */
export const getShoppingList = async (
  shop: Shop,
  params: GetShoppingListParams,
  options: CallOptions = {},
): Promise<Result<ShoppingList, GetShoppingListError>> =>
  callShop(shop, (api) =>
    api.GET('/api/v1/user/shopping-lists/{id}', { params: { path: { id: params.id } }, ...options }),
  )

/** Parameters of `getShoppingListByCode`. */
export interface GetShoppingListByCodeParams {
  /** Like `wishlist`, see {@link wishListCode}. */
  readonly code: string
}

/**
 * Reads a list by its code. A wish list that does not exist yet is empty.
 *
 * @param shop - The shop to call.
 * @param params - Code of the list.
 * @param options - `signal` aborts the call.
 * @returns `ShoppingList`; or an error: `customer_restricted`, `not_found`, `validation`, or a `TransportCode`.
 */
export const getShoppingListByCode = async (
  shop: Shop,
  params: GetShoppingListByCodeParams,
  options: CallOptions = {},
): Promise<Result<ShoppingList, GetShoppingListError>> =>
  callShop(shop, (api) =>
    api.GET('/api/v1/user/shopping-lists/code/{code}', { params: { path: { code: params.code } }, ...options }),
  )

/**
 * Deletes a list.
 *
 * @param shop - The shop to call.
 * @param params - Id of the list.
 * @param options - `signal` aborts the call.
 * @returns Nothing; or an error: `customer_restricted`, `not_found`, `validation`, or a `TransportCode`.
 */
export async function removeShoppingList(
  shop: Shop,
  params: GetShoppingListParams,
  options: CallOptions = {},
): Promise<Result<null, GetShoppingListError>> {
  const answer = await callShop(shop, (api) =>
    api.DELETE('/api/v1/user/shopping-lists/{id}', { params: { path: { id: params.id } }, ...options }),
  )
  return answer.ok ? ok(null) : answer
}

/** Parameters of `addShoppingListItem`. */
export interface AddShoppingListItemParams extends AddWishListItemParams {
  /** Id of the list. */
  readonly listId: number
}

/**
 * Adds a variant to a list and returns the changed list; a variant that is already in it is not changed.
 *
 * @param shop - The shop to call.
 * @param params - The list and the variant.
 * @param options - `signal` aborts the call.
 * @returns `ShoppingList`; or an error: `amount_off_step`, `customer_restricted`, `not_found`, `payload_too_large`,
 *   `too_many`, `validation`, or a `TransportCode`.
 */
export const addShoppingListItem = async (
  shop: Shop,
  params: AddShoppingListItemParams,
  options: CallOptions = {},
): Promise<Result<ShoppingList, AddShoppingListItemError>> =>
  callShop(shop, (api) =>
    api.POST('/api/v1/user/shopping-lists/{id}/items', {
      params: { path: { id: params.listId } },
      body: wireItem(params),
      ...options,
    }),
  )

/**
 * Adds a variant to the wish list, which is created if it does not exist.
 *
 * @param shop - The shop to call.
 * @param params - Variant and amount; one piece by default.
 * @param options - `signal` aborts the call.
 * @returns `ShoppingList`; or an error: `amount_off_step`, `customer_restricted`, `not_found`, `payload_too_large`,
 *   `too_many`, `validation`, or a `TransportCode`.
 * @example
 * ```ts
 * const wishList = unwrap(await addWishListItem(shop, { variantId }))
 * ```
 */
export const addWishListItem = async (
  shop: Shop,
  params: AddWishListItemParams,
  options: CallOptions = {},
): Promise<Result<ShoppingList, AddShoppingListItemError>> =>
  callShop(shop, (api) =>
    api.POST('/api/v1/user/shopping-lists/code/wishlist/items', { body: wireItem(params), ...options }),
  )

/** Parameters of `removeShoppingListItem`. */
export interface RemoveShoppingListItemParams {
  /** Id of the list. */
  readonly listId: number
  /** Id of the line, not of its variant. */
  readonly itemId: number
}

/**
 * Removes a line from a list, the wish list included.
 *
 * @param shop - The shop to call.
 * @param params - The line and its list.
 * @param options - `signal` aborts the call.
 * @returns Nothing; or an error: `customer_restricted`, `not_found`, `validation`, or a `TransportCode`.
 */
export async function removeShoppingListItem(
  shop: Shop,
  params: RemoveShoppingListItemParams,
  options: CallOptions = {},
): Promise<Result<null, GetShoppingListError>> {
  const answer = await callShop(shop, (api) =>
    api.DELETE('/api/v1/user/shopping-lists/{id}/items/{itemId}', {
      params: { path: { id: params.listId, itemId: params.itemId } },
      ...options,
    }),
  )
  return answer.ok ? ok(null) : answer
}
