/** Runs one request at a time. A newer request aborts the previous one, which then resolves to null. */
export interface Newest {
  readonly ask: <T>(call: (signal: AbortSignal) => Promise<T>) => Promise<T | null>
  readonly stop: () => void
}

/** Create one per kind of request. */
export function newest(): Newest {
  let current: AbortController | null = null
  return {
    async ask(call) {
      current?.abort()
      const control = new AbortController()
      current = control
      try {
        const answer = await call(control.signal)
        return control.signal.aborted ? null : answer
      } catch (error) {
        // aborting makes the call throw
        if (control.signal.aborted) return null
        throw error
      }
    },
    stop: () => current?.abort(),
  }
}
