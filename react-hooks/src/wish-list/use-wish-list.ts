import type { WishListState } from '@vanek/sdk/account'
import { useBinding } from '../provider/context.ts'
import { useStore } from '../store/use-store.ts'

const unknown: WishListState = { items: [], variantIds: new Set(), loaded: false, pending: new Set() }
/** Stands in while there is no store yet: nothing is marked then. */
const noStore = { getState: () => unknown, getInitialState: () => unknown, subscribe: () => () => {} }

/**
 * What the customer has marked by the heart. While the provider has no wish list yet, which may come later than the
 * page, nothing is; the store is loaded by whoever made it.
 *
 * ```tsx
 * const { items, loaded } = useWishList()
 * return loaded ? <ul>{items.map(({ id, product }) => <li key={id}>{product?.name}</li>)}</ul> : <p>Načítáme</p>
 * ```
 */
export const useWishList = (): WishListState => useStore(useBinding().wishList ?? noStore, (state) => state)

/** A part of it; renders again only when that part changes. */
export const useWishPart = <T>(selector: (state: WishListState) => T): T =>
  useStore(useBinding().wishList ?? noStore, selector)
