import type { TextPort } from './types.ts'

/** What is needed of `localStorage`. */
export interface StorageLike {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

/**
 * One key of a browser's storage as a port. The storage is looked up at each use, because the look-up itself throws
 * where it is forbidden; a storage that is forbidden or full holds nothing and says nothing.
 */
export const storagePort = (storage: () => StorageLike, key: string): TextPort => ({
  read() {
    try {
      return storage().getItem(key)
    } catch {
      return null
    }
  },
  write(text) {
    try {
      storage().setItem(key, text)
    } catch {
      // comparing still works for this visit
    }
  },
})
