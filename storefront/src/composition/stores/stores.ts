import { storagePort } from '@vanek/sdk/storage'
import type { Shop } from '@vanek/sdk'
import type { Cart, CartRules, CartStore } from '@vanek/sdk/cart'
import type { SessionSnapshot, SessionStore } from '@vanek/sdk/session'
import { createCompareStore, type CompareStore } from '@vanek/sdk/compare'
import { createNoticeStore, type NoticeStore } from '@vanek/sdk/notices'
import { lateSession } from './late-session.ts'
import type { ShellData } from '../../entities/shop/load-shell.ts'

/** The stores that live as long as the page does. */
export interface Stores {
  readonly cart: CartStore
  readonly notices: NoticeStore
  readonly compare: CompareStore
  readonly session: SessionStore
}

/** The session snapshot of a page: pages for one visitor put it into their data. */
export function knownIn(loaderData: Readonly<Record<string, unknown>>): SessionSnapshot | undefined {
  for (const data of Object.values(loaderData)) {
    const session = (data as { readonly session?: SessionSnapshot } | null | undefined)?.session
    if (session) return session
  }
  return undefined
}

/** The cart of a page: cart and checkout pages put it into their data. */
export function cartIn(loaderData: Readonly<Record<string, unknown>>): Cart | undefined {
  for (const data of Object.values(loaderData)) {
    const cart = (data as { readonly cart?: Cart } | null | undefined)?.cart
    if (cart) return cart
  }
  return undefined
}

/** Data of the frame; undefined on pages without it. */
export const shellIn = (loaderData: Readonly<Record<string, unknown>>): ShellData | undefined =>
  (loaderData['root'] as ShellData | null | undefined) ?? undefined

/** Cart rules from the settings in the frame's data (C5.44). */
export function sellingIn(loaderData: Readonly<Record<string, unknown>>): CartRules | undefined {
  const { selling } = shellIn(loaderData)?.settings ?? {}
  return selling && { shoppingDisabled: selling.disabled, text: selling.text }
}

/** Creates the session of a page from its other stores. */
export type MakeSession = (made: Pick<Stores, 'cart' | 'notices'>) => SessionStore

/** A session with a fixed state, for pages that are rendered but not used. */
export const idleSession = (known?: SessionSnapshot): SessionStore =>
  lateSession(async () => {
    throw new Error('Nobody signs in or out while a page is drawn')
  }, known)

/** Creates the stores of a page: the cart by `makeCart`, and the session on top of it. */
export function createStores(
  shop: Shop,
  makeCart: (notices: NoticeStore) => CartStore,
  makeSession: MakeSession = () => idleSession(),
): Stores {
  const notices = createNoticeStore({ clock: shop.config.clock })
  const cart = makeCart(notices)
  // read after hydration only, since the server has no storage
  const compare = createCompareStore({ port: storagePort(() => localStorage, 'vanek_compare') })
  return { cart, notices, compare, session: makeSession({ cart, notices }) }
}
