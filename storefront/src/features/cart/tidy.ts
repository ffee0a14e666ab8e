import { ok, type Result, type Shop } from '@vanek/sdk'
import { getCart, invalidLines, removeCartItem } from '@vanek/sdk/cart'

/** Removes the lines that the shop no longer knows, one by one (C4.37); with scripts the cart's store does it. */
export async function tidyCart(shop: Shop): Promise<Result<unknown>> {
  const cart = await getCart(shop)
  if (!cart.ok) return cart
  for (const { id } of invalidLines(cart.data)) {
    // oxlint-disable-next-line no-await-in-loop -- one by one is what is asked for
    const removed = await removeCartItem(shop, { itemId: id })
    if (!removed.ok && removed.error.code !== 'not_found') return removed
  }
  return ok(null)
}
