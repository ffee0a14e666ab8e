import { fail, type Result, type Shop, type ShopError } from '@vanek/sdk'
import {
  cartAddKey,
  countPieces,
  emptyCart,
  type AddCartItemParams,
  piecesOf,
  type Cart,
  type CartState,
  type CartStore,
} from '@vanek/sdk/cart'
import { lateStore } from './late-store.ts'

const notLoaded: ShopError = { code: 'network', retryable: true, outcome: 'none', issues: [] }

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
  const later = async <T = Cart>(verb: (store: CartStore) => Promise<Result<T>>, key?: string): Promise<Result<T>> => {
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
    async addItems(items) {
      if (!real()) show(withAdds(readable.getState(), 'batch', items))
      return later((store) => store.addItems(items), 'batch')
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
