import { getCreditsAmount } from '@vanek/sdk/account'
import type { Cart } from '@vanek/sdk/cart'
import { type DeliveryFrom, deliveryFrom, getCartShippers } from '@vanek/sdk/checkout'
import type { VisitorEnv, VisitorLoader } from '../../lib/page/env.ts'
import { loadCart } from '../../entities/cart/load-cart.ts'
import { forgetLost, type GiftOffer, loadGifts, noGifts } from '../../entities/cart/load-gifts.ts'
import { type Said, takeSaid } from '../../features/cart/commands/said.ts'
import { readChoice } from '../../entities/cart/choice-cookie.ts'
import { type CartWay, cartWays } from '../../entities/delivery/cart-ways.ts'
import { pricePair } from '../../entities/price/pairs.ts'

export { action } from './action.ts'

export interface CartData {
  /** Priced with the chosen gifts. */
  readonly cart: Cart
  /** What delivery costs at least; null when nobody knows. */
  readonly deliveryFrom: DeliveryFrom | null
  /** The arrival by each shipper; empty if it is unknown. */
  readonly ways: readonly CartWay[]
  readonly offer: GiftOffer
  /** Loyalty credits of the customer; null for a guest, and when nobody knows. */
  readonly credits: number | null
  /** What a posted form has left to say. */
  readonly said: Said | null
}

const unknown = { deliveryFrom: null, ways: [] }

async function creditsOf({ shop }: VisitorEnv): Promise<number | null> {
  if (!shop.config.tokens.has('auth')) return null
  const credits = await getCreditsAmount(shop)
  return credits.ok ? credits.data : null
}

/** Reads the cart (C2.01), from how much it can be delivered, the gifts to it and the customer's credits. */
export const loader: VisitorLoader<CartData> = async (_args, env) => {
  const { gifts, shipper, branch } = readChoice(env.cookies)
  const cart = await loadCart(env, { gifts })
  const said = takeSaid(env.cookies)
  if (cart.items.length === 0) return { cart, ...unknown, offer: noGifts, credits: null, said }
  const [shippers, offer, credits] = await Promise.all([
    getCartShippers(env.shop),
    loadGifts(env, cart),
    creditsOf(env),
  ])
  forgetLost(env.cookies, offer)
  const facts = { now: new Date(env.shop.config.clock.now()), chosen: shipper, branch }
  const delivery = shippers.ok
    ? {
        deliveryFrom: deliveryFrom(shippers.data.map((own) => ({ type: own.type, price: pricePair(own) }))),
        ways: cartWays(cart, shippers.data, facts),
      }
    : unknown
  return { cart, ...delivery, offer, credits, said }
}
