/** What a cache holds, by when it is over. */
export interface Ends {
  /** Notes that what is kept under a key is over at a time, which is never before those noted earlier. */
  readonly note: (key: string, until: number) => void
  /** Calls `drop` for all that is over, once each; another time for the same key means that it was kept anew. */
  readonly letGo: (now: number, drop: (key: string, until: number) => void) => void
}

/** For caches whose entries all live equally long: what is over is of no use, and would fill them up to the last place. */
export function createEnds(): Ends {
  const ends: { readonly key: string; readonly until: number }[] = []
  return {
    note: (key, until) => void ends.push({ key, until }),
    letGo(now, drop) {
      const found = ends.findIndex(({ until }) => until > now)
      for (const { key, until } of ends.splice(0, found < 0 ? ends.length : found)) drop(key, until)
    },
  }
}
