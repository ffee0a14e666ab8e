import type { ShopError } from '../kernel/errors.ts'
import { newId } from '../kernel/ids.ts'
import { createOptimistic } from '../kernel/optimistic.ts'
import { ok, type Result } from '../kernel/result.ts'
import { derive } from '../kernel/store.ts'
import type { Shop } from '../transport/context.ts'
import { readResponse } from '../transport/read-response.ts'
import { createAdding } from './adding.ts'
import { getCart, type GetCartError, type RemoveCartItemError } from './calls.ts'
import { followTabs } from './channel.ts'
import { createCleanUp } from './clean-up.ts'
import { type CartCommand, cartRelation, type CartView, hasLanded, isRelative, touchedBy } from './commands.ts'
import { emptyCart } from './empty.ts'
import { countPieces, piecesOf } from './lines.ts'
import { projectCart } from './project.ts'
import { readCart } from './read-cart.ts'
import { invalidCartItems } from './rules/invalid-lines.ts'
import { sendCommand } from './send.ts'
import type { CartState, CartStore, CartStoreOptions } from './store-types.ts'
import type { Cart, CartWarning } from './types.ts'

export type {
  AddItemsOptions,
  CartItemToAdd,
  CartMessages,
  CartRules,
  CartState,
  CartStore,
  CartStoreOptions,
} from './store-types.ts'

/**
 * Creates the cart of one visitor. Changes are optimistic: they show at once and are undone if the back end rejects
 * them. Sends nothing until a method is called.
 *
 * @param shop - The shop to call.
 * @param options - The cart that the server rendered, notices, and what keeps several tabs in sync. Without options,
 *   the cart starts unknown and shows no notices.
 * @returns The store; every method that writes resolves to a `Result`.
 * @example
 * ```ts
 * const cart = createCartStore(shop, { notices, messages: en })
 * await cart.load()
 * const added = await cart.addItem({ variantId, amount: 1 })
 * if (!added.ok) console.warn(added.error.code)
 * ```
 */
export function createCartStore(shop: Shop, options: CartStoreOptions = {}): CartStore {
  const { initial, notices, messages, channel, lock, retryLater } = options
  const { clock, logger, random, tokens, currency } = shop.config
  const tabs =
    channel &&
    followTabs(channel, ({ id, version }) => {
      const { settled } = engine.getState()
      if (id !== settled.id || version > settled.version) engine.invalidate()
    })

  const onWarnings = (warnings: readonly CartWarning[]) => {
    for (const { code, title } of warnings) notices?.show({ kind: 'warning', code, text: title })
  }

  const engine = createOptimistic<Cart, CartView, CartCommand>({
    initial: initial ?? undefined,
    empty: emptyCart(shop),
    view: (cart) => ({ cart, unseen: [] }),
    project: projectCart,
    touches: touchedBy,
    isAbsolute: (command) => !isRelative(command),
    isBarrier: ({ kind }) => kind === 'clear',
    relation: cartRelation,
    isAlone: (cart) => cart.id === null || (!tokens.has('cart') && !tokens.has('auth')),
    send: (command, id) => sendCommand(shop, command, { options: { idempotencyKey: id }, lock, onWarnings }),
    load: () => readResponse(shop, 'getCart', () => getCart(shop), readCart),
    isGone: ({ code }) => code === 'cart_not_found',
    hasLanded,
    retryLater,
    onChange(cart) {
      tabs?.post({ id: cart.id, version: cart.version })
      void clean(cart)
    },
    newId: (command) => (command?.kind === 'batch' && command.idempotencyKey) || newId(),
    clock,
    random,
  })

  let received: Cart | undefined
  const cleanUp = createCleanUp(engine, notices, messages)
  /** Runs in the background, so it never rejects. */
  const clean = async (cart: Cart) => {
    try {
      if (invalidCartItems(cart).length > 0) await cleanUp()
    } catch (error) {
      logger.warn('Could not clean up the cart', { error })
    }
  }

  const store = derive(engine, ({ settled, view, loaded, pending, errors, stale }): CartState => {
    const { cart, unseen } = view
    const count = unseen.reduce((sum, { amount }) => sum + piecesOf(amount), countPieces(cart))
    return { cart, unseen, settled, received, loaded, pending, errors, stale, count }
  })

  // the errors are those of the calls that the engine makes
  const run = engine.run as <E extends ShopError>(command: CartCommand) => Promise<Result<Cart, E>>
  const refresh: CartStore['refresh'] = engine.refresh as () => Promise<Result<Cart, GetCartError>>
  const removeItem = (itemId: number) => run<RemoveCartItemError>({ kind: 'remove', itemId })
  let loading: Promise<Result<Cart, GetCartError>> | undefined
  return {
    ...store,
    async load() {
      const { loaded, settled } = engine.getState()
      if (loaded) {
        void clean(settled)
        return ok(settled)
      }
      loading ??= refresh().finally(() => {
        loading = undefined
      })
      return loading
    },
    refresh,
    ...createAdding(engine, options, currency.decimalPoint),
    setAmount: (itemId, amount) => (amount === 0 ? removeItem(itemId) : run({ kind: 'set', itemId, amount })),
    removeItem,
    clear: () => run({ kind: 'clear' }),
    setCoupon: (code) => run({ kind: 'coupon', code: code.trim() }),
    removeCoupon: () => run({ kind: 'coupon', code: null }),
    setCredits: (credits) => run({ kind: 'credits', credits }),
    receive(cart) {
      try {
        readCart(cart)
      } catch (error) {
        logger.warn('Could not read a cart', { error })
        return engine.invalidate()
      }
      received = cart
      engine.receive(cart)
      void clean(engine.getState().settled)
    },
    close() {
      engine.close()
      tabs?.close()
    },
  }
}
