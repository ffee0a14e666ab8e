import type { CheckoutState, CheckoutStore } from '@vanek/sdk/checkout'
import { useStore } from '../store/use-store.ts'
import { useCheckoutStore } from './checkout-provider.tsx'

/**
 * A part of the checkout's state. Renders again only when that part changes; a selector that makes a new object each
 * time needs an `isEqual`.
 *
 * ```tsx
 * const missing = useCheckout((checkout) => checkout.missing)
 * return <p>{missing.length}</p>
 * ```
 */
export const useCheckout = <T>(selector: (state: CheckoutState) => T, isEqual?: (a: T, b: T) => boolean): T =>
  useStore(useCheckoutStore(), selector, isEqual)

/** The verbs of a checkout. */
export type CheckoutActions = Omit<CheckoutStore, 'getState' | 'getInitialState' | 'subscribe' | 'load' | 'close'>

/**
 * The verbs of the checkout: the same object for the life of the provider's store; never renders again.
 *
 * ```tsx
 * const { chooseBranch } = useCheckoutActions()
 * return <button onClick={() => chooseBranch(null)}>Změnit</button>
 * ```
 */
export const useCheckoutActions = (): CheckoutActions => useCheckoutStore()
