import { type Result, type Shop, ok } from '@vanek/sdk'
import { addCartItem, addCartItems, getCart, invalidLines, removeCartItem, saveCartAsList } from '@vanek/sdk/cart'
import type { CartIntent } from './intent.ts'
import { itemOf, type RemovedLine } from './removed.ts'

/** Puts a line back, and then what belonged to it. */
async function restoreWhole(shop: Shop, line: RemovedLine): Promise<Result<unknown>> {
  const added = await addCartItem(shop, { ...itemOf(line), newLine: true })
  if (!added.ok) return added
  const parentId = added.data.addedItem.id
  const parts = line.parts.map((part) => ({ ...itemOf(part), parentId }))
  return parts.length > 0 ? addCartItems(shop, { items: parts }) : added
}

/** Puts removed lines back without a store: all at once, or one by one where parts belong to them. */
async function restoreLines(shop: Shop, lines: readonly RemovedLine[]): Promise<Result<unknown>> {
  const plain = lines.filter(({ parts }) => parts.length === 0)
  let result: Result<unknown> = ok(null)
  if (plain.length > 0) result = await addCartItems(shop, { items: plain.map(itemOf) })
  for (const line of lines.filter(({ parts }) => parts.length > 0)) {
    // one after another: each needs the line before it
    // oxlint-disable-next-line no-await-in-loop
    const own = await restoreWhole(shop, line)
    if (!own.ok) result = own
  }
  return result
}

/** Removes the lines that the shop no longer knows, one by one (C4.37); with scripts the cart's store does it. */
async function tidyCart(shop: Shop): Promise<Result<unknown>> {
  const cart = await getCart(shop)
  if (!cart.ok) return cart
  for (const { id } of invalidLines(cart.data)) {
    // oxlint-disable-next-line no-await-in-loop -- one by one is what is asked for
    const removed = await removeCartItem(shop, { itemId: id })
    if (!removed.ok && removed.error.code !== 'not_found') return removed
  }
  return ok(null)
}

/** Does what a form of the cart asks for beside the commands of the SDK. Restoring into a cart that is gone makes a new one. */
export async function performCartIntent(
  shop: Shop,
  intent: Exclude<CartIntent, { readonly kind: 'gifts' }>,
): Promise<Result<unknown>> {
  if (intent.kind === 'tidy') return tidyCart(shop)
  if (intent.kind === 'save-list') return saveCartAsList(shop, { name: intent.name })
  const result = await restoreLines(shop, intent.lines)
  return !result.ok && result.error.code === 'cart_not_found' ? restoreLines(shop, intent.lines) : result
}
