/** A small text that outlives the page: a key of a storage, a cookie. */
export interface TextPort {
  readonly read: () => string | null
  /** Keeps the text; null forgets it. */
  readonly write: (text: string | null) => void
}

/** Keeps the text as long as the page. */
export function memoryText(initial: string | null = null): TextPort {
  let kept = initial
  return { read: () => kept, write: (text) => void (kept = text) }
}

/** What is needed of `localStorage`. */
export interface StorageLike {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
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
      if (text === null) storage().removeItem(key)
      else storage().setItem(key, text)
    } catch {
      // what is kept by nobody still works for this visit
    }
  },
})
