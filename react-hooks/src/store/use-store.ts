import type { Store } from '@vanek/sdk'
// without the shim: React 18 and 19 bring the hook it would stand in for
import { useSyncExternalStoreWithSelector } from 'use-sync-external-store/with-selector'

/**
 * A part of a store's state. Renders again only when that part changes by `isEqual`, `Object.is` unless told, so a
 * selector should answer a primitive or something that exists in the state. On the server and while hydrating the part
 * is taken from the initial state, so that both write the same.
 *
 * ```tsx
 * return <p>{useStore(visitor, ({ lastVisited }) => lastVisited.length)}</p>
 * ```
 */
export const useStore = <S, T>(store: Store<S>, selector: (state: S) => T, isEqual?: (a: T, b: T) => boolean): T =>
  useSyncExternalStoreWithSelector(store.subscribe, store.getState, store.getInitialState, selector, isEqual)
