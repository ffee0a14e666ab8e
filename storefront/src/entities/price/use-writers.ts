import { useShop } from '@vanek/react-hooks'
import { formatPrice, type PriceOptions } from '@vanek/sdk/format'
import { createContext, useContext } from 'react'
import { useShell } from '../shop/use-shell.ts'
import { totalDecimals } from '../../market/total-decimals.ts'

/** Currency code of an order. Prices inside this context are shown in it, whichever currency the shop is shown in now. */
export const OrderCurrency = createContext<string | null>(null)

/** Formatters of prices. */
export interface Writers {
  readonly money: (amount: number, options?: PriceOptions) => string
  /** With the decimals of sums (B9.34). */
  readonly total: (amount: number) => string
}

/** Formats prices in the currency of the shop, or of the order given as an argument or by the context (C4.86). */
export function useWriters(told?: string): Writers {
  const around = useContext(OrderCurrency)
  const code = told ?? around
  const { currency: shown, domainCode } = useShop().config
  const known = useShell()?.settings.currencies.find((own) => own.code === code)
  const currency = code === null || code === shown.code ? shown : { ...shown, code, symbol: known?.symbol ?? code }
  const decimals = totalDecimals(domainCode)
  return {
    money: (amount, options) => formatPrice(amount, currency, options),
    total: (amount) => formatPrice(amount, currency, decimals === undefined ? {} : { decimals }),
  }
}
