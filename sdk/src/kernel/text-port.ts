/** Keeps one text beyond the life of the page, like a key of `localStorage`. */
export interface TextPort {
  /** The text that was kept; null when there is none. */
  readonly read: () => string | null
  /** Keeps the text; null forgets it. */
  readonly write: (text: string | null) => void
}

/** A {@link TextPort} in memory: the text is lost with the page. */
export function memoryText(initial: string | null = null): TextPort {
  let kept = initial
  return { read: () => kept, write: (text) => void (kept = text) }
}

/** The part of `localStorage` or `sessionStorage` that {@link storagePort} uses. */
export interface StorageLike {
  /** The value of a key; null when there is none. */
  getItem(key: string): string | null
  /** Stores the value of a key. */
  setItem(key: string, value: string): void
  /** Removes a key. */
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
