import type { ResolvedLink } from './types.ts'

// schemes that run code, or show foreign content as if it were of the shop
const neverFollowed = /^(?:javascript|livescript|mocha|vbscript|data|blob|file|filesystem|about|view-source|jar):/i
// control and invisible characters: browsers drop some of them, so that `java<tab>script:` runs
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu
const longest = 2_000

const parsed = (href: string, base?: string): URL | undefined => {
  try {
    return new URL(href, base)
  } catch {
    return undefined
  }
}

/** A path that no browser and no router can read as a URL of another host; unchanged if it is harmless. */
function ownPath(rest: string): string | undefined {
  const [path = ''] = rest.split(/[?#]/, 1)
  if (!/\\|\/\/|\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) return rest
  const url = parsed(rest.replace(/^[/\\]+/, '/'), 'https://own.invalid')
  return url?.host === 'own.invalid' ? url.pathname.replace(/\/{2,}/g, '/') + url.search + url.hash : undefined
}

const inside = (href: string, newTab: boolean): ResolvedLink => ({
  href,
  external: false,
  newTab,
  ...(newTab && { rel: 'noopener' as const }),
})

/**
 * Resolves an address that an editor typed. Paths of the shop start with a slash or, on the same page, with `#` or
 * `?`; an absolute URL on the shop's own host becomes a path. Other schemes than http are kept, except those that
 * could run code.
 *
 * @param href - The address; anything but a text gives null.
 * @param options - Origin of the shop, and whether to open a new tab (false by default).
 * @returns null if there is no safe target.
 */
export function resolveHref(
  href: unknown,
  {
    origin = '',
    newTab = false,
  }: {
    /** Of the shop, like `https://www.vanek.cz`. */ readonly origin?: string
    readonly newTab?: boolean
  } = {},
): ResolvedLink | null {
  if (typeof href !== 'string') return null
  const written = href.replace(unseen, '').trim()
  if (written === '' || written.length > longest) return null
  if (/^[#?]/.test(written)) return inside(written, newTab)
  if (/^\/(?![/\\])/.test(written)) {
    const path = ownPath(written)
    return path === undefined ? null : inside(path, newTab)
  }
  if (!/^[a-z][a-z\d+.-]*:/i.test(written) || neverFollowed.test(written)) return null
  const url = parsed(written)
  if (!url) return null
  const web = /^https?:$/.test(url.protocol)
  if (web && url.host === parsed(origin)?.host) {
    const rest = written.replace(/^https?:[/\\]*[^/\\?#]*/i, '')
    const path = ownPath(/^[/\\]/.test(rest) ? rest : `/${rest}`)
    return path === undefined ? null : inside(path, newTab)
  }
  return { href: web ? url.href : written, external: true, newTab, rel: 'noopener' }
}
