import type { CurrencyFormat } from './currency.ts'

/** How prices are shown (B3.53). */
export interface DisplaySettings {
  /** null until the shop has said which. */
  readonly activeCurrency: CurrencyFormat | null
  readonly currencies: readonly CurrencyFormat[]
  /** Whether a single price is the one with VAT. */
  readonly displayVAT: boolean
  /** Whether both prices stand beside each other. */
  readonly displayBothPrices: boolean
}

/** What holds unless a shop says otherwise (B3.53). */
export const defaultDisplay: DisplaySettings = {
  activeCurrency: null,
  currencies: [],
  displayVAT: false,
  displayBothPrices: true,
}

/** Which of the two prices is the large one, and what stands beside it. */
export interface ShownPrices {
  readonly main: 'with' | 'without'
  readonly mainAmount: number
  /** The other price, where both are shown. */
  readonly otherAmount: number | null
}

/** An amount with and without VAT, as computed by the back end. */
export interface PricePair {
  readonly withTax: number
  readonly withoutTax: number
}

/** Which price is the main one: the one with VAT if both are shown (B3.53). */
export const mainPrice = ({
  displayVAT,
  displayBothPrices,
}: Pick<DisplaySettings, 'displayVAT' | 'displayBothPrices'>): ShownPrices['main'] =>
  displayBothPrices || displayVAT ? 'with' : 'without'

/** The prices to show: both, with the VAT price first, or the one chosen by the settings (B3.53). */
export function shownPrices(
  { withTax, withoutTax }: PricePair,
  display: Pick<DisplaySettings, 'displayVAT' | 'displayBothPrices'> = defaultDisplay,
): ShownPrices {
  const main = mainPrice(display)
  return {
    main,
    mainAmount: main === 'with' ? withTax : withoutTax,
    otherAmount: display.displayBothPrices ? withoutTax : null,
  }
}
