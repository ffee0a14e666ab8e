import type { CompareState, CompareStore } from '@vanek/sdk/compare'
import { useStore } from '../store/use-store.ts'
import { useCompareStore } from './use-compare-store.ts'

/** The compared products with their verbs. */
export interface Compare extends CompareState, Pick<CompareStore, 'toggle' | 'remove' | 'clear'> {}

const all = (state: CompareState) => state

/**
 * The compared products, empty and not `loaded` until the page is hydrated.
 *
 * ```tsx
 * const { ids, loaded, remove } = useCompare()
 * ```
 */
export function useCompare(): Compare {
  const store = useCompareStore()
  const { ids, loaded } = useStore(store, all)
  return { ids, loaded, toggle: store.toggle, remove: store.remove, clear: store.clear }
}
