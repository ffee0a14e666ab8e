import type { CartStore } from '@vanek/sdk/cart'
import { useBinding } from '../provider/context.ts'

/** Actions of the cart: `addItem`, `setAmount`, `removeItem` and more; see `CartStore`. */
export type CartActions = Omit<CartStore, 'getState' | 'getInitialState' | 'subscribe' | 'close'>

/**
 * The actions of the cart. A stable object, so the hook never rerenders.
 *
 * @returns The methods of the cart store; those that write resolve to a `Result`.
 * @example
 * ```tsx
 * const { clear } = useCartActions()
 * return <button onClick={() => void clear()}>Empty the cart</button>
 * ```
 */
export const useCartActions = (): CartActions => useBinding().cart
