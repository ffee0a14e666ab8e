import type { Result, Shop } from '@vanek/sdk'
import {
  addCartItem,
  clearCart,
  removeCartItem,
  removeCoupon,
  saveCartAsList,
  setCoupon,
  setCredits,
  updateCartItem,
} from '@vanek/sdk/cart'
import type { CartIntent } from './intent.ts'
import { restoreLines } from './restore.ts'
import { tidyCart } from './tidy.ts'

/** What is done to the cart itself; which gifts are chosen is kept beside it. */
export type CartCommandIntent = Exclude<CartIntent, { readonly kind: 'gifts' }>

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
