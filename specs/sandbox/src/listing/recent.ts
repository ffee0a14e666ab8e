/** Results by key, those used last. */
export interface Recent {
  get<T>(key: string, make: () => T): T
  clear(): void
}

export function createRecent(most: number): Recent {
  const kept = new Map<string, unknown>()
  return {
    get<T>(key: string, make: () => T): T {
      const found = kept.has(key) ? (kept.get(key) as T) : make()
      kept.delete(key)
      kept.set(key, found)
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
      return found
    },
    clear: () => kept.clear(),
  }
}
