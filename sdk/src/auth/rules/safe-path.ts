const ownPath = /^\/(?![/\\])[^\s\\]*$/

/**
 * The path to open after signing in. An address of another site, or one that only looks like a path, is never followed
 * (no open redirect).
 *
 * @param wanted - The requested path, usually from the query string.
 * @returns `wanted` if it is a path of this site, otherwise `/`.
 * @example
 * ```ts
 * const own = safePath('/account/orders') // '/account/orders'
 * const foreign = safePath('//evil.example') // '/'
 * ```
 */
export function safePath(wanted: string | null | undefined): string {
  if (!wanted || !ownPath.test(wanted)) return '/'
  const base = 'https://shop.invalid'
  const url = URL.canParse(wanted, base) ? new URL(wanted, base) : null
  const path = url?.origin === base ? url.pathname + url.search + url.hash : ''
  // `/.//evil.example` resolves to two slashes
  return ownPath.test(path) ? path : '/'
}
