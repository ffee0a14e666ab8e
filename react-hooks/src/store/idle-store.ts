import type { Store } from '@vanek/sdk'

/** A placeholder for a store that is not loaded yet; its state never changes. */
export const idleStore = <S>(state: S): Store<S> => ({
  getState: () => state,
  getInitialState: () => state,
  subscribe: () => () => {},
})
