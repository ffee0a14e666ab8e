import type { CheckoutState, CheckoutStore } from '@vanek/sdk/checkout'
import { useStore } from '../store/use-store.ts'
import { useCheckoutStore } from './checkout-provider.tsx'

/**
 * A part of the checkout's state. Rerenders only when that part changes.
 *
 * @param selector - Returns the part.
 * @param isEqual - Whether two parts are the same; needed if the selector returns a new object each time. `Object.is` if
 *   missing.
 * @returns What `selector` returns.
 * @example
 * ```tsx
 * const missing = useCheckout((checkout) => checkout.missing)
 * return <p>{missing.length}</p>
 * ```
 */
export const useCheckout = <T>(selector: (state: CheckoutState) => T, isEqual?: (a: T, b: T) => boolean): T =>
  useStore(useCheckoutStore(), selector, isEqual)

/** Actions of a checkout: `setInput`, `chooseShipper` and more; see `CheckoutStore`. */
export type CheckoutActions = Omit<CheckoutStore, 'getState' | 'getInitialState' | 'subscribe' | 'load' | 'close'>

/**
 * The actions of the checkout. A stable object, so the hook never rerenders.
 *
 * @returns The methods of the checkout store.
 * @example
 * ```tsx
 * const { chooseBranch } = useCheckoutActions()
 * return <button onClick={() => chooseBranch(null)}>Change</button>
 * ```
 */
export const useCheckoutActions = (): CheckoutActions => useCheckoutStore()
