import { formatPrice } from '@vanek/sdk/format'
import { useCallback } from 'react'
import { useShop } from '../provider/use-shop.ts'

/**
 * Formats totals of a cart or an order in the shop's currency: like every price, or always with so many decimals.
 *
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
