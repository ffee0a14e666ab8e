import type { CheckoutStore } from '@vanek/sdk/checkout'
import { createContext, type ReactNode, useContext, useEffect } from 'react'

const CheckoutContext = createContext<CheckoutStore | null>(null)

/** Props of {@link CheckoutProvider}. */
export interface CheckoutProviderProps {
  /** The checkout. Create it once per page from what the server rendered: `useNewCheckout`. */
  readonly store: CheckoutStore
  /** Components that use the hooks of the checkout. */
  readonly children?: ReactNode
}

/**
 * Provides a checkout to the hooks below it. After hydration the store takes over what was typed before and follows the
 * cart; it is closed on unmount.
 *
 * @param props - The store and the part of the page that uses it.
 * @example
 * ```tsx
 * // checkout is createCheckoutStore(shop, { initial: whatTheServerRendered })
 * return <CheckoutProvider store={checkout}><Details /></CheckoutProvider>
 * ```
 */
export function CheckoutProvider({ store, children }: CheckoutProviderProps): ReactNode {
  // effects of children run first, so the fields have already registered what was typed before hydration
  useEffect(() => {
    store.load()
    return () => store.close()
  }, [store])
  return <CheckoutContext.Provider value={store}>{children}</CheckoutContext.Provider>
}

/** The checkout of the nearest provider. Throws outside of one. */
export function useCheckoutStore(): CheckoutStore {
  const store = useContext(CheckoutContext)
  if (!store) throw new Error('This hook needs a <CheckoutProvider> above it')
  return store
}
