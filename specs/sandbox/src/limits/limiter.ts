import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Rule, RuleName } from './rules.ts'

/** Counts by name. Another store, such as Redis or PostgreSQL, is another maker of these. */
export interface Limiter {
  /** Counts one more. Answers the seconds to wait when it is one too many, else 0. */
  take(name: string): Promise<number>
  /** Takes one back: it shall not count. */
  giveBack(name: string): Promise<void>
  /** Begins at none. */
  forget(name: string): Promise<void>
  /** How many were counted. */
  counted(name: string): Promise<number>
}

export type MakeLimiter = (rule: Rule, name: RuleName) => Limiter

/** Counts in the memory of this process: a restart begins anew, and each process counts by itself. */
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
