import { type DisplaySettings, defaultDisplay } from '@vanek/sdk/format'
import type { FunctionFlags } from '@vanek/sdk/links'
import { createContext } from 'react'

/** Which prices a visitor has chosen to see (B3.53). */
export type PriceDisplay = Pick<DisplaySettings, 'displayVAT' | 'displayBothPrices'>

/** Cookies in which the choices are kept (C4.86). */
export const currencyCookie = 'vanek_currency'
export const displayVATCookie = 'vanek_display_vat'
export const displayBothCookie = 'vanek_display_both'

/** Where the form that changes them posts to. */
export const displayPath = '/zobrazeni-cen'

/** Ways to show prices, as the form offers them. */
export const displayWays = {
  both: { displayVAT: true, displayBothPrices: true },
  with: { displayVAT: true, displayBothPrices: false },
  without: { displayVAT: false, displayBothPrices: false },
} as const satisfies Readonly<Record<string, PriceDisplay>>

export type DisplayWay = keyof typeof displayWays

/** The way that shows prices so. */
export const wayOf = ({ displayVAT, displayBothPrices }: PriceDisplay): DisplayWay => {
  if (displayBothPrices) return 'both'
  return displayVAT ? 'with' : 'without'
}

const flag = (text: string | undefined): boolean | undefined => {
  if (text === '1') return true
  return text === '0' ? false : undefined
}

/** What the cookies say; null when the visitor has chosen nothing. */
export function displayFrom(
  cookie: (name: typeof displayVATCookie | typeof displayBothCookie) => string | undefined,
): PriceDisplay | null {
  const [displayVAT, displayBothPrices] = [flag(cookie(displayVATCookie)), flag(cookie(displayBothCookie))]
  if (displayVAT === undefined && displayBothPrices === undefined) return null
  return {
    displayVAT: displayVAT ?? defaultDisplay.displayVAT,
    displayBothPrices: displayBothPrices ?? defaultDisplay.displayBothPrices,
  }
}

/** How prices are shown: as the visitor chose (C4.86), else as the feature flags say, else both with the VAT price first. */
export const displayOf = (own: PriceDisplay | null | undefined, functions: FunctionFlags): PriceDisplay =>
  own ?? {
    displayVAT: functions['display_vat'] ?? defaultDisplay.displayVAT,
    displayBothPrices: functions['display_both_prices'] ?? defaultDisplay.displayBothPrices,
  }

/** The visitor's own choice; null where there is none. */
export const OwnDisplay = createContext<PriceDisplay | null>(null)
