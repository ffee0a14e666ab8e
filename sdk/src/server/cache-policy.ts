/** How long a CDN may cache a page, for `cacheControl.shared`. */
export interface CacheTimes {
  /** Seconds for which the page is used without a request to the server. */
  readonly fresh: number
  /** Further seconds for which the old page may be used while a new one is fetched. */
  readonly stale: number
}

/** Values of the `Cache-Control` header for the responses of a shop. */
export const cacheControl = {
  /** For pages that are the same for a whole segment: a CDN may cache them, browsers revalidate them. */
  shared: ({ fresh, stale }: CacheTimes): string =>
    `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`,
  /**
   * For pages of a segment with signed-in customers only: the browser caches them and revalidates them each
   * time.
   */
  segment: 'private, no-cache',
  /** For responses to one visitor: never cached. */
  personal: 'no-store',
  /** For files that never change under their URL: cached for a year. */
  asset: 'public, max-age=31536000, immutable',
  /** For files that may change under their URL: cached for an hour. */
  file: 'public, max-age=3600',
} as const
