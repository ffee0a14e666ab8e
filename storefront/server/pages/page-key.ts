import { parseListing, serializeListing } from '@vanek/sdk/catalog'

/** Query parameters that a page reads. */
export interface KnownQuery {
  readonly query: readonly string[]
  /** Whether it reads the state of a listing as well. */
  readonly listing?: boolean
}

/**
 * The cache key of a public page: its segment, path and the query parameters it reads, sorted; the state of a listing
 * in canonical form, so that equal states share a page. Unknown parameters do not create another page, otherwise
 * anybody could fill the memory with copies.
 */
export function pageKey(segment: string, url: string, { query: known, listing }: KnownQuery): string {
  const split = url.indexOf('?')
  if (split < 0) return `${segment} ${url}`
  const path = url.slice(0, split)
  const query = new URLSearchParams(url.slice(split + 1))
  const kept = known
    .filter((name) => query.has(name))
    .sort()
    .map((name) => [name, query.get(name) ?? ''])
  const own = kept.length === 0 ? '' : `?${new URLSearchParams(kept).toString()}`
  return `${segment} ${path}${listing ? serializeListing(parseListing(query), Object.fromEntries(kept) as Record<string, string>) : own}`
}

/**
 * The URL that a cached page is rendered for: only what its key contains, so that nothing else can get into its bytes.
 */
export const urlOfKey = (key: string): string => key.slice(key.indexOf(' ') + 1)
