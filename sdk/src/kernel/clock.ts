/** Time as a port, so that rules and tests choose it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /**
   * Waits.
   *
   * @param ms - How long, in milliseconds.
   * @param signal - Ends the wait early. By default nothing does.
   * @returns Resolves after that time; rejects with the reason of the signal if it aborts first.
   */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

/** The clock of the machine. */
export const systemClock = (): Clock => ({
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer)
        reject(signal?.reason)
      }
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', stop)
        resolve()
      }, ms)
      if (signal?.aborted) stop()
      else signal?.addEventListener('abort', stop)
    }),
})
