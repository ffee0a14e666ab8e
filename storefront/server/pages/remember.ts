import { LRUCache } from 'lru-cache'
import type { Remember } from '../../src/app/remembered.ts'

export interface RememberOptions {
  readonly ttlMs: number
  /** How many answers at most. */
  readonly max: number
  readonly now?: () => number
}

/**
 * Remembers what loaders of public pages answered, so that making a page again costs little more than rendering it.
 * Many who ask at once share one run. What a loader throws is not remembered. Answers are shared: nobody may change them.
 */
export function createRemember({ ttlMs, max, now = Date.now }: RememberOptions): Remember {
  const kept = new LRUCache<string, { readonly value: unknown; readonly until: number }>({ max })
  const running = new Map<string, Promise<unknown>>()
  const run = async (key: string, make: () => Promise<unknown>) => {
    try {
      const value = await make()
      kept.set(key, { value, until: now() + ttlMs })
      return value
    } finally {
      running.delete(key)
    }
  }
  return async <T>(key: string, make: () => Promise<T>) => {
    const found = kept.get(key)
    if (found && found.until > now()) return found.value as T
    const promise = running.get(key) ?? run(key, make)
    running.set(key, promise)
    return promise as Promise<T>
  }
}
