import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from './visitor-address.ts'

interface Rule {
  readonly of: RegExp
  readonly most: number
  readonly seconds: number
}

/** What services are asked for a visitor: they are not told for whom, so it is counted here. */
export const apiRules: readonly Rule[] = [
  { of: /^\/(services\/search\/|content\/search$|hledat$)/, most: 300, seconds: 60 },
  { of: /^\/cdn\//, most: 1_200, seconds: 60 },
  { of: /^\/services\/addresses\//, most: 300, seconds: 300 },
]

/** Seconds until a call may be made, 0 when it may be made now. Who is not known by address is not counted. */
export type ApiLimits = (path: string, address: string | undefined) => Promise<number>

/** Counts in the memory of this process. */
export function createApiLimits(): ApiLimits {
  const limiters = apiRules.map(({ most, seconds }) => new RateLimiterMemory({ points: most, duration: seconds }))
  return async (path, address) => {
    const limiter = limiters[apiRules.findIndex(({ of }) => of.test(path))]
    if (limiter === undefined || address === undefined) return 0
    try {
      await limiter.consume(networkOf(address))
      return 0
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
    }
  }
}
