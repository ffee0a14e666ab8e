/** An LRU cache of results by key. */
export interface Recent {
  get<T>(key: string, make: () => T): T
  clear(): void
}

export function createRecent(most: number): Recent {
  const entries = new Map<string, unknown>()
  return {
    get<T>(key: string, make: () => T): T {
      const found = entries.has(key) ? (entries.get(key) as T) : make()
      entries.delete(key)
      entries.set(key, found)
      const [oldest] = entries.keys()
      if (entries.size > most && oldest !== undefined) entries.delete(oldest)
      return found
    },
    clear: () => entries.clear(),
  }
}
