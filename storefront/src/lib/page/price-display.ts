import { type DisplaySettings, defaultDisplaySettings } from '@vanek/sdk/format'
import type { FunctionFlags } from '@vanek/sdk/links'
import { createContext } from 'react'

/** Price display that a visitor chose (B3.53). */
export type PriceDisplay = Pick<DisplaySettings, 'displayVAT' | 'displayBothPrices'>

/** Cookies that store the choices (C4.86). */
export const currencyCookie = 'vanek_currency'
export const displayVATCookie = 'vanek_display_vat'
export const displayBothCookie = 'vanek_display_both'

/** Action of the form that changes them. */
export { displayPath } from '#market/paths'

/** Price displays that the form offers. */
export const displayWays = {
  both: { displayVAT: true, displayBothPrices: true },
  with: { displayVAT: true, displayBothPrices: false },
  without: { displayVAT: false, displayBothPrices: false },
} as const satisfies Readonly<Record<string, PriceDisplay>>

export type DisplayWay = keyof typeof displayWays

/** The form value of a price display. */
export const wayOf = ({ displayVAT, displayBothPrices }: PriceDisplay): DisplayWay => {
  if (displayBothPrices) return 'both'
  return displayVAT ? 'with' : 'without'
}

const flag = (text: string | undefined): boolean | undefined => {
  if (text === '1') return true
  return text === '0' ? false : undefined
}

/** The price display in the cookies; null if the visitor has not chosen. */
export function displayFrom(
  cookie: (name: typeof displayVATCookie | typeof displayBothCookie) => string | undefined,
): PriceDisplay | null {
  const [displayVAT, displayBothPrices] = [flag(cookie(displayVATCookie)), flag(cookie(displayBothCookie))]
  if (displayVAT === undefined && displayBothPrices === undefined) return null
  return {
    displayVAT: displayVAT ?? defaultDisplaySettings.displayVAT,
    displayBothPrices: displayBothPrices ?? defaultDisplaySettings.displayBothPrices,
  }
}

/** The price display: the visitor's choice (C4.86), else the feature flags, else both with the VAT price first. */
export const displayOf = (own: PriceDisplay | null | undefined, functions: FunctionFlags): PriceDisplay =>
  own ?? {
    displayVAT: functions['display_vat'] ?? defaultDisplaySettings.displayVAT,
    displayBothPrices: functions['display_both_prices'] ?? defaultDisplaySettings.displayBothPrices,
  }

/** The visitor's own choice; null if there is none. */
export const OwnDisplay = createContext<PriceDisplay | null>(null)
