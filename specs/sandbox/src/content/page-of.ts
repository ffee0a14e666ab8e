export interface Paging {
  readonly skip: number | null
  readonly limit: number | null
}

/** A part of a list with the length of the whole; `most` is how much may be asked for at once. */
export function pageOf<T>(all: readonly T[], { skip, limit }: Paging, most: number): { items: T[]; total: number } {
  const from = Math.max(0, skip ?? 0)
  return { items: all.slice(from, from + Math.min(most, Math.max(0, limit ?? most))), total: all.length }
}
