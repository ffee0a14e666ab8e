/** An LRU cache of limited size, in bytes. */
export function createMemory(limit: number): {
  get(key: string): Buffer | undefined
  set(key: string, value: Buffer): void
} {
  const entries = new Map<string, Buffer>()
  let size = 0
  const drop = (key: string): void => {
    size -= entries.get(key)?.length ?? 0
    entries.delete(key)
  }
  return {
    get(key) {
      const value = entries.get(key)
      if (value === undefined) return undefined
      entries.delete(key)
      entries.set(key, value)
      return value
    },
    set(key, value) {
      drop(key)
      if (value.length > limit) return
      entries.set(key, value)
      size += value.length
      for (const oldest of entries.keys()) {
        if (size <= limit) break
        drop(oldest)
      }
    },
  }
}
