import type { CompareState, CompareStore } from '@vanek/sdk/compare'
import { useStore } from '../store/use-store.ts'
import { useCompareStore } from './use-compare-store.ts'

/** The compared products, and their actions. */
export interface UseCompareResult extends CompareState, Pick<CompareStore, 'toggle' | 'remove' | 'clear'> {}

const all = (state: CompareState) => state

/**
 * The compared products. Empty and not `loaded` on the server and while the page hydrates.
 *
 * @returns The ids of the products, and the methods of the store.
 * @example
 * ```tsx
 * const { ids, loaded, remove } = useCompare()
 * ```
 */
export function useCompare(): UseCompareResult {
  const store = useCompareStore()
  const { ids, loaded, last } = useStore(store, all)
  return { ids, loaded, last, toggle: store.toggle, remove: store.remove, clear: store.clear }
}
