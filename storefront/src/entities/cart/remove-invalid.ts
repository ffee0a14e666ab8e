import { ok, type Result, type Shop } from '@vanek/sdk'
import { type Cart, type CartItem, invalidCartItems, removeCartItem } from '@vanek/sdk/cart'

/** A removed line, to tell the shopper about it. */
export type RemovedInvalid = Pick<CartItem, 'id' | 'name'>

/**
 * Removes the lines whose products the shop no longer has, one by one (C4.37), on the server. In browsers the cart's
 * store does this.
 */
export async function removeInvalid(shop: Shop, cart: Cart): Promise<Result<readonly RemovedInvalid[]>> {
  const removed: RemovedInvalid[] = []
  for (const { id, name } of invalidCartItems(cart)) {
    // oxlint-disable-next-line no-await-in-loop -- the lines are removed one by one
    const result = await removeCartItem(shop, { itemId: id })
    if (!result.ok && result.error.code !== 'not_found') return result
    removed.push({ id, ...(name !== undefined && { name }) })
  }
  return ok(removed)
}
