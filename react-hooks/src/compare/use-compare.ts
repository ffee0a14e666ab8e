import type { CompareState, CompareStore } from '@vanek/sdk/compare'
import { useEffect } from 'react'
import { useBinding } from '../provider/context.ts'
import { useStore } from '../store/use-store.ts'

/** The compared products with their verbs. */
export interface Compare extends CompareState, Pick<CompareStore, 'toggle' | 'remove' | 'clear'> {}

const useCompareStore = (): CompareStore => {
  const { compare } = useBinding()
  if (!compare) throw new Error('Comparing needs the `compare` prop of <ShopProvider>')
  // what was kept belongs to the visitor: it is read after hydration, never while the page renders
  useEffect(() => compare.load(), [compare])
  return compare
}

const all = (state: CompareState) => state

/** The compared products, empty and not `loaded` until the page is hydrated. */
export function useCompare(): Compare {
  const store = useCompareStore()
  const { ids, loaded } = useStore(store, all)
  return { ids, loaded, toggle: store.toggle, remove: store.remove, clear: store.clear }
}

/** Whether one product is compared. Renders again only when that changes. */
export const useIsCompared = (productId: number): boolean =>
  useStore(useCompareStore(), ({ ids }) => ids.includes(productId))
