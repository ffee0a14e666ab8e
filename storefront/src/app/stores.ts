import type { Shop } from '@vanek/sdk'
import type { Cart, CartRules, CartStore } from '@vanek/sdk/cart'
import { createCompareStore, storagePort, type CompareStore } from '@vanek/sdk/compare'
import { createNoticeStore, type NoticeStore } from '@vanek/sdk/notices'
import type { ShellData } from './shell/load-shell.ts'

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

/** What the frame has been told of selling (C5.44); nothing where there is no frame. */
export function sellingIn(loaderData: Readonly<Record<string, unknown>>): CartRules | undefined {
  const { selling } = (loaderData['root'] as ShellData | null | undefined)?.settings ?? {}
  return selling && { shoppingDisabled: selling.disabled, text: selling.text }
}

/** Makes the stores of a page: the cart by `makeCart`, which is told where to say things. */
export function createStores(shop: Shop, makeCart: (notices: NoticeStore) => CartStore): Stores {
  const notices = createNoticeStore({ clock: shop.config.clock })
  // read after hydration only, so that the server never touches the storage
  const compare = createCompareStore({ port: storagePort(() => localStorage, 'vanek_compare') })
  return { cart: makeCart(notices), notices, compare }
}
