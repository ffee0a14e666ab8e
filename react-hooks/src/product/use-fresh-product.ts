import { freshProductQuery, type Product, withFresh } from '@vanek/sdk/product'
import { useEffect, useMemo } from 'react'
import { useShop } from '../provider/use-shop.ts'
import { useResources } from '../query/use-resources.ts'
import { type ReadOf, useShopQuery } from '../query/use-shop-query.ts'

export interface FreshProductOptions {
  /** After how long the product is asked for again when the page comes back into sight. @defaultValue 30_000 */
  readonly staleMs?: number
}

/**
 * A product page may be some minutes old; this asks the shop back end for the prices and stock of this moment,
 * after hydration and again when the page comes back into sight. `data` is the product as the page came until that is
 * answered, `status` is `success` from then on. A failure leaves what is there.
 *
 * ```tsx
 * const { data } = useFreshProduct(useLoaderData())
 * ```
 */
export function useFreshProduct(kept: Product, { staleMs = 30_000 }: FreshProductOptions = {}): ReadOf<Product> {
  const shop = useShop()
  const resources = useResources()
  const { id } = kept
  const query = useMemo(() => freshProductQuery(shop, { id }), [shop, id])
  // a page that is opened later comes with younger data than what was asked here
  const { data: fresh, ...read } = useShopQuery(query, { keepMs: 0 })

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      resources.fetch(query, { staleMs, keepMs: 0, signal }).catch(() => undefined)
    }
    document.addEventListener('visibilitychange', ask, { signal })
    return () => stop.abort()
  }, [resources, query, staleMs])

  return { ...read, data: useMemo(() => (fresh ? withFresh(kept, fresh) : kept), [kept, fresh]) }
}
