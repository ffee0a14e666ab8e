/**
 * The key of a public page: its segment, path and those query parameters it looks at, sorted. Unknown ones do not make
 * another page, or anybody could fill the memory with copies.
 */
export function pageKey(segment: string, url: string, known: readonly string[]): string {
  const split = url.indexOf('?')
  if (split < 0) return `${segment} ${url}`
  const path = url.slice(0, split)
  const query = new URLSearchParams(url.slice(split + 1))
  const kept = known
    .filter((name) => query.has(name))
    .sort()
    .map((name) => [name, query.get(name) ?? ''])
  return kept.length === 0 ? `${segment} ${path}` : `${segment} ${path}?${new URLSearchParams(kept).toString()}`
}

/** The address a kept page is rendered for: only what its key holds, so that nothing else can get into its bytes. */
export const urlOfKey = (key: string): string => key.slice(key.indexOf(' ') + 1)
