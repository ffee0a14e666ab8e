import { useCart, useCartActions } from '@vanek/react-hooks'
import { type Cart, type CartPrices, minimumOrder, minimumOrderText } from '@vanek/sdk/cart'
import { csBasics } from '@vanek/sdk/i18n/cs'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'
import { useGross } from '../../entities/price/use-gross.ts'
import { useSelling } from '../../entities/shop/use-limits.ts'

/** Why nothing can be ordered now (C5.44, C5.47); null when it can. */
export function useBlocked(prices: CartPrices): string | null {
  const gross = useGross()
  const { disabled, text } = useSelling()
  if (disabled) return text ?? csBasics.shopping_disabled
  const { reached, remaining } = minimumOrder(prices)
  return reached ? null : `${minimumOrderText(gross(remaining), csBasics)}.`
}

/** The cart of the page, and whether its sums are not the server's last word. */
interface ShownCart {
  readonly cart: Cart
  readonly stale: boolean
  /** Whether what the loader read beside the cart, such as delivery, is for an earlier version of it. */
  readonly outdated: boolean
}

/**
 * The cart of the page: the store's when it knows one, else the one the loader brought, which the store then takes
 * over unless it has a newer one. After each change the loader is asked again for what it read beside the cart. The
 * store's sums are without gifts: where a gift costs something, they are stale until the loader has answered.
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
  const asked = !same && !changing ? version : null
  useEffect(() => {
    if (asked !== null) void revalidate()
  }, [asked, revalidate])
  if (!known) return { cart: loaded, stale: changing, outdated: changing }
  const cart = same ? { ...known, prices: loaded.prices } : known
  return { cart, stale: changing || unpriced, outdated: changing || !same }
}
