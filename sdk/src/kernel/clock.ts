/** Interface of a clock, so that tests can control the time. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /**
   * Waits.
   *
   * @param ms - How long, in milliseconds.
   * @param signal - Ends the wait early. Defaults to none.
   * @param isBackground - Whether a Node.js process may end before. Defaults to false.
   * @returns Resolves after that time; rejects with the reason of the signal if it aborts first.
   */
  sleep(ms: number, signal?: AbortSignal, isBackground?: boolean): Promise<void>
}

/** 23 days in milliseconds. Timers of more than 2^31 - 1 fire at once. */
const longest = 2e9

/** The system clock. A wait ends after 23 days at the latest. */
export const systemClock = (): Clock => ({
  now: () => Date.now(),
  sleep: (ms, signal, isBackground) =>
    new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer)
        reject(signal?.reason)
      }
      const timer = setTimeout(
        () => {
          signal?.removeEventListener('abort', stop)
          resolve()
        },
        Math.min(ms, longest),
      )
      // a number in browsers
      if (isBackground) (timer as { unref?: () => void }).unref?.()
      if (signal?.aborted) stop()
      else signal?.addEventListener('abort', stop)
    }),
})
