import type { ShopError } from '../../kernel/errors.ts'
import { ok, type Result } from '../../kernel/result.ts'
import { createStore } from '../../kernel/store.ts'
import type { Shop } from '../../transport/context.ts'
import { getCart } from '../calls.ts'
import type { CartCommand } from '../commands.ts'
import { emptyCart } from '../empty.ts'
import { countPieces } from '../lines.ts'
import { projectCart } from '../project.ts'
import { sendCommand } from '../send.ts'
import type { CartState, CartStore } from '../store.ts'
import type { Cart, AddCartItemsData } from '../types.ts'

/** A naive store, in which the last response wins. The property tests have to detect its bugs. */
export function createNaiveStore(shop: Shop): CartStore {
  const show = (cart: Cart): CartState => ({
    cart,
    settled: cart,
    loaded: true,
    pending: new Set(),
    errors: new Map(),
    stale: false,
    unseen: [],
    count: countPieces(cart),
  })
  const { setState, ...store } = createStore<CartState>(show(emptyCart(shop)))
  let sent = 0
  const take = <E extends ShopError>(result: Result<Cart, E>, otherwise: Cart): Result<Cart, E> => {
    setState(show(result.ok ? result.data : otherwise))
    return result
  }
  const run = async <E extends ShopError>(command: CartCommand) => {
    const before = store.getState().cart
    setState(show(projectCart({ cart: before, unseen: [] }, command).cart))
    const id = `naive-${++sent}-${Math.random()}`
    const options = { options: { idempotencyKey: id }, lock: undefined, onWarnings: undefined }
    return take((await sendCommand(shop, command, options)) as Result<Cart, E>, before)
  }
  const refresh = async () => take(await getCart(shop), store.getState().cart)
  const addItem: CartStore['addItem'] = ({ preview, ...item }) => run({ kind: 'add', item, preview })
  return {
    ...store,
    load: refresh,
    refresh,
    addItem,
    addEach: async (items) => ok(await Promise.all(items.map(addItem))),
    setAmount: (itemId, amount) => run(amount > 0 ? { kind: 'set', itemId, amount } : { kind: 'remove', itemId }),
    removeItem: (itemId) => run({ kind: 'remove', itemId }),
    addItems: async (items) => {
      let answer: AddCartItemsData | undefined
      const result = await run({ kind: 'batch', items, onAnswer: (reported) => (answer = reported) })
      return result.ok ? ok(answer as AddCartItemsData) : result
    },
    clear: () => run({ kind: 'clear' }),
    setCoupon: (code) => run({ kind: 'coupon', code }),
    removeCoupon: () => run({ kind: 'coupon', code: null }),
    setCredits: (credits) => run({ kind: 'credits', credits }),
    receive: (cart) => void take(ok(cart), cart),
    close() {},
  }
}
