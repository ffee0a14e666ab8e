import type { CartState } from '@vanek/sdk/cart'
import { useBinding } from '../provider/context.ts'
import { useStore } from '../store/use-store.ts'

/**
 * A part of the cart's state. Rerenders only when that part changes.
 *
 * @param selector - Returns the part.
 * @param isEqual - Whether two parts are the same; needed if the selector returns a new object each time. `Object.is` if
 *   missing.
 * @returns What `selector` returns.
 * @example
 * ```tsx
 * return <p>Cart: {useCart(({ count }) => count)}</p>
 * ```
 */
export const useCart = <T>(selector: (state: CartState) => T, isEqual?: (a: T, b: T) => boolean): T =>
  useStore(useBinding().cart, selector, isEqual)
