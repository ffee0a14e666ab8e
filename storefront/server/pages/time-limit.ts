import { createShop, type Shop } from '@vanek/sdk'

/** Deadline of an answer, however slow the back ends are. */
export interface TimeLimit {
  /** Milliseconds that are left; 0 when the time is up. */
  left(): number
  /** The same start with another length in milliseconds. */
  of(ms: number): TimeLimit
}

/** Timeouts of the parts of a page, in milliseconds from the request. */
export const timeouts = {
  /** The frame: a page without its menu is better than none. */
  around: 1_000,
  /** Everything that the page itself reads, including retries. */
  page: 1_900,
  /** One call of an outside service; there must be time left for the page itself. */
  service: 900,
  /** Checks what else a path may lead to, when the page could not be read. */
  rescue: 2_400,
  /** One exchange of the proxy: shorter than browsers wait for it. */
  exchange: 8_000,
  /** Silence of the picture service. A page has loaded only when its pictures have; an uncached one takes seconds on a busy machine. */
  picture: 12_000,
  /** A posted form: one whole exchange, and a check of its outcome. */
  form: 10_000,
} as const

/** Starts the time of one request; `factor` multiplies all timeouts. */
export function startTime({ factor = 1, now = () => performance.now() } = {}): TimeLimit {
  const begin = now()
  const limit = (ms: number): TimeLimit => ({ left: () => Math.max(0, begin + ms * factor - now()), of: limit })
  return limit(timeouts.page)
}

/** With less time left than this, a last attempt would only time out. */
const worthRetryingMs = 150

/** A shop whose calls all end in time, with retries, pauses and `Retry-After`. `mayRetry` can forbid retries. */
export function shopWithin(
  limit: TimeLimit,
  config: Parameters<typeof createShop>[0],
  mayRetry: () => boolean = () => true,
): Shop {
  const {
    budget,
    config: { clock },
  } = createShop(config)
  return createShop(
    {
      ...config,
      clock: { now: () => clock.now(), sleep: (ms, signal) => clock.sleep(Math.min(ms, limit.left()), signal) },
    },
    { take: () => limit.left() > worthRetryingMs && mayRetry() && budget.take(), refund: () => budget.refund() },
  )
}
