import { type GetOrderError, type OrderDetails, type OrderKey, orderQuery } from '@vanek/sdk/orders'
import { useEffect, useState } from 'react'
import { useShop } from '../provider/use-shop.ts'
import { useResources } from '../query/use-resources.ts'
import { type UseShopQueryResult, useShopQuery } from '../query/use-shop-query.ts'

/** Options of {@link useOrder}. */
export interface UseOrderOptions {
  /** The order that the page was rendered with; it is fresh at first. A new value replaces the data. */
  readonly initial?: OrderDetails
  /**
   * Age in milliseconds from which the order is refetched when the page becomes visible.
   * @defaultValue 15_000
   */
  readonly staleTime?: number
}

/**
 * Reads an order of the customer by its `id`, or any order by its `token`; `current` is the visitor's own order behind
 * a storefront server. It is refetched when the page becomes visible. After an error, `data` is the last known order.
 *
 * @param order - `id` of an order of the customer, or the secret `token` of any order.
 * @param options - The order that the page came with, and how soon it is stale.
 * @returns Data, error and status of the request; an order of another customer is the error `not_found`.
 * @example
 * ```tsx
 * const { data, status, refetch } = useOrder({ token: 'current' })
 * if (status === 'error') return <button onClick={() => void refetch()}>Try again</button>
 * return <p>{data?.code}</p>
 * ```
 */
export function useOrder(
  order: OrderKey,
  { initial, staleTime = 15_000 }: UseOrderOptions = {},
): UseShopQueryResult<OrderDetails, GetOrderError> {
  const shop = useShop()
  const resources = useResources()
  const query = orderQuery(shop, order)
  const read = useShopQuery(query, {
    initialData: initial,
    staleTime: initial ? Infinity : staleTime,
    // personal data are not cached once no component shows them
    gcTime: 0,
  })
  const key = JSON.stringify(query.queryKey)
  const [shown, setShown] = useState({ key, initial })
  const isNewer = shown.key === key && shown.initial !== initial && initial !== undefined

  useEffect(() => {
    setShown({ key, initial })
    const own = orderQuery(shop, order)
    if (isNewer) resources.set(own, initial)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key identifies the order
  }, [key, initial])

  useEffect(() => {
    const own = orderQuery(shop, order)
    const onVisible = () => {
      // the result is in the state
      if (document.visibilityState === 'visible')
        void resources.fetch(own, { staleTime, gcTime: 0 }).catch(() => undefined)
    }
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key identifies the order
  }, [resources, key, staleTime])

  return isNewer ? { ...read, status: 'success', data: initial, error: null } : read
}
