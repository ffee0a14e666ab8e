import { ok, type Result, type Shop } from '@vanek/sdk'
import {
  addCartItem,
  addCartItems,
  clearCart,
  getCart,
  invalidLines,
  removeCartItem,
  removeCoupon,
  saveCartAsList,
  setCoupon,
  setCredits,
  updateCartItem,
} from '@vanek/sdk/cart'
import type { PageEnv } from '../../../lib/page/env.ts'
import { isOff } from '../../../lib/page/must-be-on.ts'
import type { CartIntent } from './intent.ts'
import { itemOf, type RemovedLine } from './removed.ts'

const credits = {
  flag: 'loyalty_credits',
  text: 'Kredity teď v obchodě nepřijímáme. Zboží můžete koupit za peníze.',
}
const lists = { flag: 'shopping_lists', text: 'Nákupní seznamy teď v obchodě nemáme. Zboží zůstává v košíku.' }

/** The feature flag that a form needs, and the message while it is off; null for forms that every shop has. */
function neededBy(intent: CartIntent): typeof credits | null {
  if (intent.kind === 'save-list') return lists
  // applied credits can always be removed
  const asks = intent.kind === 'credits' ? (intent.credits ?? 0) > 0 : intent.kind === 'add' && intent.credits
  return asks ? credits : null
}

/** Why a form of the cart is refused because its feature flag is off (B6.09); null if it is not refused. */
export async function switchedOff(intent: CartIntent, env: PageEnv): Promise<string | null> {
  const needed = neededBy(intent)
  return needed && (await isOff(needed.flag, env)) ? needed.text : null
}

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

/** What is done to the cart itself; which gifts are chosen is kept beside it. */
type CartCommandIntent = Exclude<CartIntent, { readonly kind: 'gifts' }>

async function send(shop: Shop, intent: CartCommandIntent): Promise<Result<unknown>> {
  switch (intent.kind) {
    case 'add': {
      const { idempotencyKey, variantId, amount, credits } = intent
      return addCartItem(
        shop,
        { variantId, amount, ...(credits && { credits }) },
        idempotencyKey ? { idempotencyKey } : {},
      )
    }
    case 'set':
      return updateCartItem(shop, { itemId: intent.itemId, amount: intent.amount })
    case 'remove':
      return removeCartItem(shop, { itemId: intent.itemId })
    case 'restore':
      return restoreLines(shop, intent.lines)
    case 'clear':
      return clearCart(shop)
    case 'tidy':
      return tidyCart(shop)
    case 'coupon':
      return setCoupon(shop, { couponCode: intent.code })
    case 'coupon-remove':
      return removeCoupon(shop)
    case 'credits':
      return setCredits(shop, { credits: intent.credits ?? 0 })
    case 'save-list':
      return saveCartAsList(shop, { name: intent.name })
  }
}

/** Does what a form of the cart asks for. Adding to a cart that is gone makes a new one. */
export async function performCartIntent(shop: Shop, intent: CartCommandIntent): Promise<Result<unknown>> {
  const result = await send(shop, intent)
  const adds = intent.kind === 'add' || intent.kind === 'restore'
  return !result.ok && result.error.code === 'cart_not_found' && adds ? send(shop, intent) : result
}
