/** How far pages and servers are ahead of the machine, in milliseconds (`npm test -- --at`). */
export const aheadMs = Number(process.env['TEST_AHEAD_MS'] ?? 0)

const loader = new URL('../../../scripts/lib/at-moment.mjs', import.meta.url).href

/** The environment of a program whose calendar is so much ahead of that of the tests. */
export const runningAt = (laterMs: number): Record<string, string> => ({
  NODE_OPTIONS: `--import ${loader}`,
  TEST_NOW: new Date(Date.now() + laterMs).toISOString(),
  TEST_AHEAD_MS: String(aheadMs + laterMs),
})

/** Seconds since 1970 as the browser itself counts them, for the ends of its cookies: nobody moves that clock. */
export const browserSeconds = (): number => (Date.now() - aheadMs) / 1000
