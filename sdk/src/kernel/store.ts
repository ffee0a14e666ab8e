/** State that can be read and subscribed to. Its functions need no `this`. Methods beside them change the state. */
export interface Store<S> {
  /** The current state; the same object until something changes. */
  readonly getState: () => S
  /** The state that the store was created with: what the server rendered and hydration starts from. */
  readonly getInitialState: () => S
  /** Calls the listener after every change. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
}

/** A store with its setter, which is private to its creator. */
export interface WritableStore<S> extends Store<S> {
  readonly setState: (next: S | ((state: S) => S)) => void
}

/**
 * A store of one value. Setting the identical value does not notify. Every listener is called even if another one
 * throws; the exception is then reported like any uncaught error.
 */
export function createStore<S>(initial: S): WritableStore<S> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    getState: () => state,
    getInitialState: () => initial,
    subscribe(listener) {
      // wrapped, so that one function subscribed twice is two subscriptions
      const own = () => listener()
      listeners.add(own)
      return () => void listeners.delete(own)
    },
    setState(next) {
      const value = typeof next === 'function' ? (next as (state: S) => S)(state) : next
      if (Object.is(value, state)) return
      state = value
      for (const listener of [...listeners]) {
        try {
          listener()
        } catch (error) {
          queueMicrotask(() => {
            throw error
          })
        }
      }
    },
  }
}

/** A store computed from another one; the same state gives the same value. */
export function derive<S extends object, T>(
  { getState, getInitialState, subscribe }: Store<S>,
  map: (state: S) => T,
): Store<T> {
  const values = new WeakMap<S, T>()
  const valueOf = (state: S): T => {
    if (!values.has(state)) values.set(state, map(state))
    return values.get(state) as T
  }
  return { getState: () => valueOf(getState()), getInitialState: () => valueOf(getInitialState()), subscribe }
}
