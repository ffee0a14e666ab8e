import type { ShopError } from '../kernel/errors.ts'
import { newId } from '../kernel/ids.ts'
import { createOptimistic } from '../kernel/optimistic.ts'
import { ok, type Result } from '../kernel/result.ts'
import { derive, type Store } from '../kernel/store.ts'
import type { NoticePort } from '../notices/types.ts'
import type { Shop } from '../transport/context.ts'
import { getCart } from './calls.ts'
import { followTabs, type CartChannel } from './channel.ts'
import {
  cartRelation,
  commandKey,
  countPieces,
  hasLanded,
  projectCart,
  type CartCommand,
  type CartView,
} from './commands.ts'
import { emptyCart } from './empty.ts'
import { sendCommand, type CartLock } from './send.ts'
import type { Cart, CartPreview, ItemToAdd } from './types.ts'

/** What the shopper sees of the cart. */
export interface CartState {
  /** The back end's last word with every command under way laid over it; amounts of money are never guessed. */
  readonly cart: Cart
  /** False until the back end has said, for the first time, what the cart holds (C4.35). */
  readonly loaded: boolean
  /** Keys under way: `line:<itemId>` and `add:<variantId>`. */
  readonly pending: ReadonlySet<string>
  /** The last failure by the same keys, until the same thing is tried again. */
  readonly errors: ReadonlyMap<string, ShopError>
  /** Whether prices and totals may not be the back end's last word. */
  readonly stale: boolean
  /** Pieces in the cart, those on their way included. */
  readonly count: number
}

export type CartStoreOptions = CartStorePorts & CartStoreNotices

/** Where a successful add is said (C8.15), and in which words: `cs` of `@vanek/sdk/i18n/cs`. */
type CartStoreNotices =
  | { readonly notices: NoticePort; readonly messages: { readonly item_added: string } }
  | { readonly notices?: undefined; readonly messages?: undefined }

interface CartStorePorts {
  /** The cart the server rendered; null or none while nothing is loaded. */
  readonly initial?: Cart | null | undefined
  /** A BroadcastChannel: tells other tabs that the cart changed, and hears of theirs. */
  readonly channel?: CartChannel | undefined
  /** Lets one tab at a time make a cart: `(run) => navigator.locks.request('cart', run)`. */
  readonly lock?: CartLock | undefined
}

/** Verbs resolve to a Result when the back end has answered; what they do is seen at once. */
export interface CartStore extends Store<CartState> {
  /** Fetches the cart unless it is there already. */
  readonly load: () => Promise<Result<Cart>>
  /** Asks the back end again, as soon as nothing is under way. */
  readonly refresh: () => Promise<Result<Cart>>
  /** Adds pieces of a variant; `preview` is the line shown meanwhile. */
  readonly addItem: (item: ItemToAdd & { readonly preview?: CartPreview | undefined }) => Promise<Result<Cart>>
  /** Sets how many pieces a line has; 0 removes it. */
  readonly setAmount: (itemId: number, amount: number) => Promise<Result<Cart>>
  readonly removeItem: (itemId: number) => Promise<Result<Cart>>
  /** Takes over a cart that some other answer brought, unless it is older than the one that is here. */
  readonly receive: (cart: Cart) => void
  /** Leaves the other tabs alone and stops refreshing by itself. */
  readonly close: () => void
}

/** The cart of one visitor. Sends nothing until a verb is called. */
export function createCartStore(shop: Shop, options: CartStoreOptions = {}): CartStore {
  const { initial, notices, messages, channel, lock } = options
  const { clock, random, tokens } = shop.config
  const tabs =
    channel &&
    followTabs(channel, ({ id, version }) => {
      const { settled } = engine.getState()
      if (id !== settled.id || version > settled.version) engine.invalidate()
    })

  const engine = createOptimistic<Cart, CartView, CartCommand>({
    initial: initial ?? undefined,
    empty: emptyCart(shop),
    view: (cart) => ({ cart, unseen: 0 }),
    project: projectCart,
    key: commandKey,
    isAbsolute: ({ kind }) => kind !== 'add',
    relation: cartRelation,
    isAlone: (cart) => cart.id === null || (!tokens.has('cart') && !tokens.has('auth')),
    send: (command, id) => sendCommand(shop, command, { id, lock, notices }),
    load: () => getCart(shop),
    isGone: ({ code }) => code === 'cart_not_found',
    hasLanded,
    onChange: ({ id, version }) => tabs?.tell({ id, version }),
    newId,
    clock,
    random,
  })

  const store = derive(engine, ({ view, loaded, pending, errors, stale }): CartState => {
    return { cart: view.cart, loaded, pending, errors, stale, count: countPieces(view.cart) + view.unseen }
  })

  const removeItem = (itemId: number) => engine.run({ kind: 'remove', itemId })
  let loading: Promise<Result<Cart>> | undefined
  return {
    ...store,
    async load() {
      const { loaded, settled } = engine.getState()
      if (loaded) return ok(settled)
      loading ??= engine.refresh().finally(() => {
        loading = undefined
      })
      return loading
    },
    refresh: engine.refresh,
    async addItem({ preview, ...item }) {
      const result = await engine.run({ kind: 'add', item, preview })
      // as long as a toast (B9.06)
      if (result.ok && notices)
        notices.show({ kind: 'success', code: 'item_added', text: messages.item_added, durationMs: 3000 })
      return result
    },
    setAmount: (itemId, amount) => (amount > 0 ? engine.run({ kind: 'set', itemId, amount }) : removeItem(itemId)),
    removeItem,
    receive: engine.receive,
    close() {
      engine.close()
      tabs?.close()
    },
  }
}
