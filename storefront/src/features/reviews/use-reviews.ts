import * as texts from '#texts/features/reviews'
import { useShop } from '@vanek/react-hooks'
import type { Product } from '@vanek/sdk/product'
import type { Review, ReviewPage } from '@vanek/sdk/reviews'
import { useRef, useState } from 'react'

/** The shown reviews, as in the URL (C3.45). */
export interface ReviewQuery {
  readonly page: number
  readonly sort: 'time' | 'rating'
  readonly sortDirection: 'asc' | 'desc'
  /** Only reviews with so many stars; null for all. */
  readonly stars: number | null
  /** Leaves out reviews without text. */
  readonly onlyWithReview: boolean
  /** Leaves out reviews without photos. */
  readonly onlyWithPhotos: boolean
}

/** Newest first, including reviews without text. */
const firstReviews: ReviewQuery = {
  ...{ page: 1, sort: 'time', sortDirection: 'desc', stars: null },
  ...{ onlyWithReview: false, onlyWithPhotos: false },
}

/** Available sort orders. */
export const reviewOrders = [
  { sort: 'time', sortDirection: 'desc', title: texts.newest },
  { sort: 'rating', sortDirection: 'desc', title: texts.best },
  { sort: 'rating', sortDirection: 'asc', title: texts.worst },
] as const

const names = {
  page: 'reviews_page',
  order: 'reviews_sort',
  stars: 'reviews_stars',
  text: 'reviews_text',
  photos: 'reviews_photos',
} as const

/** URL parameters of the reviews. */
const reviewParameters: readonly string[] = Object.values(names)

const orderOf = ({ sort, sortDirection }: Pick<ReviewQuery, 'sort' | 'sortDirection'>) => `${sort}-${sortDirection}`

/** Parses the URL parameters; invalid values become the defaults. */
export function reviewQueryFrom(params: URLSearchParams): ReviewQuery {
  const page = Number(params.get(names.page) ?? 1)
  const stars = params.get(names.stars) ?? ''
  const order = reviewOrders.find((each) => orderOf(each) === params.get(names.order)) ?? reviewOrders[0]
  return {
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
    sort: order.sort,
    sortDirection: order.sortDirection,
    stars: /^[1-5]$/.test(stars) ? Number(stars) : null,
    onlyWithReview: params.get(names.text) === '1',
    onlyWithPhotos: params.get(names.photos) === '1',
  }
}

/** What {@link ReviewQuery} is to the SDK. */
export const reviewParams = ({ stars, ...query }: ReviewQuery) => ({ ...query, ...(stars !== null && { stars }) })

/** The query for these reviews, with all other parameters unchanged: `''` or `?...`. */
export function reviewSearch(query: ReviewQuery, before: URLSearchParams): string {
  const params = new URLSearchParams(before)
  for (const name of reviewParameters) params.delete(name)
  if (orderOf(query) !== orderOf(firstReviews)) params.set(names.order, orderOf(query))
  if (query.stars !== null) params.set(names.stars, String(query.stars))
  if (query.onlyWithReview) params.set(names.text, '1')
  if (query.onlyWithPhotos) params.set(names.photos, '1')
  if (query.page > 1) params.set(names.page, String(query.page))
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}

interface ShownReviews {
  readonly reviews: readonly Review[]
  readonly query: ReviewQuery
  readonly total: number
  readonly status: 'ready' | 'loading' | 'failed'
  /** Shows other reviews instead, or appends them if only the page number is the next one. */
  readonly choose: (query: ReviewQuery) => void
  /** Prepends a review that was just written; `next` are the sums with it. */
  readonly prepend: (review: Review, next: ReviewSums) => void
  /** Sums over all reviews of the product, with those that were just written here. */
  readonly sums: ReviewSums
}

/** Sums over all reviews of a product. */
export interface ReviewSums {
  readonly count: number
  readonly rating: number | null
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  readonly distribution: readonly number[]
}

interface UseReviewsOptions {
  readonly product: Pick<Product, 'id' | 'rating' | 'reviewCount'>
  /** The rendered reviews. */
  readonly first: ReviewPage
  /** Query of the rendered URL. */
  readonly search: string
  /** A review that was posted without scripts. */
  readonly written: Review | undefined
}

const sameList = (a: ReviewQuery, b: ReviewQuery) =>
  a.sort === b.sort &&
  a.sortDirection === b.sortDirection &&
  a.stars === b.stars &&
  a.onlyWithReview === b.onlyWithReview &&
  a.onlyWithPhotos === b.onlyWithPhotos

/** The reviews of a product, loaded in place without a navigation. */
export function useReviews({ product, first, search, written }: UseReviewsOptions): ShownReviews {
  const shop = useShop()
  const { id: productId, rating, reviewCount } = product
  const [query, setQuery] = useState(() => reviewQueryFrom(new URLSearchParams(search)))
  const [{ reviews, total }, setShown] = useState(() => ({
    // a review posted without scripts may be newer than the list
    reviews: written ? [written, ...first.data.filter(({ id }) => id !== written.id)] : first.data,
    total: first.meta.pagination.total,
  }))
  const { distribution } = first.meta
  // the reviews are newer than a cached product: they contain one that was posted without scripts
  const counted = distribution.reduce((sum, number) => sum + number, 0)
  const [sums, setSums] = useState<ReviewSums>({ count: counted || reviewCount, rating, distribution })
  const [status, setStatus] = useState<ShownReviews['status']>('ready')
  const newest = useRef(0)

  const choose = async (next: ReviewQuery) => {
    const turn = (newest.current += 1)
    setStatus('loading')
    const { getReviews } = await import('../../lib/ports/reviews.ts')
    const answer = await getReviews(shop, { productId, ...reviewParams(next) })
    // stale: a later choice was made meanwhile
    if (turn !== newest.current) return
    if (!answer.ok) return setStatus('failed')
    const more = sameList(query, next) && next.page === query.page + 1
    const known = new Set(more ? reviews.map(({ id }) => id) : [])
    const fresh = answer.data.data.filter(({ id }) => !known.has(id))
    setShown({ reviews: more ? [...reviews, ...fresh] : fresh, total: answer.data.meta.pagination.total })
    setQuery(next)
    return setStatus('ready')
  }
  return {
    reviews,
    query,
    total,
    status,
    choose: (next) => void choose(next),
    sums,
    prepend(review, next) {
      setSums(next)
      setShown((shown) => ({ reviews: [review, ...shown.reviews], total: shown.total + 1 }))
    },
  }
}
