import { type CheckoutStore, type CheckoutStoreOptions, createCheckoutStore } from '@vanek/sdk/checkout'
import { useState } from 'react'
import { useBinding } from '../provider/context.ts'

/**
 * Creates the checkout of a page, once, from what the server rendered. It follows the cart of the `ShopProvider` above
 * and shows notices there about choices that are no longer possible.
 *
 * @param options - What the server rendered, and the messages for the notices.
 * @returns The store, for a `CheckoutProvider`.
 * @example
 * ```tsx
 * const store = useNewCheckout({ initial, messages: en })
 * return <CheckoutProvider store={store}><p>{initial.shippers.length}</p></CheckoutProvider>
 * ```
 */
export function useNewCheckout(options: Omit<CheckoutStoreOptions, 'cart' | 'notices'>): CheckoutStore {
  const { shop, cart, notices } = useBinding()
  const [store] = useState(() => createCheckoutStore(shop, { ...options, cart, notices }))
  return store
}
