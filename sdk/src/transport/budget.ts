/** A token bucket for retries. */
export interface RetryBudget {
  /** Takes one retry; false when none is left. */
  take(): boolean
  /** Gives one back after a success. */
  refund(): void
}

/** At first `size` retries are allowed; each success gives one back, up to that size. */
export function createBudget(size = 10): RetryBudget {
  let left = size
  return {
    take: () => left > 0 && left-- > 0,
    refund() {
      left = Math.min(size, left + 1)
    },
  }
}
