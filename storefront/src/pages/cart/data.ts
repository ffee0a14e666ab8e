import { getCreditsAmount } from '@vanek/sdk/account'
import type { Cart } from '@vanek/sdk/cart'
import {
  countBranchesByDate,
  withDeliveryDates,
  type CheapestDelivery,
  cheapestDelivery,
  getCartPayments,
  getCartShippers,
  type Payment,
  type Shipper,
} from '@vanek/sdk/checkout'
import type { PricePair } from '@vanek/sdk/format'
import { withFallbackData } from '@vanek/sdk/content'
import { canBeOrdered, getProducts } from '@vanek/sdk/product'
import { readChoice } from '../../entities/cart/choice-cookie.ts'
import { forgetLost, type GiftOffer, loadCart, loadGifts, noGifts } from '../../entities/cart/load-cart.ts'
import { dayText } from '../../entities/delivery/arrival.tsx'
import { atBranch } from '../../entities/delivery/delivery-note.ts'
import { pricePair } from '../../entities/price/amount.tsx'
import { cartFlash, type CartFlash } from '../../features/cart/commands/intent.ts'
import type { LineVariants } from '../../features/cart/lines/line-variant.tsx'
import type { VisitorEnv, VisitorLoader } from '../../lib/page/env.ts'
import { calendar } from '../../market/calendar.ts'
import { nearText } from '../../market/delivery-text.ts'

export { action } from './action.ts'

/** A delivery method of the cart, as text. */
export interface CartWay extends Pick<Shipper, 'id' | 'name'> {
  readonly date: string
  /** The day in words, "on Tuesday 24/11", "tomorrow" or "at once". */
  readonly day: string
  /** Number of branches; null if it is all of them, or the chosen one. */
  readonly branches: number | null
  readonly price: PricePair
  readonly chosen: boolean
}

const isSold = ({ items }: Cart): boolean =>
  items.some(({ shoppable }) => shoppable && !canBeOrdered(shoppable.availability))

/** The day of each delivery method of a cart (C9.09 to C9.14); none while something in the cart is unavailable. */
function cartWays(
  cart: Cart,
  shippers: readonly Shipper[],
  { now, chosen, branch }: { readonly now: Date; readonly chosen: number | null; readonly branch: number | null },
): readonly CartWay[] {
  if (isSold(cart)) return []
  return withDeliveryDates(cart, shippers, now, calendar).map((dated) => {
    const shipper = dated.id === chosen ? atBranch(dated, branch) : dated
    const { id, name, delivery } = shipper
    const date = delivery.nearestDeliveryDate ?? dated.delivery.nearestDeliveryDate
    const day = nearText(shipper, date, now) ?? dayText(date)
    return {
      ...{ id, name, date, day, branches: countBranchesByDate(shipper, date) },
      ...{ price: pricePair(shipper), chosen: id === chosen },
    }
  })
}

/** What the payments cost, from the cheapest to the dearest. */
export interface Fees {
  readonly least: PricePair
  readonly most: PricePair
}

export interface CartData {
  /** Priced with the chosen gifts. */
  readonly cart: Cart
  /** Lowest price of delivery; null if unknown. */
  readonly deliveryFrom: CheapestDelivery | null
  /** The arrival by each shipper; empty if it is unknown. */
  readonly ways: readonly CartWay[]
  /** Lowest and highest price of the payments; null if unknown. */
  readonly fees: Fees | null
  readonly offer: GiftOffer
  /** Variants of the products in the cart that have several, by the id of the product. */
  readonly variants: LineVariants
  /** Loyalty credits of the customer; null for a guest, or if unknown. */
  readonly credits: number | null
  /** Flash message of a posted form. */
  readonly flash: CartFlash | null
}

/** Maximum number of products to load variants for: nobody changes the variants of more lines. */
const maxProducts = 30

/** The variants that lines can be changed to; none on failure, and the error is logged. */
async function loadVariants({ shop }: VisitorEnv, { items }: Cart): Promise<LineVariants> {
  const ids = [...new Set(items.filter((line) => line.items.length === 0).map((line) => line.productId))]
  const products = await withFallbackData(
    shop,
    'the variants of the cart',
    getProducts(shop, { ids: ids.slice(0, maxProducts) }),
    [],
  )
  return Object.fromEntries(
    products
      .filter(({ variants, visibility }) => variants.length > 1 && visibility.saleable)
      .map(({ id, variants }) => [
        id,
        variants.map(({ id: variantId, name, availability }) => ({
          ...{ id: variantId, name },
          canBeHad: canBeOrdered(availability),
        })),
      ]),
  )
}

const unknown = { deliveryFrom: null, ways: [] }

function feesOf(payments: readonly Payment[]): Fees | null {
  const prices = payments.map(pricePair).sort((a, b) => a.withTax - b.withTax)
  const [least, most] = [prices[0], prices.at(-1)]
  return least && most ? { least, most } : null
}

async function creditsOf({ shop }: VisitorEnv): Promise<number | null> {
  if (!shop.config.tokens.has('auth')) return null
  const credits = await getCreditsAmount(shop)
  return credits.ok ? credits.data : null
}

/** Loads the cart (C2.01), the lowest price of delivery, the prices of payments, the gifts and the customer's credits. */
export const loader: VisitorLoader<CartData> = async (_args, env) => {
  const { gifts, shipper, branch } = readChoice(env.cookies)
  const cart = await loadCart(env, { gifts })
  const flash = cartFlash.take(env.cookies)
  if (cart.items.length === 0)
    return { cart, ...unknown, fees: null, offer: noGifts, variants: {}, credits: null, flash }
  const [shippers, payments, offer, credits, variants] = await Promise.all([
    getCartShippers(env.shop),
    getCartPayments(env.shop),
    loadGifts(env, cart),
    creditsOf(env),
    loadVariants(env, cart),
  ])
  forgetLost(env.cookies, offer)
  const facts = { now: new Date(env.shop.config.clock.now()), chosen: shipper, branch }
  const delivery = shippers.ok
    ? {
        deliveryFrom: cheapestDelivery(shippers.data.map((own) => ({ type: own.type, price: pricePair(own) }))),
        ways: cartWays(cart, shippers.data, facts),
      }
    : unknown
  const fees = payments.ok ? feesOf(payments.data) : null
  return { cart, ...delivery, fees, offer, variants, credits, flash }
}
