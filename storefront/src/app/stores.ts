import type { Shop } from '@vanek/sdk'
import { createCartStore, type Cart } from '@vanek/sdk/cart'
import { createNoticeStore } from '@vanek/sdk/notices'

type CartStore = ReturnType<typeof createCartStore>
type NoticeStore = ReturnType<typeof createNoticeStore>

/** The stores that live as long as the page does. */
export interface Stores {
  readonly cart: CartStore
  readonly notices: NoticeStore
}

/** A cart that a page has put into its data: cart and checkout pages start from it. */
export function cartIn(loaderData: Readonly<Record<string, unknown>>): Cart | undefined {
  for (const data of Object.values(loaderData)) {
    const cart = (data as { readonly cart?: Cart } | null | undefined)?.cart
    if (cart) return cart
  }
  return undefined
}

/** Makes the stores of a page, on the server and, from the same data, in the browser. */
export function createStores(
  shop: Shop,
  loaderData: Readonly<Record<string, unknown>>,
  channel?: BroadcastChannel,
): Stores {
  const notices = createNoticeStore({ clock: shop.config.clock })
  const initial = cartIn(loaderData)
  return {
    notices,
    cart: createCartStore(shop, { notices, ...(initial && { initial }), ...(channel && { channel }) }),
  }
}
