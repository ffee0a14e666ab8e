import type { CartStore } from '@vanek/sdk/cart'
import { useBinding } from '../provider/context.ts'

/** What can be done with the cart: `addItem`, `setAmount`, `removeItem` and more; see `CartStore`. */
export type CartActions = Omit<CartStore, 'getState' | 'getInitialState' | 'subscribe' | 'close'>

/**
 * What can be done with the cart. The same object for the life of the provider's store, so it never renders again.
 *
 * @returns The methods of the cart store; those that write resolve to a `Result`.
 * @example
 * ```tsx
 * const { clear } = useCartActions()
 * return <button onClick={() => void clear()}>Empty the cart</button>
 * ```
 */
export const useCartActions = (): CartActions => useBinding().cart
