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

const notLoaded: ShopError<never> = { code: 'network', retryable: true, outcome: 'none', issues: [] }

const withAdds = (state: CartState, key: string, items: readonly AddCartItemParams[]): CartState => ({
  ...state,
  pending: new Set([...state.pending, key]),
  unseen: [...state.unseen, ...items],
  count: items.reduce((sum, { amount }) => sum + piecesOf(amount), state.count),
})

/**
 * A cart whose code is loaded on first use: most visitors of a first page have no cart and add nothing. Until then its
 * state is the unloaded cart that public pages are rendered with. The first add is shown optimistically before the code
 * has loaded.
 */
export function lateCart(shop: Shop, load: () => Promise<CartStore>): CartStore {
  const initial: CartState = {
    cart: emptyCart(shop),
    settled: emptyCart(shop),
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
      show({ ...initial, ...(key && { errors: new Map([[key, notLoaded]]) }) })
      return fail(notLoaded)
    }
    const result = await verb(store)
    // the optimistic state may have been rejected without a notification
    if (readable.getState() !== store.getState()) show(store.getState())
    return result
  }

  return {
    ...readable,
    load: async () => later((store) => store.load()),
    refresh: async () => later((store) => store.refresh()),
    async addItem(item) {
      const key = cartAddKey(item.variantId)
      if (!real()) show(withAdds(readable.getState(), key, [item]))
      return later((store) => store.addItem(item), key)
    },
    async addItems(items, options) {
      if (!real()) show(withAdds(readable.getState(), 'batch', items))
      return later((store) => store.addItems(items, options), 'batch')
    },
    setAmount: async (itemId, amount) => later((store) => store.setAmount(itemId, amount)),
    removeItem: async (itemId) => later((store) => store.removeItem(itemId)),
    clear: async () => later((store) => store.clear(), 'clear'),
    setCoupon: async (code) => later((store) => store.setCoupon(code), 'coupon'),
    removeCoupon: async () => later((store) => store.removeCoupon(), 'coupon'),
    setCredits: async (credits) => later((store) => store.setCredits(credits), 'credits'),
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
