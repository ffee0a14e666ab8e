import { useCart, useCartActions } from '@vanek/react-hooks'
import { type Cart, type CartPrices, minimumOrder, minimumOrderText } from '@vanek/sdk/cart'
import { basicMessages } from '#market/messages'
import { useEffect } from 'react'
import { useNavigation, useRevalidator } from 'react-router-dom'
import { useGross } from '../../entities/price/use-gross.ts'
import { useSelling } from '../../entities/shop/use-limits.ts'

/** Why nothing can be ordered now (C5.44, C5.47); null if it can. */
export function useBlocked(prices: CartPrices): string | null {
  const gross = useGross()
  const { disabled, text } = useSelling()
  if (disabled) return text ?? basicMessages.shopping_disabled
  const { reached, remaining } = minimumOrder(prices)
  return reached ? null : `${minimumOrderText(gross(remaining), basicMessages)}.`
}

/** The cart of the page, and whether its totals are stale. */
interface ShownCart {
  readonly cart: Cart
  readonly stale: boolean
  /** Whether other data of the loader, such as delivery, is for an earlier version of the cart. */
  readonly outdated: boolean
}

/**
 * The cart of the page: the store's if it has one, else the loader's, which the store takes over unless its own is
 * newer. After each change the loader runs again for its other data. The store's totals are without gifts: if a gift
 * has a price, they are stale until the loader has answered.
 */
export function useShownCart(loaded: Cart): ShownCart {
  const { receive } = useCartActions()
  useEffect(() => receive(loaded), [receive, loaded])
  const storeCart = useCart((state) => (state.loaded ? state.cart : null))
  const changing = useCart((state) => state.stale)
  const { revalidate } = useRevalidator()
  const { id, version } = storeCart ?? loaded
  const same = id === loaded.id && version === loaded.version
  const unpriced = !same && loaded.prices.giftsWithTax > 0
  // a navigation loads the cart anyway; loading again meanwhile would lose its flash messages
  const isIdle = useNavigation().state === 'idle'
  // one that is older than the loader's is about to be replaced by it
  const isNewer = id !== loaded.id || version > loaded.version
  const newerVersion = isNewer && !changing && isIdle ? version : null
  useEffect(() => {
    if (newerVersion !== null) void revalidate()
  }, [newerVersion, revalidate])
  if (!storeCart) return { cart: loaded, stale: changing, outdated: changing }
  const cart = same ? { ...storeCart, prices: loaded.prices } : storeCart
  return { cart, stale: changing || unpriced, outdated: changing || !same }
}
