import { LRUCache } from 'lru-cache'
import { createEnds } from './let-go.ts'
import type { Witness } from './witness.ts'

export interface MemoryOptions {
  readonly ttlMs: number
  /** How many answers at most. */
  readonly max: number
  readonly now?: () => number
}

interface Run {
  readonly value: unknown
  readonly poor: boolean
}

/** When the data of a loader expire, in milliseconds, if the loader says so. */
export const keepUntilOf = (value: unknown): number | undefined =>
  (value as { readonly keepUntil?: number } | null)?.keepUntil

/** What loaders of public pages answered a moment ago. */
export interface Memory {
  /** Runs a loader, or answers what it answered a moment ago under the same key. The witness is that of the page. */
  remember<T>(key: string, make: () => Promise<T>, witness: Pick<Witness, 'isPoor' | 'poor'>): Promise<T>
  forget(key: string): void
}

/**
 * Remembers what loaders of public pages answered, so that making a page again costs little more than rendering it.
 * Many who ask at once share one run. What a loader throws is not remembered, nor what it made of poor answers. Answers
 * are shared: nobody may change them.
 */
export function createMemory({ ttlMs, max, now = Date.now }: MemoryOptions): Memory {
  const kept = new LRUCache<string, { readonly value: unknown; readonly until: number }>({ max })
  const running = new Map<string, Promise<Run>>()
  const ends = createEnds()
  const keep = (key: string, value: unknown) => {
    ends.letGo(now(), (old, then) => kept.peek(old)?.until === then && kept.delete(old))
    const until = Math.min(now() + ttlMs, keepUntilOf(value) ?? Infinity)
    kept.set(key, { value, until })
    ends.note(key, until)
  }
  const run = async (key: string, make: () => Promise<unknown>, isPoor: () => boolean): Promise<Run> => {
    try {
      const value = await make()
      // a loader may say itself that something is missing
      const poor = isPoor() || (value as { readonly whole?: boolean } | null)?.whole === false
      if (!poor) keep(key, value)
      return { value, poor }
    } finally {
      running.delete(key)
    }
  }
  return {
    async remember<T>(key: string, make: () => Promise<T>, witness: Pick<Witness, 'isPoor' | 'poor'>) {
      const found = kept.get(key)
      if (found && found.until > now()) return found.value as T
      const promise = running.get(key) ?? run(key, make, witness.isPoor)
      running.set(key, promise)
      const { value, poor } = await promise
      if (poor) witness.poor()
      return value as T
    },
    forget: (key) => void kept.delete(key),
  }
}
