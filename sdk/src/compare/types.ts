import type { Store } from '../kernel/store.ts'

export interface CompareState {
  /** Ids of the compared products, in the order they were added. */
  readonly ids: readonly number[]
  /** Whether what was kept has been read; until then nobody knows what is compared. */
  readonly loaded: boolean
}

/** What toggling did; `full` when nothing was added because the most are there already. */
export type CompareChange = 'added' | 'removed' | 'full'

export interface CompareStore extends Store<CompareState> {
  /** Reads what was kept (B4.09). Called after hydration, and again when another tab may have changed it. */
  readonly load: () => void
  /** Adds the product, or removes it when it is there (B4.07). */
  readonly toggle: (productId: number) => CompareChange
  readonly remove: (productId: number) => void
  readonly clear: () => void
}
