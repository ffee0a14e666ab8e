import type { Shop } from '@vanek/sdk'
import { createCartStore, type Cart, type CartStore, type CartStoreOptions } from '@vanek/sdk/cart'
import { createCompareStore, storagePort, type CompareStore } from '@vanek/sdk/compare'
import { cs } from '@vanek/sdk/i18n/cs'
import { createNoticeStore, type NoticeStore } from '@vanek/sdk/notices'

/** The stores that live as long as the page does. */
export interface Stores {
  readonly cart: CartStore
  readonly notices: NoticeStore
  readonly compare: CompareStore
}

/** A cart that a page has put into its data: cart and checkout pages start from it. */
export function cartIn(loaderData: Readonly<Record<string, unknown>>): Cart | undefined {
  for (const data of Object.values(loaderData)) {
    const cart = (data as { readonly cart?: Cart } | null | undefined)?.cart
    if (cart) return cart
  }
  return undefined
}

/** Makes the stores of a page, on the server and, from the same data, in the browser. Ports are the browser's. */
export function createStores(
  shop: Shop,
  loaderData: Readonly<Record<string, unknown>>,
  ports: Pick<CartStoreOptions, 'channel' | 'lock'> = {},
): Stores {
  const notices = createNoticeStore({ clock: shop.config.clock })
  const cart = createCartStore(shop, { initial: cartIn(loaderData), notices, messages: cs, ...ports })
  // read after hydration only, so that the server never touches the storage
  const compare = createCompareStore({ port: storagePort(() => localStorage, 'vanek_compare') })
  return { cart, notices, compare }
}
