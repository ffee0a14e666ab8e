import { formatPrice, type PriceOptions } from '@vanek/sdk/format'
import { useCallback } from 'react'
import { useShop } from '../provider/use-shop.ts'

/**
 * Formats amounts in the currency of the shop.
 *
 * @returns `formatPrice` bound to that currency.
 * @example
 * ```tsx
 * const money = useMoney()
 * return <b>{money(1290)}</b>
 * ```
 */
export function useMoney(): (amount: number, options?: PriceOptions) => string {
  const { currency } = useShop().config
  return useCallback((amount, options) => formatPrice(amount, currency, options), [currency])
}
