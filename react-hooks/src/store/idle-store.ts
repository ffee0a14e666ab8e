import type { Store } from './use-store.ts'

/** Stands in for a store that is not there yet: always in this state. */
export const idleStore = <S>(state: S): Store<S> => ({
  getState: () => state,
  getInitialState: () => state,
  subscribe: () => () => {},
})
