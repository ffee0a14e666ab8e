import type { WishListState } from '@vanek/sdk/account'
import { useBinding } from '../provider/context.ts'
import { idleStore } from '../store/idle-store.ts'
import { useStore } from '../store/use-store.ts'

const unknown: WishListState = { items: [], variantIds: new Set(), loaded: false, pending: new Set() }
/** Used while there is no store yet: the list is empty. */
const noStore = idleStore(unknown)

/**
 * The wish list of the customer. Empty while the provider has no wish list; the store is loaded by its creator.
 *
 * @returns The ids on the list, which of them are pending, and whether the list is loaded.
 * @example
 * ```tsx
 * const { items, loaded } = useWishList()
 * return loaded ? <ul>{items.map(({ id, product }) => <li key={id}>{product?.name}</li>)}</ul> : <p>Loading</p>
 * ```
 */
export const useWishList = (): WishListState => useStore(useBinding().wishList ?? noStore, (state) => state)

/** A part of the wish list. Rerenders only when that part changes. */
export const useWishPart = <T>(selector: (state: WishListState) => T): T =>
  useStore(useBinding().wishList ?? noStore, selector)
