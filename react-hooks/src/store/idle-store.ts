import type { Store } from '@vanek/sdk'

/** Stands in for a store that is not there yet: always in this state. */
export const idleStore = <S>(state: S): Store<S> => ({
  getState: () => state,
  getInitialState: () => state,
  subscribe: () => () => {},
})
