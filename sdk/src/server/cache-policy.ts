/** How long a page for everybody may be shown: `fresh` without asking, `stale` more while a new one is made. In seconds. */
export interface KeepTimes {
  readonly fresh: number
  readonly stale: number
}

/**
 * `Cache-Control` of what a shop sends:
 * `shared` pages are the same for everybody of one segment and may lie in a CDN; browsers ask again by ETag.
 * `segment` pages are the same for everybody of a segment that only signed-in customers are in.
 * `personal` is for one visitor and never kept. `asset` never changes under its address. `file` may change.
 */
export const cacheControl = {
  shared: ({ fresh, stale }: KeepTimes): string =>
    `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`,
  segment: 'private, no-cache',
  personal: 'no-store',
  asset: 'public, max-age=31536000, immutable',
  file: 'public, max-age=3600',
} as const
