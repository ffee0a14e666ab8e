import type { ShopError } from '../../kernel/errors.ts'
import { localError } from '../../kernel/errors.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { Shop } from '../../transport/context.ts'
import { readResponse } from '../../transport/read-response.ts'
import { addWishListItem, getShoppingListByCode, removeShoppingListItem, wishListCode } from '../list-calls.ts'
import type { ShoppingList } from '../types.ts'
import { findWish, type WishCommand, type WishList, without } from './list.ts'

const owned = (owner: number, { id, items }: ShoppingList): WishList => ({ id, items, owner, known: true })

const isLost = ({ code }: ShopError): boolean => code === 'not_found'

/** Throws unless it is a list that lines can be found in. */
const readList = (list: ShoppingList): void => list.items.forEach(({ id, variantId }) => [id, variantId])

/** Reads the wish list of an owner. */
export async function readWishList(shop: Shop, owner: number): Promise<Result<WishList>> {
  const operation = 'getShoppingListByCode'
  const answer = await readResponse(
    shop,
    operation,
    () => getShoppingListByCode(shop, { code: wishListCode }),
    readList,
  )
  return answer.ok ? ok(owned(owner, answer.data)) : answer
}

/** Removes a variant. Its line may have to be looked up first; a line that is already gone counts as removed. */
async function removeWish(shop: Shop, variantId: number, known: WishList): Promise<Result<WishList>> {
  const requested = findWish(known, variantId) ? ok(known) : await readWishList(shop, known.owner)
  if (!requested.ok) return requested
  const list = requested.data
  const line = findWish(list, variantId)
  if (!line || list.id === null) return ok(list)
  const answer = await removeShoppingListItem(shop, { listId: list.id, itemId: line.id })
  return answer.ok || isLost(answer.error) ? ok(without(list, variantId)) : answer
}

/** Sends a command: a variant when adding, a line of the list when removing. */
export async function sendWish(shop: Shop, command: WishCommand, known: WishList): Promise<Result<WishList>> {
  // another customer has signed in meanwhile
  if (command.owner !== known.owner) return fail(localError('unauthorized'))
  if (command.kind === 'remove') return removeWish(shop, command.variantId, known)
  const add = () => addWishListItem(shop, { variantId: command.variantId })
  const answer = await readResponse(shop, 'addWishListItem', add, readList, 'unknown')
  return answer.ok ? ok(owned(command.owner, answer.data)) : answer
}
