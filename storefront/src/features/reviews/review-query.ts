/** The shown reviews, as in the URL (C3.45). */
export interface ReviewQuery {
  readonly page: number
  readonly sort: 'time' | 'rating'
  readonly sortDirection: 'asc' | 'desc'
  /** Leaves out reviews without text. */
  readonly onlyWithReview: boolean
}

/** Newest first, including reviews without text. */
export const firstReviews: ReviewQuery = { page: 1, sort: 'time', sortDirection: 'desc', onlyWithReview: false }

/** Available sort orders. */
export const reviewOrders = [
  { sort: 'time', sortDirection: 'desc', title: 'Nejnovější' },
  { sort: 'rating', sortDirection: 'desc', title: 'Nejlepší' },
  { sort: 'rating', sortDirection: 'asc', title: 'Nejhorší' },
] as const

const names = { page: 'reviews_page', order: 'reviews_sort', text: 'reviews_text' } as const

/** URL parameters of the reviews. */
export const reviewParameters: readonly string[] = Object.values(names)

const orderOf = ({ sort, sortDirection }: Pick<ReviewQuery, 'sort' | 'sortDirection'>) => `${sort}-${sortDirection}`

/** Parses the URL parameters; invalid values become the defaults. */
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

/** The query for these reviews, with all other parameters unchanged: `''` or `?...`. */
export function reviewSearch(query: ReviewQuery, before: URLSearchParams): string {
  const params = new URLSearchParams(before)
  for (const name of reviewParameters) params.delete(name)
  if (orderOf(query) !== orderOf(firstReviews)) params.set(names.order, orderOf(query))
  if (query.onlyWithReview) params.set(names.text, '1')
  if (query.page > 1) params.set(names.page, String(query.page))
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}
