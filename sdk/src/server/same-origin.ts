const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a method is safe in the sense of HTTP: it only reads.
 *
 * @param method - HTTP method, in any case.
 */
export const isSafeMethod = (method: string): boolean => safeMethods.has(method.toUpperCase())

/**
 * Whether a request that changes something comes from a page of this site. `Sec-Fetch-Site` and `Origin` must not
 * contradict each other, and at least one of them must be there. A browser that hides the referrer sends the origin
 * `null`, which is accepted only with `Sec-Fetch-Site: same-origin`. `Origin` is compared by host and port, since the
 * scheme differs behind a proxy that ends TLS.
 *
 * @param header Reads a header by its name in lower case.
 */
export function isSameOrigin(header: (name: string) => string | null | undefined): boolean {
  const [site, origin, host] = [header('sec-fetch-site'), header('origin'), header('host')]
  if (site && site !== 'same-origin' && site !== 'none') return false
  if (!origin || (origin === 'null' && site === 'same-origin')) return Boolean(site)
  return Boolean(host && URL.canParse(origin) && new URL(origin).host === host.toLowerCase())
}
