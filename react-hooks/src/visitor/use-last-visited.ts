import { useEffect } from 'react'
import { useBinding } from '../provider/context.ts'
import { useStore } from '../store/use-store.ts'

/** The products last seen. */
export interface LastVisited {
  /** Ids, the latest first; empty until `loaded`. */
  readonly ids: readonly number[]
  readonly loaded: boolean
}

/**
 * The products a visitor has seen last. With an id of the product on the screen that one is remembered
 * and left out of the list.
 *
 * ```tsx
 * const { ids } = useLastVisited(product.id)
 * ```
 */
export function useLastVisited(productId?: number): LastVisited {
  const { visitor } = useBinding()
  if (!visitor) throw new Error('Last visited products need the `visitor` prop of <ShopProvider>')
  // what was kept belongs to the visitor: it is read after hydration, never while the page renders
  useEffect(() => {
    if (productId === undefined) visitor.load()
    else visitor.visit(productId)
  }, [visitor, productId])
  const loaded = useStore(visitor, (state) => state.loaded)
  const kept = useStore(visitor, (state) => state.lastVisited)
  return { ids: kept.filter((id) => id !== productId), loaded }
}
