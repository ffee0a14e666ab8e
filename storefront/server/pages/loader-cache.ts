import { createCache } from '../cache/cache.ts'
import { roughSize } from '../cache/rough-size.ts'
import type { BackendMonitor } from './backend-monitor.ts'

export interface LoaderCacheOptions {
  readonly freshMs: number
  readonly maxBytes: number
  readonly now?: () => number
}

interface Run {
  readonly value: unknown
  /** Whether a back end left something out. */
  readonly degraded: boolean
}

/** When the data of a loader expire, in milliseconds; undefined if the loader sets no time. */
export const expiryOf = (value: unknown): number | undefined =>
  (value as { readonly keepUntil?: number } | null)?.keepUntil

/** Recent results of the loaders of public pages. */
export interface LoaderCache {
  /** Runs a loader, or returns its last value under the same key. The monitor is that of the page. */
  get<T>(key: string, load: () => Promise<T>, monitor: Pick<BackendMonitor, 'isDegraded' | 'markDegraded'>): Promise<T>
  purge(key: string): void
}

/**
 * Caches the data of loaders of public pages, so that rendering a page again costs little. A degraded value is not
 * stored. Data are shared: do not change them.
 */
export function createLoaderCache(options: LoaderCacheOptions): LoaderCache {
  const cache = createCache<Run, Run>({ ...options, sizeOf: ({ value }) => roughSize(value) })
  return {
    async get<T>(key: string, load: () => Promise<T>, monitor: Pick<BackendMonitor, 'isDegraded' | 'markDegraded'>) {
      const run = await cache.get(key, async () => {
        const value = await load()
        // a loader may mark its own data as incomplete
        const degraded = monitor.isDegraded() || (value as { readonly whole?: boolean } | null)?.whole === false
        const made = { value, degraded }
        return degraded ? { notStored: made } : { value: made, expiresAt: expiryOf(value) }
      })
      if (run.degraded) monitor.markDegraded()
      return run.value as T
    },
    purge: (key) => cache.purge(key),
  }
}
