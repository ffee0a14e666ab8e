import type { Shop } from '@vanek/sdk'
import { createCartStore, type Cart, type CartStore, type CartStoreOptions } from '@vanek/sdk/cart'
import { basicMessages } from '#market/messages'
import type { NoticeStore } from '@vanek/sdk/notices'
import { withCartNotices } from './cart-notices.ts'

/** Ports that only a browser has, and the cart rules of the shop's settings. */
export type CartPorts = Pick<CartStoreOptions, 'channel' | 'lock' | 'rules'>

/** The shop's cart. Browsers import this module on first use of a cart. */
export const makeCart = (shop: Shop, notices: NoticeStore, initial?: Cart, ports: CartPorts = {}): CartStore =>
  withCartNotices(notices, (port) =>
    createCartStore(shop, {
      initial,
      notices: port,
      messages: basicMessages,
      retryLater: !import.meta.env.SSR,
      ...ports,
    }),
  )
