import { percentOf, withoutVat, type Haler } from '../money.ts'
import type { Content } from '../wire.ts'
import { HOME_CURRENCY, inCurrency, type Currency } from './currency.ts'

/** The prices of a customer group: a discount in per cent on the regular prices, in the currency of the request. */
export interface PriceList {
  readonly code: string
  readonly percentOff: number
  readonly currency: Currency
}

export function usualPrices(currency: Currency): PriceList {
  return { code: '', percentOff: 0, currency }
}

/** A regular price, stored in the home currency, converted by a price list to its currency. */
export function listPrice(usual: Haler, list: PriceList): Haler {
  return inCurrency(usual - percentOf(usual, list.percentOff), list.currency)
}

/** The same price list in the home currency: for stored prices, and for what does not depend on the currency. */
export function inHomeCurrency(list: PriceList): PriceList {
  return { ...list, currency: HOME_CURRENCY }
}

/** The prices by which a listing is filtered. */
export type PriceVat = NonNullable<Content['ListingScope']['vat']>

/** The price in a price list, with or without VAT. */
export function countedPrice(usual: Haler, list: PriceList, vat: PriceVat): Haler {
  const own = listPrice(usual, list)
  return vat === 'with' ? own : withoutVat(own)
}
