import type { Currency } from '../kernel/currency.ts'

/** How prices are shown. */
export interface DisplaySettings {
  /** Currency in which prices are shown; null until the settings are loaded. */
  readonly activeCurrency: Currency | null
  /** Currencies in which the shop sells; empty until they are loaded. */
  readonly currencies: readonly Currency[]
  /** Whether the price with VAT is shown if only one price is shown. */
  readonly displayVAT: boolean
  /** Whether prices with and without VAT are both shown. */
  readonly displayBothPrices: boolean
}

/** Display settings of a shop that sets none. */
export const defaultDisplaySettings: DisplaySettings = {
  activeCurrency: null,
  currencies: [],
  displayVAT: false,
  displayBothPrices: true,
}

/** The main price, and the other price if both are shown. Returned by {@link displayPrices}. */
export interface DisplayPrices {
  /** Whether the main price is the one with or without VAT. */
  readonly main: 'with' | 'without'
  /** The main price, in the currency of the given prices. */
  readonly mainAmount: number
  /** The price without VAT, if both are shown; else null. */
  readonly otherAmount: number | null
}

/** An amount with and without VAT, as computed by the back end. */
export interface PricePair {
  /** Price with VAT, in the currency of the shop. */
  readonly withTax: number
  /** Price without VAT, in the currency of the shop. */
  readonly withoutTax: number
}

/**
 * Which price is the main one: the one with VAT if both are shown.
 *
 * @param settings - How the shop displays prices.
 * @example
 * ```ts
 * const main = mainDisplayPrice({ displayVAT: false, displayBothPrices: false }) // 'without'
 * ```
 */
export const mainDisplayPrice = ({
  displayVAT,
  displayBothPrices,
}: Pick<DisplaySettings, 'displayVAT' | 'displayBothPrices'>): DisplayPrices['main'] =>
  displayBothPrices || displayVAT ? 'with' : 'without'

/**
 * The prices to show: both, with the VAT price first, or the one chosen in the settings.
 *
 * @param prices - Price with and without VAT.
 * @param display - How the shop displays prices. Defaults to prices with VAT only.
 * @example
 * ```ts
 * const { mainAmount, otherAmount } = displayPrices(
 *   { withTax: 121, withoutTax: 100 },
 *   { displayVAT: true, displayBothPrices: true },
 * ) // 121 and 100
 * ```
 */
export function displayPrices(
  { withTax, withoutTax }: PricePair,
  display: Pick<DisplaySettings, 'displayVAT' | 'displayBothPrices'> = defaultDisplaySettings,
): DisplayPrices {
  const main = mainDisplayPrice(display)
  return {
    main,
    mainAmount: main === 'with' ? withTax : withoutTax,
    otherAmount: display.displayBothPrices ? withoutTax : null,
  }
}
