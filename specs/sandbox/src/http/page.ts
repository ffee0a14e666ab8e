export interface Page {
  readonly page: number
  readonly perPage: number
}

/** One page of a list with what the whole is, as the contract sends it. */
export function pageOf<T>(all: readonly T[], { page, perPage }: Page) {
  return {
    data: all.slice((page - 1) * perPage, page * perPage),
    meta: { pagination: { total: all.length, page, perPage } },
  }
}
