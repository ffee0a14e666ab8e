import { listingFrom, listingSearch } from '@vanek/sdk/catalog'

/** What a page looks at in the query of its address. */
export interface KnownQuery {
  readonly query: readonly string[]
  /** Whether it looks at the state of a listing as well. */
  readonly listing?: boolean
}

/**
 * The key of a public page: its segment, path and those query parameters it looks at, sorted; the state of a listing
 * in the one form it is written in, so that equal states share a page. Unknown ones do not make another page, or
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
  return `${segment} ${path}${listing ? listingSearch(listingFrom(query), Object.fromEntries(kept) as Record<string, string>) : own}`
}

/** The address a kept page is rendered for: only what its key holds, so that nothing else can get into its bytes. */
export const urlOfKey = (key: string): string => key.slice(key.indexOf(' ') + 1)
