import { freshProductQuery, type GetFreshProductError, type Product, mergeFreshProduct } from '@vanek/sdk/product'
import { useEffect, useMemo } from 'react'
import { useShop } from '../provider/use-shop.ts'
import { useResources } from '../query/use-resources.ts'
import { type UseReadResult, useShopQuery } from '../query/use-shop-query.ts'

/** Options of {@link useFreshProduct}. */
export interface UseFreshProductOptions {
  /**
   * Age in milliseconds from which the product is refetched when the page becomes visible.
   * @defaultValue 30_000
   */
  readonly staleTime?: number
}

/**
 * Current prices and stock of a product. A cached page can be some minutes old, so they are fetched after hydration and
 * when the page becomes visible. `data` is the product of the page until the first response, and after a failure the
 * last known one.
 *
 * @param stored - The product as the page was rendered with it.
 * @param options - When to fetch again.
 * @returns The product (the given one until the current data arrive), and the state of the request.
 * @example
 * ```tsx
 * const { data } = useFreshProduct(useLoaderData())
 * ```
 */
export function useFreshProduct(
  stored: Product,
  { staleTime = 30_000 }: UseFreshProductOptions = {},
): UseReadResult<Product, GetFreshProductError> {
  const shop = useShop()
  const resources = useResources()
  const { id } = stored
  const query = useMemo(() => freshProductQuery(shop, { id }), [shop, id])
  // a page opened later has newer data than this request
  const { data: fresh, ...read } = useShopQuery(query, { gcTime: 0 })

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      resources.fetch(query, { staleTime, gcTime: 0, signal }).catch(() => undefined)
    }
    document.addEventListener('visibilitychange', ask, { signal })
    return () => stop.abort()
  }, [resources, query, staleTime])

  return { ...read, data: useMemo(() => (fresh ? mergeFreshProduct(stored, fresh) : stored), [stored, fresh]) }
}
