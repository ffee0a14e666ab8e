import { useCart, useCartActions } from '@vanek/react-hooks'
import type { Cart } from '@vanek/sdk/cart'
import { useEffect } from 'react'

/**
 * The cart of the page: the store's when it knows one, else the one the loader brought, which the store then takes
 * over unless it has a newer one.
 */
export function useShownCart(loaded: Cart): Cart {
  const { receive } = useCartActions()
  useEffect(() => receive(loaded), [receive, loaded])
  const known = useCart((state) => (state.loaded ? state.cart : null))
  return known ?? loaded
}
