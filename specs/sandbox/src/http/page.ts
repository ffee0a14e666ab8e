export interface Page {
  readonly page: number
  readonly perPage: number
}

/** One page of a list with the totals, in the format of the contract. */
export function pageOf<T>(all: readonly T[], { page, perPage }: Page) {
  return {
    data: all.slice((page - 1) * perPage, page * perPage),
    meta: { pagination: { total: all.length, page, perPage } },
  }
}
