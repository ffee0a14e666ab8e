import { searchPath } from '#market/paths'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from '../http/visitor-address.ts'

interface Rule {
  readonly of: RegExp
  readonly most: number
  readonly seconds: number
}

/** Limits for services that do not learn who the visitor is. The first rule that matches a path applies. */
export const apiRules: readonly Rule[] = [
  { of: new RegExp(String.raw`^/(services/search/|content/search$|${searchPath.slice(1)}$)`), most: 300, seconds: 60 },
  { of: /^\/cdn\//, most: 1_200, seconds: 60 },
  { of: /^\/services\/addresses\//, most: 300, seconds: 300 },
  // the service mails the customer named in an order
  { of: /^\/services\/reviews\//, most: 30, seconds: 3_600 },
  // listings and GraphQL can search too; a navigation makes several requests
  { of: /^\/(services|content)\//, most: 3_000, seconds: 60 },
  // pages that are not cached: each may have to be rendered
  { of: /^\/(?!api\/)/, most: 600, seconds: 60 },
]

/** Seconds until a call is allowed, 0 for now. Visitors without a known address are not counted. */
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
