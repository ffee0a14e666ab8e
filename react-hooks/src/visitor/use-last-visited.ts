import { useEffect } from 'react'
import { useBinding } from '../provider/context.ts'
import { useStore } from '../store/use-store.ts'

/** Products that the visitor has seen. */
export interface UseLastVisitedResult {
  /** Ids of the products, the latest first; empty until `loaded`. */
  readonly ids: readonly number[]
  /** Whether they were read from the browser's storage: after hydration. */
  readonly loaded: boolean
}

/**
 * Products that the visitor has seen.
 *
 * @param productId - Id of the product on the page: it is remembered, and left out of the list.
 * @returns Ids of the products, latest first; empty until they are loaded.
 * @example
 * ```tsx
 * const { ids } = useLastVisited(product.id)
 * ```
 */
export function useLastVisited(productId?: number): UseLastVisitedResult {
  const { visitor } = useBinding()
  if (!visitor) throw new Error('Last visited products need the `visitor` prop of <ShopProvider>')
  // what is stored differs by visitor: it is read after hydration, never during render
  useEffect(() => {
    if (productId === undefined) visitor.load()
    else visitor.visit(productId)
  }, [visitor, productId])
  const loaded = useStore(visitor, (state) => state.loaded)
  const stored = useStore(visitor, (state) => state.lastVisited)
  return { ids: stored.filter((id) => id !== productId), loaded }
}
