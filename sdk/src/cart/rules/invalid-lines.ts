import type { Cart, CartItem } from '../types.ts'

/** Whether a line is invalid: its product, its variant or its goods are missing. */
export const isInvalidLine = ({ product, variant, shoppable }: Pick<CartItem, 'product' | 'variant' | 'shoppable'>) =>
  !product || !variant || !shoppable

/**
 * The lines of a cart that have to be removed before ordering. Lines nested in such a line are removed with it and not
 * listed.
 *
 * @param cart - Only its lines are read.
 * @example
 * ```ts
 * for (const { id } of invalidCartItems(cart.getState().cart)) await cart.removeItem(id)
 * ```
 */
export const invalidCartItems = ({ items }: Pick<Cart, 'items'>): readonly CartItem[] =>
  items.flatMap((item) => (isInvalidLine(item) ? [item] : invalidCartItems(item)))
