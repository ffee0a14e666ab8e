import { inMarket } from '../market.ts'
import { toCrowns, toFiveCents, type Haler } from '../money.ts'
import type { Shop } from '../wire.ts'

/** A currency. Prices are stored in hundredths of the home currency and converted in one place, `inCurrency`. */
export interface Currency extends Readonly<Shop['Currency']> {
  /** Exchange rate to the home currency. */
  readonly rate: number
  /** The rounding of cash payments; null if cash is not rounded. */
  readonly cashRounding: ((amount: Haler) => Haler) | null
}

/** The exchange rate of the euro; fixed, so that prices do not change daily. */
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

/** The currency with this code; the home currency if it is unknown. */
export function currencyByCode(code: unknown): Currency {
  return CURRENCIES.find((one) => one.code === code) ?? HOME_CURRENCY
}

/** A stored price in whole hundredths of a currency; a price above 0 never becomes 0. */
export function inCurrency(stored: Haler, { rate }: Currency): Haler {
  return stored > 0 ? Math.max(1, Math.round(stored / rate)) : 0
}

/** A currency in the format of the contract (B3.20). */
export function currencyView({ rate: _rate, cashRounding: _rounding, ...view }: Currency): Shop['Currency'] {
  return view
}
