import { CURRENCY } from '../catalogue/prices.ts'
import { toMajorOrNull } from '../money.ts'
import type { PriceList } from '../pricing/price-list.ts'
import type { Services } from '../services.ts'
import { priceListOf, type Identity } from '../shop/identity.ts'
import { readSettings } from '../shop/settings.ts'
import type { Shop } from '../wire.ts'
import { loadCart, type CartRow, type LoadedCart } from './load.ts'
import { priceCart, type Choice } from './price.ts'
import { cartView } from './view.ts'

export interface CartAnswer {
  readonly cart: Shop['Cart']
  readonly loaded: LoadedCart | null
  readonly list: PriceList
}

/** The cart as its owner sees it now; with a choice of delivery its price is in the sums. */
export async function answerCart(
  services: Services,
  identity: Identity,
  row: CartRow | null,
  choice?: Choice,
): Promise<CartAnswer> {
  const list = await priceListOf(services, identity)
  const { freeShippingAt } = await readSettings(services.database.q)
  if (row === null) return { cart: emptyCart(toMajorOrNull(freeShippingAt)), loaded: null, list }
  const loaded = await loadCart(services.database.q, row)
  const totals = priceCart(loaded, list, services.clock.now(), choice)
  const customer = identity.kind === 'customer' ? identity.customer : null
  return { cart: cartView(loaded, totals, { list, customer, freeShippingAt }), loaded, list }
}

/** What there is before anything was added (C4.36). */
export function emptyCart(freeShippingAt: number | null): Shop['Cart'] {
  return {
    id: null,
    version: 0,
    currencyCode: CURRENCY,
    items: [],
    prices: {
      itemsWithTax: 0,
      itemsWithoutTax: 0,
      totalWithTax: 0,
      totalWithoutTax: 0,
      totalOriginalWithTax: 0,
      totalOriginalWithoutTax: 0,
      giftsWithTax: 0,
      giftsWithoutTax: 0,
      discountWithTax: 0,
      shipperPriceWithTax: null,
      paymentPriceWithTax: null,
      roundingWithTax: 0,
      freeShippingAt,
      discountLimitPriceWithVat: 0,
    },
    customer: null,
    shippingAddress: null,
    billingAddress: null,
    hasCustomShippingAddress: false,
    comment: null,
    coupon: null,
    credits: 0,
  }
}
