export interface Paging {
  readonly skip: number | null
  readonly limit: number | null
}

/** One page of a list, with the total; `most` is the maximum page size. */
export function pageOf<T>(all: readonly T[], { skip, limit }: Paging, most: number): { items: T[]; total: number } {
  const from = Math.max(0, skip ?? 0)
  return { items: all.slice(from, from + Math.min(most, Math.max(0, limit ?? most))), total: all.length }
}
