import type { Haler } from '../money.ts'
import type { Shop } from '../wire.ts'

/** A currency of prices. Prices are stored in haléře and converted in one place, `inCurrency`. */
export interface Currency extends Readonly<Shop['Currency']> {
  /** What one of it costs in crowns. */
  readonly rate: number
  /** Whether what is paid in the hand is rounded to whole ones. */
  readonly roundsCash: boolean
}

/** The price of a euro; fixed, so that a price does not change from one day to the next. */
const CROWNS_FOR_EURO = 25

const CZECH = { symbolPlacement: 'right', decimalPlaces: 2, decimalPoint: ',', millesimalPoint: '\u00a0' } as const

/** The currency of stored prices, and the default. */
export const CROWNS: Currency = { code: 'CZK', symbol: 'Kč', ...CZECH, rate: 1, roundsCash: true }
const EUROS: Currency = { code: 'EUR', symbol: '€', ...CZECH, rate: CROWNS_FOR_EURO, roundsCash: false }

export const CURRENCIES: readonly Currency[] = [CROWNS, EUROS]

/** The currency of this code; crowns when there is none such. */
export function currencyByCode(code: unknown): Currency {
  return CURRENCIES.find((one) => one.code === code) ?? CROWNS
}

/** A stored price in whole cents of a currency; a price above 0 never becomes 0. */
export function inCurrency(kept: Haler, { rate }: Currency): Haler {
  return kept > 0 ? Math.max(1, Math.round(kept / rate)) : 0
}

/** How the contract describes a currency (B3.20). */
export function currencyView({ rate: _rate, roundsCash: _rounds, ...view }: Currency): Shop['Currency'] {
  return view
}
