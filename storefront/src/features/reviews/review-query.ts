/** Which reviews are read, as the address tells it (C3.45). */
export interface ReviewQuery {
  readonly page: number
  readonly sort: 'time' | 'rating'
  readonly sortDirection: 'asc' | 'desc'
  /** Leave out those that are stars only. */
  readonly onlyWithReview: boolean
}

/** The youngest first, stars without words too. */
export const firstReviews: ReviewQuery = { page: 1, sort: 'time', sortDirection: 'desc', onlyWithReview: false }

/** Orders a shopper can choose from. */
export const reviewOrders = [
  { sort: 'time', sortDirection: 'desc', title: 'Nejnovější' },
  { sort: 'rating', sortDirection: 'desc', title: 'Nejlepší' },
  { sort: 'rating', sortDirection: 'asc', title: 'Nejhorší' },
] as const

const names = { page: 'reviews_page', order: 'reviews_sort', text: 'reviews_text' } as const

/** Parameters of an address that choose reviews. */
export const reviewParameters: readonly string[] = Object.values(names)

const orderOf = ({ sort, sortDirection }: Pick<ReviewQuery, 'sort' | 'sortDirection'>) => `${sort}-${sortDirection}`

/** Reads the choice out of an address; what makes no sense is the usual. */
export function reviewQueryFrom(params: URLSearchParams): ReviewQuery {
  const page = Number(params.get(names.page) ?? 1)
  const order = reviewOrders.find((each) => orderOf(each) === params.get(names.order)) ?? reviewOrders[0]
  return {
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
    sort: order.sort,
    sortDirection: order.sortDirection,
    onlyWithReview: params.get(names.text) === '1',
  }
}

/** The query of an address that chooses these reviews and leaves everything else as it is: `''` or `?...`. */
export function reviewSearch(query: ReviewQuery, before: URLSearchParams): string {
  const params = new URLSearchParams(before)
  for (const name of reviewParameters) params.delete(name)
  if (orderOf(query) !== orderOf(firstReviews)) params.set(names.order, orderOf(query))
  if (query.onlyWithReview) params.set(names.text, '1')
  if (query.page > 1) params.set(names.page, String(query.page))
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}
