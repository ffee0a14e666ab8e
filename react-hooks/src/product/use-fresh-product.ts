import { getFreshProduct, type Product, type ShopProduct, withFresh } from '@vanek/sdk/product'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useShop } from '../provider/use-shop.ts'

/** A product with the prices and stock of this moment. */
export interface FreshProduct {
  /** As the page came, until the back end has answered. */
  readonly product: Product
  /** `kept` while only the page's own data is known; also after a failure. */
  readonly status: 'kept' | 'fresh'
  /** Asks again. */
  readonly refresh: () => Promise<void>
}

export interface FreshProductOptions {
  /** After how long out of sight the product is asked for again when the page is looked at; 30 000 ms unless told. */
  readonly staleMs?: number
}

/**
 * A product page may be some minutes old; this asks the shop back end for the prices and stock of this moment (C7.57),
 * after hydration and again when the page comes back into sight. A failure leaves what is there.
 *
 * ```tsx
 * const { product } = useFreshProduct(useLoaderData())
 * ```
 */
export function useFreshProduct(kept: Product, { staleMs = 30_000 }: FreshProductOptions = {}): FreshProduct {
  const shop = useShop()
  const [answer, setAnswer] = useState<ShopProduct | null>(null)
  const askedAt = useRef(0)
  const { id } = kept

  const ask = useCallback(
    async (signal?: AbortSignal) => {
      askedAt.current = Date.now()
      const fresh = await getFreshProduct(shop, { id }, signal ? { signal } : {})
      if (fresh.ok && !signal?.aborted) setAnswer(fresh.data)
    },
    [shop, id],
  )
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    // an abort throws, and nobody is left to tell
    const quietly = () => void ask(signal).catch(() => undefined)
    const seen = () => {
      if (document.visibilityState === 'visible' && Date.now() - askedAt.current >= staleMs) quietly()
    }
    quietly()
    document.addEventListener('visibilitychange', seen, { signal })
    return () => controller.abort()
  }, [ask, staleMs])

  const own = answer?.id === id ? answer : null
  return {
    product: useMemo(() => (own ? withFresh(kept, own) : kept), [kept, own]),
    status: own ? 'fresh' : 'kept',
    refresh: useCallback(() => ask(), [ask]),
  }
}
