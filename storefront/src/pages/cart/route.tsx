import type { Cart } from '@vanek/sdk/cart'
import { getCartShippers } from '@vanek/sdk/checkout'
import { useLoaderData } from 'react-router-dom'
import type { PageHead, PageLoader } from '../../app/env.ts'
import { lowestDelivery } from '../../features/cart/lowest-delivery.ts'
import { loadCart } from '../../features/cart/load-cart.ts'
import { CartPage } from './cart-page.tsx'

export { action } from './action.ts'

export interface CartData {
  readonly cart: Cart
  /** The cheapest way to have it delivered; null when nobody knows. */
  readonly deliveryFrom: number | null
}

/** Reads the cart (C2.01) and from how much it can be delivered. */
export const loader: PageLoader<CartData> = async (_args, env) => {
  const cart = await loadCart(env)
  const shippers = cart.items.length > 0 ? await getCartShippers(env.shop) : null
  return { cart, deliveryFrom: shippers?.ok ? lowestDelivery(shippers.data) : null }
}

export const head: PageHead<CartData> = () => ({ title: 'Košík | Vánek', robots: 'noindex' })

/** `/kosik` */
export function Component() {
  return <CartPage {...(useLoaderData() as CartData)} />
}
