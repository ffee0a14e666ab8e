/** An LRU cache of limited size, in bytes. */
export function createMemory(limit: number): {
  get(key: string): Buffer | undefined
  set(key: string, value: Buffer): void
} {
  const kept = new Map<string, Buffer>()
  let size = 0
  const drop = (key: string): void => {
    size -= kept.get(key)?.length ?? 0
    kept.delete(key)
  }
  return {
    get(key) {
      const value = kept.get(key)
      if (value === undefined) return undefined
      kept.delete(key)
      kept.set(key, value)
      return value
    },
    set(key, value) {
      drop(key)
      if (value.length > limit) return
      kept.set(key, value)
      size += value.length
      for (const oldest of kept.keys()) {
        if (size <= limit) break
        drop(oldest)
      }
    },
  }
}
