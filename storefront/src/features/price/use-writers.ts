import { useShop } from '@vanek/react-hooks'
import { formatPrice, formatSummary, type PriceOptions } from '@vanek/sdk/format'
import { createContext, useContext } from 'react'
import { useShell } from '../../app/shell/use-shell.ts'

/** Code of the currency of an order; what stands within is written in it, in whatever currency the shop is shown by now. */
export const OrderCurrency = createContext<string | null>(null)

/** Ways to write an amount. */
export interface Writers {
  readonly money: (amount: number, options?: PriceOptions) => string
  /** With the decimals of sums (B9.34). */
  readonly total: (amount: number) => string
}

/** Writes amounts in the currency of the shop; in that of an order which is told, or which they stand within (C4.86). */
export function useWriters(told?: string): Writers {
  const around = useContext(OrderCurrency)
  const code = told ?? around
  const { currency: shown, domainCode } = useShop().config
  const known = useShell()?.settings.currencies.find((own) => own.code === code)
  const currency = code === null || code === shown.code ? shown : { ...shown, code, symbol: known?.symbol ?? code }
  return {
    money: (amount, options) => formatPrice(amount, currency, options),
    total: (amount) => formatSummary(amount, currency, domainCode),
  }
}
