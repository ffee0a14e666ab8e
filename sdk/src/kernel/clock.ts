/** Interface of a clock, so that tests can control the time. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /**
   * Waits.
   *
   * @param ms - How long, in milliseconds.
   * @param signal - Ends the wait early. Defaults to none.
   * @returns Resolves after that time; rejects with the reason of the signal if it aborts first.
   */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

/** The system clock. */
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
