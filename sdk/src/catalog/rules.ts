import type { Sort } from './types.ts'

/** Every order that a listing can stand in, the usual one first. */
export const sorts: readonly Sort[] = ['recommended', 'price_asc', 'price_desc', 'rating', 'newest']

const lastPage = 100_000

/** What a listing's address asks for, in parameters `page` and `sort`; what makes no sense is the first page in the usual order. */
export function listingFrom(fields: { get(name: string): string | null }): {
  readonly page: number
  readonly sort: Sort
} {
  const page = Number(fields.get('page') ?? 1)
  const sort = sorts.find((own) => own === fields.get('sort')) ?? 'recommended'
  return { page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1, sort }
}

/** The query of a listing's address, without what is usual: '' for the first page in the usual order. */
export function listingSearch({ page, sort }: { readonly page: number; readonly sort: Sort }): string {
  const parts = [...(sort === 'recommended' ? [] : [`sort=${sort}`]), ...(page === 1 ? [] : [`page=${page}`])]
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}
