import { formatSummary } from '@vanek/sdk/format'
import { useCallback } from 'react'
import { useShop } from '../provider/use-shop.ts'

/**
 * Formats totals of a cart or an order in the currency of the shop, with the number of decimals of its domain.
 *
 * @returns `formatSummary` bound to that currency and domain.
 * @example
 * ```tsx
 * const total = useTotalMoney()
 * return <b>{total(1290)}</b>
 * ```
 */
export function useTotalMoney(): (amount: number) => string {
  const { currency, domainCode } = useShop().config
  return useCallback((amount) => formatSummary(amount, currency, domainCode), [currency, domainCode])
}
