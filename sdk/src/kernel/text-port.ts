/** Storage for one text that outlives the page, like a key of `localStorage`. */
export interface StoragePort {
  /** The stored text; null if there is none. */
  readonly read: () => string | null
  /** Stores the text; null deletes it. */
  readonly write: (text: string | null) => void
}

/**
 * Stores a text in memory. It is lost with the page.
 *
 * @param initial - Text to start with. Defaults to none.
 * @example
 * ```ts
 * const port = memoryStorage()
 * port.write('air-500')
 * const kept = port.read() // 'air-500'
 * ```
 */
export function memoryStorage(initial: string | null = null): StoragePort {
  let stored = initial
  return { read: () => stored, write: (text) => void (stored = text) }
}

/** The part of `localStorage` or `sessionStorage` that {@link storagePort} uses. */
export interface WebStorage {
  /**
   * Value of a key; null if there is none.
   *
   * @param key - The key.
   */
  getItem(key: string): string | null
  /**
   * Stores the value of a key.
   *
   * @param key - The key.
   * @param value - The value.
   */
  setItem(key: string, value: string): void
  /**
   * Removes a key.
   *
   * @param key - The key.
   */
  removeItem(key: string): void
}

/**
 * Stores a text under one key of a browser storage. The storage is accessed on every call, because accessing a
 * forbidden one throws; a forbidden or full storage is empty, without an error.
 *
 * @param storage - Returns the storage: `() => localStorage`.
 * @param key - Key of the text.
 * @example
 * ```ts
 * const port = storagePort(() => localStorage, 'bulk-order')
 * port.write('saved')
 * ```
 */
export const storagePort = (storage: () => WebStorage, key: string): StoragePort => ({
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
      // without storage it still works for this page
    }
  },
})
