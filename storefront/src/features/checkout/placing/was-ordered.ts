import { getCart } from '@vanek/sdk/cart'
import type { PageEnv } from '../../../lib/page/env.ts'

/** Whether what was in the cart has become an order: an ordered cart is gone. */
export async function wasOrdered({ shop }: Pick<PageEnv, 'shop'>): Promise<boolean> {
  const cart = await getCart(shop)
  return cart.ok && cart.data.items.length === 0
}
