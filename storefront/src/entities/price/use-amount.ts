import { type PricePair, shownPrices } from '@vanek/sdk/format'
import { useContext } from 'react'
import { displayOf, OwnDisplay, type PriceDisplay } from '../../lib/page/price-display.ts'
import { useShell } from '../shop/use-shell.ts'
import { useWriters } from './use-writers.ts'

/** The labels of the two prices. */
export const vatTexts = { with: 's DPH', without: 'bez DPH' } as const

/** How prices are shown (B3.53). */
export function useDisplay(): PriceDisplay {
  const own = useContext(OwnDisplay)
  return displayOf(own, useShell()?.settings.functions ?? {})
}

/** A price as text, in the way the visitor wants to see prices. */
interface AmountText {
  /** "1 290 Kč", or "Zdarma". */
  readonly now: string
  /** "s DPH" or "bez DPH"; empty for what is free. */
  readonly vat: string
  /** The other price with its label, where both are shown. */
  readonly other: string | null
}

export interface AmountOptions {
  /** Writes 0 as "Zdarma". */
  readonly free?: boolean | undefined
  /** Writes it with the decimals of sums (B9.34). */
  readonly sum?: boolean | undefined
  /** Puts "od" before the lowest of several prices. */
  readonly from?: boolean | undefined
  /** The unit of the price, if it is not one piece: "m". */
  readonly unit?: string | undefined
}

/** Formats prices the way the visitor wants to see them (B3.53), each with its VAT label. */
export function useAmount(): (pair: PricePair, options?: AmountOptions) => AmountText {
  const { money, total } = useWriters()
  const display = useDisplay()
  return (pair, { free, from, sum, unit } = {}) => {
    const { main, mainAmount, otherAmount } = shownPrices(pair, display)
    if (free && pair.withTax === 0) return { now: money(0, { free: 'Zdarma' }), vat: '', other: null }
    const written = sum ? total : money
    return {
      now: (from ? 'od\u00A0' : '') + written(mainAmount) + (unit ? `\u00A0/\u00A0${unit}` : ''),
      vat: vatTexts[main],
      other: otherAmount === null ? null : `${written(otherAmount)} ${vatTexts.without}`,
    }
  }
}
