/** The data of a request that pages need; the web `Request` is created only when it is used. */
export interface PageRequest {
  readonly id: string
  readonly method: string
  /** IP address of the visitor, if known. */
  readonly address: string | undefined
  /** The first address that trusted proxies forward, else that of the connection (C4.91). */
  readonly firstAddress: string
  /** Requested path and query, with a leading slash. */
  readonly url: string
  readonly header: (name: string) => string | undefined
  readonly web: () => Request
}

/** Splits a URL into path and query. */
export function partsOf(url: string): { readonly path: string; readonly query: string } {
  const split = url.indexOf('?')
  return split < 0 ? { path: url, query: '' } : { path: url.slice(0, split), query: url.slice(split + 1) }
}
