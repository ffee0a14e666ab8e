import { formatPrice, type PriceOptions } from '@vanek/sdk/format'
import { useCallback } from 'react'
import { useShop } from '../provider/use-shop.ts'

/**
 * Writes amounts in the shop's currency: `money(1290)` is `€1,290`.
 *
 * ```tsx
 * const money = useMoney()
 * return <b>{money(1290)}</b>
 * ```
 */
export function useMoney(): (amount: number, options?: PriceOptions) => string {
  const { currency } = useShop().config
  return useCallback((amount, options) => formatPrice(amount, currency, options), [currency])
}
