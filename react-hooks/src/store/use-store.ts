import type { Store } from '@vanek/sdk'
// without the shim: React 18 and 19 have the hook that it replaces
import { useSyncExternalStoreWithSelector } from 'use-sync-external-store/with-selector'

/**
 * A part of a store's state. Rerenders only when that part changes. On the server and while the page hydrates, the
 * part is taken from the initial state, so that both render the same.
 *
 * @param store - The store.
 * @param selector - Returns the part: a primitive, or an object that exists in the state.
 * @param isEqual - Whether two parts are the same; needed if the selector returns a new object each time. `Object.is` if
 *   missing.
 * @returns What `selector` returns.
 * @example
 * ```tsx
 * return <p>{useStore(visitor, ({ lastVisited }) => lastVisited.length)}</p>
 * ```
 */
export const useStore = <S, T>(store: Store<S>, selector: (state: S) => T, isEqual?: (a: T, b: T) => boolean): T =>
  useSyncExternalStoreWithSelector(store.subscribe, store.getState, store.getInitialState, selector, isEqual)
