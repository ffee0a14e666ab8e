import { fromMajor } from '../money.ts'
import { inCurrency, type Currency } from '../pricing/currency.ts'
import { computeTotals } from '../pricing/totals.ts'
import type { Services } from '../services.ts'
import { readSettings, type Settings } from '../shop/settings.ts'
import type { Shop } from '../wire.ts'
import type { Buyer } from './buyer.ts'
import type { LoadedCart } from './load.ts'
import { NO_CHOICE, priceCart, type Choice } from './price.ts'
import { cartView, type Limits } from './view.ts'

export interface AnswerOptions {
  /** Shipper, payment and gifts to include in the totals. */
  readonly choice?: Choice
  /** Settings of the shop, if they are already loaded. */
  readonly settings?: Settings
}

/** The current cart for its owner. */
export async function answerCart(
  services: Services,
  buyer: Buyer,
  cart: LoadedCart | null,
  { choice = NO_CHOICE, settings }: AnswerOptions = {},
): Promise<Shop['Cart']> {
  const now = services.clock.now()
  const { currency } = buyer.list
  const limits = limitsOf(settings ?? (await readSettings(services.database.q)), currency)
  const totals = cart === null ? computeTotals({ ...NOTHING, currency }) : priceCart(cart, buyer.list, now, choice)
  return cartView(cart, totals, { buyer, limits, now })
}

export function limitsOf({ freeShippingAt, cartConfiguration }: Settings, currency: Currency): Limits {
  const { minimum_order: minimum } = cartConfiguration
  return {
    freeShippingAt: freeShippingAt === null ? null : inCurrency(freeShippingAt, currency),
    minimumOrderAt: minimum === undefined || minimum === null ? null : inCurrency(fromMajor(minimum), currency),
  }
}

const NOTHING = { lines: [], coupon: null, credits: 0, shipper: null, payment: null, gifts: [] }
