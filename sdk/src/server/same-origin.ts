const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a method only reads. */
export const isSafe = (method: string): boolean => safeMethods.has(method.toUpperCase())

/**
 * Whether a request that changes something comes from a page of ours: by `Sec-Fetch-Site` where the browser sends it,
 * else by an `Origin` whose host is the one that was asked. Neither of them is no.
 */
export function isSameOrigin(header: (name: string) => string | null | undefined): boolean {
  const site = header('sec-fetch-site')
  if (site) return site === 'same-origin' || site === 'none'
  const origin = header('origin')
  const host = header('host')
  return Boolean(origin && host && URL.canParse(origin) && new URL(origin).host === host.toLowerCase())
}
