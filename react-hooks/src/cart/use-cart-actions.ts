import type { CartStore } from '@vanek/sdk/cart'
import { useBinding } from '../provider/context.ts'

/** The verbs of the cart. */
export type CartActions = Pick<CartStore, 'load' | 'refresh' | 'addItem' | 'setAmount' | 'removeItem' | 'receive'>

/** The verbs of the cart: the same object for the life of the provider's store; never renders again. */
export const useCartActions = (): CartActions => useBinding().cart
