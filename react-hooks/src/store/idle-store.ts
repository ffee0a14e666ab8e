import type { Store } from '@vanek/sdk'

/** A store in place of one that is not loaded yet: its state never changes. */
export const idleStore = <S>(state: S): Store<S> => ({
  getState: () => state,
  getInitialState: () => state,
  subscribe: () => () => {},
})
