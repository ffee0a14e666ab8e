import { fail, type Result, type Shop, type ShopError } from '@vanek/sdk'
import {
  type AddCartItemParams,
  cartAddKey,
  type Cart,
  type CartRules,
  type CartState,
  type CartStore,
  countPieces,
  emptyCart,
  piecesOf,
} from '@vanek/sdk/cart'
import type { NoticeStore } from '@vanek/sdk/notices'
import type { CartPorts } from '../../lib/session/cart-engine.ts'
import { lateStore } from './late-store.ts'

const notLoaded = fail<ShopError<never>>({ code: 'network', retryable: true, outcome: 'none', issues: [] })

type Verb = (...args: readonly unknown[]) => Promise<Result<unknown>>

/**
 * A cart whose code is loaded on first use: most visitors of a first page have no cart and add nothing. Until then its
 * state is the unloaded cart that public pages are rendered with. The first add is shown optimistically before the code
 * has loaded.
 */
export function lateCart(shop: Shop, load: () => Promise<CartStore>): CartStore {
  const cart = emptyCart(shop)
  const initial: CartState = {
    cart,
    settled: cart,
    loaded: false,
    pending: new Set(),
    errors: new Map(),
    stale: false,
    unseen: [],
    count: 0,
  }
  const { readable, real, loaded, show } = lateStore(initial, load)

  /** Runs a method once the real store is loaded. */
  const later = async <T, E extends ShopError>(
    verb: (store: CartStore) => Promise<Result<T, E>>,
    key?: string,
  ): Promise<Result<T, E | ShopError<never>>> => {
    const store = await loaded()
    if (!store) {
      show({ ...initial, errors: new Map(key ? [[key, notLoaded.error]] : []) })
      return notLoaded
    }
    const result = await verb(store)
    // the optimistic state may have been rejected without a notification
    if (readable.getState() !== store.getState()) show(store.getState())
    return result
  }

  /** A method that runs once the real store is loaded; until then, `items` are shown as being added. */
  const forward = <Name extends keyof CartStore>(name: Name, key?: string, items?: readonly AddCartItemParams[]) =>
    (async (...args: readonly unknown[]) => {
      const state = readable.getState()
      if (items && key && !real())
        show({
          ...state,
          pending: new Set([...state.pending, key]),
          unseen: [...state.unseen, ...items],
          count: items.reduce((sum, { amount }) => sum + piecesOf(amount), state.count),
        })
      return later((store) => (store[name] as Verb)(...args), key)
    }) as CartStore[Name]

  return {
    ...readable,
    load: forward('load'),
    refresh: forward('refresh'),
    addItem: async (item) => forward('addItem', cartAddKey(item.variantId), [item])(item),
    addEach: forward('addEach'),
    addItems: async (items, options) => forward('addItems', 'batch', items)(items, options),
    setAmount: forward('setAmount'),
    removeItem: forward('removeItem'),
    clear: forward('clear', 'clear'),
    setCoupon: forward('setCoupon', 'coupon'),
    removeCoupon: forward('removeCoupon', 'coupon'),
    setCredits: forward('setCredits', 'credits'),
    receive(cart) {
      const store = real()
      if (store) return store.receive(cart)
      show({ ...readable.getState(), cart, settled: cart, loaded: true, count: countPieces(cart) })
      return void later((made) => {
        made.receive(cart)
        return made.load()
      })
    },
    close: () => real()?.close(),
  }
}

const engine = () => import('../../lib/session/cart-engine.ts')

function browserPorts(rules: CartRules | undefined): CartPorts {
  return {
    rules,
    channel: new BroadcastChannel('vanek-cart'),
    // available on https and localhost only
    ...('locks' in navigator && { lock: async (run) => navigator.locks.request('vanek-cart', run) }),
  }
}

/** Runs once when another tab has changed the cart. */
function onOtherTab(run: () => void): void {
  new BroadcastChannel('vanek-cart').addEventListener('message', run, { once: true })
}

/** Creates the cart of a page in the browser: at once if the page shows it, otherwise on first use. */
export async function browserCart(
  shop: Shop,
  shown: Cart | undefined,
  rules: CartRules | undefined,
): Promise<(notices: NoticeStore) => CartStore> {
  if (shown) {
    const { makeCart } = await engine()
    return (notices) => makeCart(shop, notices, shown, browserPorts(rules))
  }
  return (notices) => {
    const cart = lateCart(shop, async () => (await engine()).makeCart(shop, notices, undefined, browserPorts(rules)))
    onOtherTab(() => void cart.load())
    return cart
  }
}
