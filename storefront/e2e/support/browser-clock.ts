/** How far pages and servers are ahead of the machine, in milliseconds (`npm test -- --at`). */
export const aheadMs = Number(process.env['TEST_AHEAD_MS'] ?? 0)

/** Seconds since 1970 as the browser itself counts them, for the ends of its cookies: nobody moves that clock. */
export const browserSeconds = (): number => (Date.now() - aheadMs) / 1000
