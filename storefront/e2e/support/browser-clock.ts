/** How far the clocks of pages and servers are ahead of the system clock, in milliseconds (`npm test -- --at`). */
export const aheadMs = Number(process.env['TEST_AHEAD_MS'] ?? 0)

const loader = new URL('../../../scripts/lib/at-moment.mjs', import.meta.url).href

/** Environment variables of a process whose clock is this far ahead of that of the tests. */
export const runningAt = (laterMs: number): Record<string, string> => ({
  NODE_OPTIONS: `--import ${loader}`,
  TEST_NOW: new Date(Date.now() + laterMs).toISOString(),
  TEST_AHEAD_MS: String(aheadMs + laterMs),
})

/** Seconds since 1970 by the browser's real clock, for cookie expiry: that clock cannot be moved. */
export const browserSeconds = (): number => (Date.now() - aheadMs) / 1000
