const ownPath = /^\/(?![/\\])[^\s\\]*$/

/**
 * Where to go after signing in: the path that was asked for, if it is one of this site, else home.
 * An address of another site, also one that only looks like a path, is never followed.
 */
export function safePath(wanted: string | null | undefined): string {
  if (!wanted || !ownPath.test(wanted)) return '/'
  const base = 'https://shop.invalid'
  const url = URL.canParse(wanted, base) ? new URL(wanted, base) : null
  const path = url?.origin === base ? url.pathname + url.search + url.hash : ''
  // of `/.//evil.example` two slashes are left
  return ownPath.test(path) ? path : '/'
}
