import type { Shop } from '@vanek/sdk'
import { createCartStore, type Cart, type CartStore, type CartStoreOptions } from '@vanek/sdk/cart'
import { csBasics } from '@vanek/sdk/i18n/cs'
import type { NoticeStore } from '@vanek/sdk/notices'

/** What only a browser has, and what the shop's settings say of adding. */
export type CartPorts = Pick<CartStoreOptions, 'channel' | 'lock' | 'rules'>

/** The shop's cart. Browsers import this module when there is something to do with a cart. */
export const makeCart = (shop: Shop, notices: NoticeStore, initial?: Cart, ports: CartPorts = {}): CartStore =>
  createCartStore(shop, { initial, notices, messages: csBasics, retryLater: !import.meta.env.SSR, ...ports })
