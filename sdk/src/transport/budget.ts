/** A token bucket for retries. */
export interface RetryBudget {
  /** Uses one retry; false if none is left. */
  take(): boolean
  /** Returns one after a success. */
  refund(): void
}

/** Allows `size` retries at first; each success gives one back, up to that size. */
export function createBudget(size = 10): RetryBudget {
  let left = size
  return {
    take: () => left > 0 && left-- > 0,
    refund() {
      left = Math.min(size, left + 1)
    },
  }
}
