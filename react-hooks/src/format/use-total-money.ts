import { formatPrice } from '@vanek/sdk/format'
import { useCallback } from 'react'
import { useShop } from '../provider/use-shop.ts'

/**
 * Formats totals of a cart or an order in the currency of the shop.
 *
 * @param decimals - Number of decimals of every total; as in other prices if missing.
 * @returns `formatPrice` bound to that currency and these decimals.
 * @example
 * ```tsx
 * const total = useTotalMoney()
 * return <b>{total(1290)}</b>
 * ```
 */
export function useTotalMoney(decimals?: number): (amount: number) => string {
  const { currency } = useShop().config
  return useCallback(
    (amount) => formatPrice(amount, currency, decimals === undefined ? {} : { decimals }),
    [currency, decimals],
  )
}
