interface Readable<State> {
  readonly getState: () => State
  readonly subscribe: (listener: () => void) => () => void
}

/** A store whose workings are loaded when they are first needed. */
export interface LateStore<State, Store> {
  /** What components read, before and after. */
  readonly readable: Readable<State> & { readonly getInitialState: () => State }
  /** The store, once it is there. */
  readonly real: () => Store | undefined
  /** The store, which is loaded now if it is not there; undefined if it cannot be loaded: the next call tries again. */
  readonly loaded: () => Promise<Store | undefined>
  /** Shows another state, until the store says something. */
  readonly show: (state: State) => void
}

/** Makes one: it shows `initial` until the store is there. */
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
