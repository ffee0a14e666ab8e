import type { Result, Shop } from '@vanek/sdk'
import { addCartItem, removeCartItem, removeCoupon, setCoupon, updateCartItem } from '@vanek/sdk/cart'
import type { CartIntent } from './intent.ts'

async function send(shop: Shop, intent: CartIntent): Promise<Result<unknown>> {
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
      return updateCartItem(shop, intent.itemId, intent.amount)
    case 'remove':
      return removeCartItem(shop, intent.itemId)
    case 'coupon':
      return setCoupon(shop, intent.code)
    case 'coupon-remove':
      return removeCoupon(shop)
  }
}

/** Does what a form of the cart asks for. Adding to a cart that is gone makes a new one. */
export async function performCartIntent(shop: Shop, intent: CartIntent): Promise<Result<unknown>> {
  const result = await send(shop, intent)
  if (!result.ok && result.error.code === 'cart_not_found' && intent.kind === 'add') return send(shop, intent)
  return result
}
