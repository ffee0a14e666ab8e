import type { CartStore } from '@vanek/sdk/cart'
import { useBinding } from '../provider/context.ts'

/** The verbs of the cart. */
export type CartActions = Omit<CartStore, 'getState' | 'getInitialState' | 'subscribe' | 'close'>

/**
 * The verbs of the cart: the same object for the life of the provider's store; never renders again.
 *
 * ```tsx
 * const { clear } = useCartActions()
 * return <button onClick={() => void clear()}>Vyprázdnit košík</button>
 * ```
 */
export const useCartActions = (): CartActions => useBinding().cart
