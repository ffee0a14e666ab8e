import * as texts from '#texts/entities/price'
import { useShop } from '@vanek/react-hooks'
import { formatPrice, type PriceOptions, type PricePair, displayPrices } from '@vanek/sdk/format'
import { market } from '#market/market'
import { createContext, useContext } from 'react'
import { displayOf, OwnDisplay, type PriceDisplay } from '../../lib/page/price-display.ts'
import { totalDecimals } from '../../market/totals.ts'
import { useShell } from '../shop/use-shell.ts'

/** The price of one piece. */
export const unitPair = (prices: { readonly unitWithTax: number; readonly unitWithoutTax: number }): PricePair => ({
  withTax: prices.unitWithTax,
  withoutTax: prices.unitWithoutTax,
})

/** The unit of a price, if it is not one piece: "m". */
export const perUnit = (unit: string | undefined): string | undefined => (unit === market.pieceUnit ? undefined : unit)

/** The price of all pieces of a line. */
export const totalPair = (prices: { readonly totalWithTax: number; readonly totalWithoutTax: number }): PricePair => ({
  withTax: prices.totalWithTax,
  withoutTax: prices.totalWithoutTax,
})

/** Two prices that may not be known yet. */
export const pairOf = (withTax: number | null, withoutTax: number | null): PricePair | null =>
  withTax === null || withoutTax === null ? null : { withTax, withoutTax }

/** The price of a delivery or payment method. */
export const pricePair = (method: { readonly priceWithTax: number; readonly priceWithoutTax: number }): PricePair => ({
  withTax: method.priceWithTax,
  withoutTax: method.priceWithoutTax,
})

/** Currency code of an order. Prices inside this context are shown in it, whichever currency the shop is shown in now. */
export const OrderCurrency = createContext<string | null>(null)

/** Formatters of prices. */
interface Writers {
  readonly money: (amount: number, options?: PriceOptions) => string
  /** With the decimals of sums (B9.34). */
  readonly total: (amount: number) => string
}

/** Formats prices in the currency of the shop, or of the order given as an argument or by the context (C4.86). */
export function useWriters(given?: string): Writers {
  const around = useContext(OrderCurrency)
  const code = given ?? around
  const { currency: shown, domainCode } = useShop().config
  const known = useShell()?.settings.currencies.find((own) => own.code === code)
  const currency = code === null || code === shown.code ? shown : { ...shown, code, symbol: known?.symbol ?? code }
  const decimals = totalDecimals(domainCode)
  return {
    money: (amount, options) => formatPrice(amount, currency, options),
    total: (amount) => formatPrice(amount, currency, decimals === undefined ? {} : { decimals }),
  }
}

/** The labels of the two prices. */
export const vatTexts = texts.vat

/** How prices are shown (B3.53). */
export function useDisplay(): PriceDisplay {
  const own = useContext(OwnDisplay)
  return displayOf(own, useShell()?.settings.functions ?? {})
}

/** A price as text, in the way the visitor wants to see prices. */
interface AmountText {
  /** The formatted price, or "Free". */
  readonly now: string
  /** "s DPH" or "bez DPH"; empty for free items. */
  readonly vat: string
  /** The other price with its label, where both are shown. */
  readonly other: string | null
}

interface AmountOptions {
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
    const { main, mainAmount, otherAmount } = displayPrices(pair, display)
    if (free && pair.withTax === 0) return { now: money(0, { free: texts.free }), vat: '', other: null }
    const written = sum ? total : money
    return {
      now: (from ? texts.from : '') + written(mainAmount) + (unit ? `\u00A0/\u00A0${unit}` : ''),
      vat: vatTexts[main],
      other: otherAmount === null ? null : `${written(otherAmount)} ${vatTexts.without}`,
    }
  }
}

interface AmountProps extends AmountOptions {
  readonly of: PricePair
  /** Shows only the first price, where there is no room for both. */
  readonly one?: boolean
}

/**
 * A price as the visitor wants to see it: with VAT, without VAT or both, and always labelled (B3.53, C1.15). All prices
 * in the shop except the large one of a product use this component.
 */
export function Amount({ of, one, ...options }: AmountProps) {
  const { now, vat, other } = useAmount()(of, options)
  return (
    <span className="amount">
      <b>{now}</b> {vat && <small>{vat}</small>}
      {other && !one && <small className="amount-other">{other}</small>}
    </span>
  )
}
