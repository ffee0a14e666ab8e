import type { Result, ShopError } from '@vanek/sdk'
import { type Cart, type CartItem, findLine, lineKey } from '@vanek/sdk/cart'
import { useCallback } from 'react'
import { useCart } from './use-cart.ts'
import { useCartActions } from './use-cart-actions.ts'

/** One line of the cart with its verbs. */
export interface CartLine {
  /** The line as the shopper sees it; undefined when it is not, or no longer, in the cart. */
  readonly item: CartItem | undefined
  /** Whether a change of this line is on its way. Controls stay usable meanwhile. */
  readonly pending: boolean
  /** Why the last change of this line failed, until it is changed again. */
  readonly error: ShopError | undefined
  readonly setAmount: (amount: number) => Promise<Result<Cart>>
  readonly remove: () => Promise<Result<Cart>>
}

/**
 * One line of the cart, by the id of its item, inner lines included. Renders again only when this line changes.
 *
 * ```tsx
 * const { item, pending, setAmount, remove } = useCartLine(7)
 * if (!item) return null
 * return <li aria-busy={pending}>{item.product?.name} <button onClick={() => void setAmount(item.amount +
 * 1)}>+</button>
 *   <button onClick={() => void remove()}>Odebrat</button></li>
 * ```
 */
export function useCartLine(itemId: number): CartLine {
  const { setAmount, removeItem } = useCartActions()
  const key = lineKey(itemId)
  return {
    item: useCart(({ cart }) => findLine(cart.items, ({ id }) => id === itemId)),
    pending: useCart((state) => state.pending.has(key)),
    error: useCart((state) => state.errors.get(key)),
    setAmount: useCallback((amount) => setAmount(itemId, amount), [setAmount, itemId]),
    remove: useCallback(() => removeItem(itemId), [removeItem, itemId]),
  }
}
