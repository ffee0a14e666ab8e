import type { Cart, CartItem } from '../types.ts'

/** Whether a line lacks what makes it one: its product, its variant or its goods. */
export const isInvalidLine = ({ product, variant, shoppable }: Pick<CartItem, 'product' | 'variant' | 'shoppable'>) =>
  !product || !variant || !shoppable

/** The lines of a cart that must go, nested ones too; what belongs to such a line goes with it. */
export const invalidLines = ({ items }: Pick<Cart, 'items'>): readonly CartItem[] =>
  items.flatMap((item) => (isInvalidLine(item) ? [item] : invalidLines(item)))
