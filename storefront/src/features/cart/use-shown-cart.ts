import { useCart, useCartActions } from '@vanek/react-hooks'
import type { Cart } from '@vanek/sdk/cart'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'

/** The cart of the page, and whether its sums are not the server's last word. */
export interface ShownCart {
  readonly cart: Cart
  readonly stale: boolean
}

/**
 * The cart of the page: the store's when it knows one, else the one the loader brought, which the store then takes
 * over unless it has a newer one. The store's sums are without gifts: where a gift costs something, the loader is asked
 * again after each change.
 */
export function useShownCart(loaded: Cart): ShownCart {
  const { receive } = useCartActions()
  useEffect(() => receive(loaded), [receive, loaded])
  const known = useCart((state) => (state.loaded ? state.cart : null))
  const changing = useCart((state) => state.stale)
  const { revalidate } = useRevalidator()
  const { id, version } = known ?? loaded
  const same = id === loaded.id && version === loaded.version
  const unpriced = !same && loaded.prices.giftsWithTax > 0
  const asked = unpriced && !changing ? version : null
  useEffect(() => {
    if (asked !== null) void revalidate()
  }, [asked, revalidate])
  if (!known) return { cart: loaded, stale: changing }
  return { cart: same ? { ...known, prices: loaded.prices } : known, stale: changing || unpriced }
}
