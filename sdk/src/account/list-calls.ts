import type { operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import { ok, type Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import type { ItemForList, ShoppingList } from './types.ts'
import type { CallOptions } from '../transport/options.ts'

/** Why the lists are not answered. */
export type ShoppingListsError = ShopError<OperationCodes<operations['getShoppingLists']>>
/** Why a list is not answered or changed; what belongs to somebody else is `not_found`. */
export type ShoppingListError = ShopError<OperationCodes<operations['getShoppingList']>>
/** Why a line is not put into a list; `too_many` when the list is full. */
export type AddToListError = ShopError<OperationCodes<operations['addShoppingListItem']>>

/** Code of the wish list, which is a shopping list too. */
export const wishListCode = 'wishlist'

const wireItem = ({ variantId, amount = 1, custom = null }: ItemForList) => ({ id: variantId, amount, custom })

/** The customer's lists, the newest first (C7.33). */
export const getShoppingLists = async (
  shop: Shop,
  options: CallOptions = {},
): Promise<Result<readonly ShoppingList[], ShoppingListsError>> =>
  callShop(shop, (api) => api.GET('/api/v1/user/shopping-lists', { ...options }))

/** One list (C7.34). */
export const getShoppingList = async (
  shop: Shop,
  id: number,
  options: CallOptions = {},
): Promise<Result<ShoppingList, ShoppingListError>> =>
  callShop(shop, (api) => api.GET('/api/v1/user/shopping-lists/{id}', { params: { path: { id } }, ...options }))

/** One list by its code (C7.35); a wish list that was never written to is empty. */
export const getShoppingListByCode = async (
  shop: Shop,
  code: string,
  options: CallOptions = {},
): Promise<Result<ShoppingList, ShoppingListError>> =>
  callShop(shop, (api) =>
    api.GET('/api/v1/user/shopping-lists/code/{code}', { params: { path: { code } }, ...options }),
  )

/** Deletes a list (C7.37). */
export async function removeShoppingList(
  shop: Shop,
  id: number,
  options: CallOptions = {},
): Promise<Result<null, ShoppingListError>> {
  const answer = await callShop(shop, (api) =>
    api.DELETE('/api/v1/user/shopping-lists/{id}', { params: { path: { id } }, ...options }),
  )
  return answer.ok ? ok(null) : answer
}

/** Puts a variant into a list (C7.38) and answers the list as changed; one that is in it already stays as it is. */
export const addShoppingListItem = async (
  shop: Shop,
  listId: number,
  item: ItemForList,
  options: CallOptions = {},
): Promise<Result<ShoppingList, AddToListError>> =>
  callShop(shop, (api) =>
    api.POST('/api/v1/user/shopping-lists/{id}/items', {
      params: { path: { id: listId } },
      body: wireItem(item),
      ...options,
    }),
  )

/** Puts a variant into the wish list (C7.39, C7.60), which is made if there is none. */
export const addWishListItem = async (
  shop: Shop,
  item: ItemForList,
  options: CallOptions = {},
): Promise<Result<ShoppingList, AddToListError>> =>
  callShop(shop, (api) =>
    api.POST('/api/v1/user/shopping-lists/code/wishlist/items', { body: wireItem(item), ...options }),
  )

/** Takes a line out of a list, the wish list included (C7.40, C7.60). */
export async function removeShoppingListItem(
  shop: Shop,
  listId: number,
  itemId: number,
  options: CallOptions = {},
): Promise<Result<null, ShoppingListError>> {
  const answer = await callShop(shop, (api) =>
    api.DELETE('/api/v1/user/shopping-lists/{id}/items/{itemId}', {
      params: { path: { id: listId, itemId } },
      ...options,
    }),
  )
  return answer.ok ? ok(null) : answer
}
