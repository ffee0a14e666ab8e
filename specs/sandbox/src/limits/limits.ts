import type { FastifyRequest } from 'fastify'
import { refusal } from '../http/errors.ts'
import { inMemory, type Limiter, type MakeLimiter } from './limiter.ts'
import { RULES, type RuleName, type Rules } from './rules.ts'
import { senderOf } from './sender.ts'

/** A rule and the key that it counts; a null key is unknown and not counted. */
export type Counted = readonly [rule: RuleName, who: string | null]

export interface Limits {
  /** The key of the client of a request; null if unknown. */
  senderOf(request: FastifyRequest): string | null
  /**
   * Adds one to each of these counts, or to none of them.
   *
   * @throws the refusal `rate_limited` if a limit is exceeded
   */
  count(...all: readonly Counted[]): Promise<void>
  /** Undoes `count`. */
  giveBack(...all: readonly Counted[]): Promise<void>
  /** Resets each of these to zero. */
  forget(...all: readonly Counted[]): Promise<void>
  /** Whether the count is above zero. */
  has(rule: RuleName, who: string | null): Promise<boolean>
}

export interface LimitOptions {
  /** Rules other than the usual ones. */
  readonly rules?: Partial<Rules> | undefined
  /**
   * Storage of the counters.
   *
   * @defaultValue in memory
   */
  readonly makeLimiter?: MakeLimiter | undefined
  /** Proxies whose `X-Forwarded-For` is trusted. */
  readonly trusted: readonly string[]
}

export function createLimits({ rules = {}, makeLimiter = inMemory, trusted }: LimitOptions): Limits {
  const all = { ...RULES, ...rules }
  const limiters = new Map<RuleName, Limiter>()
  const limiterOf = (name: RuleName): Limiter => {
    const limiter = limiters.get(name) ?? makeLimiter(all[name], name)
    limiters.set(name, limiter)
    return limiter
  }
  const each = async (counted: readonly Counted[], work: (limiter: Limiter, who: string) => Promise<void>) => {
    for (const [rule, who] of counted) if (who !== null) await work(limiterOf(rule), who)
  }
  const giveBack: Limits['giveBack'] = (...counted) => each(counted, (limiter, who) => limiter.giveBack(who))
  return {
    senderOf: (request) => senderOf(request, trusted),
    async count(...counted) {
      for (const [at, [rule, who]] of counted.entries()) {
        const retryAfterSeconds = who === null ? 0 : await limiterOf(rule).take(who)
        if (retryAfterSeconds === 0) continue
        await giveBack(...counted.slice(0, at))
        throw refusal('rate_limited', { retryAfterSeconds })
      }
    },
    giveBack,
    forget: (...counted) => each(counted, (limiter, who) => limiter.forget(who)),
    has: async (rule, who) => who !== null && (await limiterOf(rule).counted(who)) > 0,
  }
}
