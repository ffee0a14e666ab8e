import { inMarket } from '../market.ts'
import { toCrowns, toFiveCents, type Haler } from '../money.ts'
import type { Shop } from '../wire.ts'

/** A currency of prices. Prices are stored in hundredths of the home one and converted in one place, `inCurrency`. */
export interface Currency extends Readonly<Shop['Currency']> {
  /** What one of it costs in the home currency. */
  readonly rate: number
  /** What is added to an amount that is paid in the hand, so that there are coins for it; null where it is paid exactly. */
  readonly cashRounding: ((amount: Haler) => Haler) | null
}

/** The price of a euro; fixed, so that a price does not change from one day to the next. */
export const CROWNS_FOR_EURO = 25

const FORM = { symbolPlacement: 'right', decimalPlaces: 2, decimalPoint: ',', millesimalPoint: '\u00a0' } as const
const CROWNS = { code: 'CZK', symbol: 'Kč', ...FORM } as const
const EUROS = { code: 'EUR', symbol: '€', ...FORM } as const

/** The home currency first. */
export const CURRENCIES: readonly [Currency, ...Currency[]] = inMarket<readonly [Currency, ...Currency[]]>({
  cs: [
    { ...CROWNS, rate: 1, cashRounding: toCrowns },
    { ...EUROS, rate: CROWNS_FOR_EURO, cashRounding: null },
  ],
  sk: [
    { ...EUROS, rate: 1, cashRounding: toFiveCents },
    { ...CROWNS, rate: 1 / CROWNS_FOR_EURO, cashRounding: null },
  ],
})

/** The currency of stored prices, and the default. */
export const HOME_CURRENCY: Currency = CURRENCIES[0]

/** The currency of this code; the home one when there is none such. */
export function currencyByCode(code: unknown): Currency {
  return CURRENCIES.find((one) => one.code === code) ?? HOME_CURRENCY
}

/** A stored price in whole hundredths of a currency; a price above 0 never becomes 0. */
export function inCurrency(kept: Haler, { rate }: Currency): Haler {
  return kept > 0 ? Math.max(1, Math.round(kept / rate)) : 0
}

/** How the contract describes a currency (B3.20). */
export function currencyView({ rate: _rate, cashRounding: _rounding, ...view }: Currency): Shop['Currency'] {
  return view
}
