/** What a cache needs of `LRUCache`. */
export interface Store<V> {
  get(key: string): V | undefined
  peek(key: string): V | undefined
  set(key: string, value: V): unknown
  delete(key: string): boolean
  entries(): Iterable<[string, V]>
  readonly calculatedSize: number
}

/**
 * A segmented LRU: new entries are on trial, and move to the main segment when they are requested again. URLs that are
 * requested only once evict only each other.
 */
export function createSegmentedStore<V>(main: Store<V>, trial: Store<V>): Store<V> {
  return {
    get(key) {
      const found = main.get(key)
      if (found !== undefined) return found
      const value = trial.peek(key)
      if (value === undefined) return undefined
      trial.delete(key)
      main.set(key, value)
      return value
    },
    peek: (key) => main.peek(key) ?? trial.peek(key),
    set: (key, value) => (main.peek(key) === undefined ? trial : main).set(key, value),
    delete(key) {
      const wasOnTrial = trial.delete(key)
      return main.delete(key) || wasOnTrial
    },
    *entries() {
      yield* main.entries()
      yield* trial.entries()
    },
    get calculatedSize() {
      return main.calculatedSize + trial.calculatedSize
    },
  }
}
