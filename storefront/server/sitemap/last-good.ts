export interface LastGoodOptions {
  /** How long an answer is given without asking again, in milliseconds. */
  readonly freshMs: number
  readonly onError: (error: unknown) => void
  readonly now?: () => number
}

/**
 * Reads something now and then: many who ask at once share one reading, and the last good answer is given when a new one
 * cannot be had. Throws only as long as there has been none.
 */
export function lastGood<T>(
  read: () => Promise<T>,
  { freshMs, onError, now = Date.now }: LastGoodOptions,
): () => Promise<T> {
  let good: { readonly value: T; readonly until: number } | undefined
  let running: Promise<T> | undefined

  const run = async () => {
    try {
      const value = await read()
      good = { value, until: now() + freshMs }
      return value
    } catch (error) {
      onError(error)
      if (!good) throw error
      return good.value
    } finally {
      running = undefined
    }
  }
  return async () => {
    if (good && good.until > now()) return good.value
    running ??= run()
    return running
  }
}
