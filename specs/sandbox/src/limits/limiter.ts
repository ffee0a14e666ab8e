import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Rule, RuleName } from './rules.ts'

/** Counts by name. Implement it to count in another store, such as Redis or PostgreSQL. */
export interface Limiter {
  /** Adds one to the count. Returns the seconds to wait if the limit is exceeded, otherwise 0. */
  take(name: string): Promise<number>
  /** Undoes one `take`. */
  giveBack(name: string): Promise<void>
  /** Resets the count to zero. */
  forget(name: string): Promise<void>
  /** The current count. */
  counted(name: string): Promise<number>
}

export type MakeLimiter = (rule: Rule, name: RuleName) => Limiter

/** Counts in memory: per process, and lost on restart. */
export const inMemory: MakeLimiter = ({ most, seconds }) => {
  const limiter = new RateLimiterMemory({ points: most, duration: seconds })
  return {
    async take(name) {
      try {
        await limiter.consume(name)
        return 0
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
      }
    },
    async giveBack(name) {
      await limiter.reward(name)
    },
    async forget(name) {
      await limiter.delete(name)
    },
    counted: async (name) => (await limiter.get(name))?.consumedPoints ?? 0,
  }
}
