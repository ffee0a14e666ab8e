interface Readable<State> {
  readonly getState: () => State
  readonly subscribe: (listener: () => void) => () => void
}

/** A store whose code is loaded on first use. */
export interface LateStore<State, Store> {
  /** State that components read, before and after loading. */
  readonly readable: Readable<State> & { readonly getInitialState: () => State }
  /** The real store, once it is loaded. */
  readonly real: () => Store | undefined
  /** Loads the real store if needed; undefined if that fails: the next call tries again. */
  readonly loaded: () => Promise<Store | undefined>
  /** Shows another state until the store changes. */
  readonly show: (state: State) => void
}

/** Creates a late store that shows `initial` until the real one is loaded. */
export function lateStore<State, Store extends Readable<State>>(
  initial: State,
  load: () => Promise<Store>,
): LateStore<State, Store> {
  let state = initial
  let real: Store | undefined
  let loading: Promise<Store> | undefined
  const listeners = new Set<() => void>()
  const show = (next: State) => {
    state = next
    for (const listener of [...listeners]) listener()
  }
  const begin = async (): Promise<Store> => {
    const store = await load()
    store.subscribe(() => show(store.getState()))
    real = store
    return store
  }
  return {
    readable: {
      getState: () => state,
      getInitialState: () => initial,
      subscribe(listener) {
        const own = () => listener()
        listeners.add(own)
        return () => void listeners.delete(own)
      },
    },
    real: () => real,
    async loaded() {
      try {
        return real ?? (await (loading ??= begin()))
      } catch {
        loading = undefined
        return undefined
      }
    },
    show,
  }
}
