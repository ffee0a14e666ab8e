import type { CartState } from '@vanek/sdk/cart'
import { useBinding } from '../provider/context.ts'
import { useStore } from '../store/use-store.ts'

/**
 * A part of the cart's state. Renders again only when that part changes. A selector that makes a new object each time
 * needs an `isEqual`.
 *
 * ```tsx
 * return <p>Košík: {useCart(({ count }) => count)}</p>
 * ```
 */
export const useCart = <T>(selector: (state: CartState) => T, isEqual?: (a: T, b: T) => boolean): T =>
  useStore(useBinding().cart, selector, isEqual)
