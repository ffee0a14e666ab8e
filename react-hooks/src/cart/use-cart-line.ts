import type { Result, ShopError } from '@vanek/sdk'
import { type Cart, type CartItem, findCartItem, cartItemKey } from '@vanek/sdk/cart'
import { useCallback } from 'react'
import { useCart } from './use-cart.ts'
import { useCartActions } from './use-cart-actions.ts'

/** A line of the cart. */
export interface UseCartItemResult {
  /** The line with changes that the back end has not confirmed yet; undefined if it is not in the cart. */
  readonly item: CartItem | undefined
  /** Whether a change of this line is pending. Controls stay usable meanwhile. */
  readonly isPending: boolean
  /** Why the last change of this line failed, until it is changed again. */
  readonly error: ShopError | undefined
  /** Sets the amount, in the unit of the variant. */
  readonly setAmount: (amount: number) => Promise<Result<Cart>>
  /** Removes the line. */
  readonly remove: () => Promise<Result<Cart>>
}

/**
 * A line of the cart. Rerenders only when this line changes.
 *
 * @param itemId - Id of the item, also of one inside another line.
 * @returns The line (undefined if it was removed) and its methods, which resolve to a `Result`.
 * @example
 * ```tsx
 * const { item, isPending, setAmount, remove } = useCartItem(7)
 * if (!item) return null
 * return <li aria-busy={isPending}>
 *   {item.product?.name}
 *   <button onClick={() => void setAmount(item.amount + 1)}>+</button>
 *   <button onClick={() => void remove()}>Remove</button>
 * </li>
 * ```
 */
export function useCartItem(itemId: number): UseCartItemResult {
  const { setAmount, removeItem } = useCartActions()
  const key = cartItemKey(itemId)
  return {
    item: useCart(({ cart }) => findCartItem(cart.items, ({ id }) => id === itemId)),
    isPending: useCart((state) => state.pending.has(key)),
    error: useCart((state) => state.errors.get(key)),
    setAmount: useCallback((amount) => setAmount(itemId, amount), [setAmount, itemId]),
    remove: useCallback(() => removeItem(itemId), [removeItem, itemId]),
  }
}
