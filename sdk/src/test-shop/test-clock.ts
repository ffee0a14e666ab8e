import type { Clock } from '../kernel/clock.ts'

/** Options of {@link createTestClock}. */
export interface TestClockOptions {
  /**
   * Time at the start, in milliseconds since 1970.
   * @defaultValue 0
   */
  readonly now?: number
  /**
   * Sleeps shorter than this many milliseconds end immediately, so that retries and debounces take no time. Longer
   * ones, such as timeouts, end only by `advance`. With 0, every sleep ends by `advance`.
   * @defaultValue 10_000
   */
  readonly instantMs?: number
}

/** A clock for tests. Time moves only by `advance`. */
export interface TestClock extends Clock {
  /**
   * Advances the time and ends due sleeps in order.
   *
   * @param ms - How far, in milliseconds.
   * @returns Resolves when everything due has run.
   */
  advance(ms: number): Promise<void>
  /** All sleeps so far, in milliseconds. */
  readonly slept: readonly number[]
}

interface Sleeper {
  readonly at: number
  readonly wake: () => void
}

// enough turns of the event loop for everything that follows a sleep
const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 1))

/**
 * Creates a clock for tests.
 *
 * @param options - The time at the start, and which waits end at once.
 * @example
 * ```ts
 * const clock = createTestClock()
 * const { shop } = createTestShop({}, { clock })
 * await clock.advance(60_000)
 * ```
 */
export function createTestClock({ now: start = 0, instantMs = 10_000 }: TestClockOptions = {}): TestClock {
  let now = start
  const slept: number[] = []
  let sleepers: readonly Sleeper[] = []

  return {
    slept,
    now: () => now,
    sleep(ms, signal) {
      slept.push(ms)
      if (signal?.aborted) return Promise.reject(signal.reason as Error)
      if (ms < instantMs) return Promise.resolve()
      return new Promise((resolve, reject) => {
        const sleeper: Sleeper = { at: now + ms, wake: resolve }
        sleepers = [...sleepers, sleeper]
        signal?.addEventListener('abort', () => {
          sleepers = sleepers.filter((own) => own !== sleeper)
          reject(signal.reason as Error)
        })
      })
    },
    async advance(ms) {
      await settle()
      const until = now + ms
      for (;;) {
        const [due] = sleepers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)
        if (!due) break
        now = due.at
        sleepers = sleepers.filter((own) => own !== due)
        due.wake()
        await settle()
      }
      now = until
    },
  }
}
