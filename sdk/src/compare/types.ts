import type { Store } from '../kernel/store.ts'

/** State of a {@link CompareStore}. */
export interface CompareState {
  /** Ids of the compared products, in the order they were added. */
  readonly ids: readonly number[]
  /** Whether the stored ids have been read; until then `ids` is empty. */
  readonly loaded: boolean
  /** The last change in this tab; null before the first one. */
  readonly last: {
    /** What happened. */
    readonly change: CompareChange
    /** Id of the product. */
    readonly productId: number
  } | null
}

/** Result of `toggle`; `full` when the product was not added because {@link compareMaxProducts} are there already. */
export type CompareChange = 'added' | 'removed' | 'full'

/** Store of the compared products. {@link createCompareStore} creates it. */
export interface CompareStore extends Store<CompareState> {
  /** Reads the stored ids. Call it after hydration, and again when another tab may have changed them. */
  readonly load: () => void
  /** Adds the product, or removes it when it is there. */
  readonly toggle: (productId: number) => CompareChange
  /** Removes the product; an id that is not compared changes nothing. */
  readonly remove: (productId: number) => void
  /** Removes all products, in the storage as well. */
  readonly clear: () => void
}
