import { useShop } from '@vanek/react-hooks'
import type { Review, ReviewPage } from '@vanek/sdk/reviews'
import { useRef, useState } from 'react'
import { reviewQueryFrom, type ReviewQuery } from './review-query.ts'

export interface ShownReviews {
  readonly reviews: readonly Review[]
  readonly query: ReviewQuery
  readonly total: number
  readonly status: 'ready' | 'loading' | 'failed'
  /** Shows other reviews instead, or appends them if only the page number is the next one. */
  readonly choose: (query: ReviewQuery) => void
  /** Prepends a review that was just written. */
  readonly prepend: (review: Review) => void
}

const sameList = (a: ReviewQuery, b: ReviewQuery) =>
  a.sort === b.sort && a.sortDirection === b.sortDirection && a.onlyWithReview === b.onlyWithReview

/** The reviews of a product, loaded in place without a navigation. */
export function useReviews(productId: number, first: ReviewPage, search: string, written?: Review): ShownReviews {
  const shop = useShop()
  const [query, setQuery] = useState(() => reviewQueryFrom(new URLSearchParams(search)))
  const [{ reviews, total }, setShown] = useState(() => ({
    // a review posted without scripts may be newer than the list
    reviews: written ? [written, ...first.data.filter(({ id }) => id !== written.id)] : first.data,
    total: first.meta.pagination.total,
  }))
  const [status, setStatus] = useState<ShownReviews['status']>('ready')
  const newest = useRef(0)

  const choose = async (wanted: ReviewQuery) => {
    const turn = (newest.current += 1)
    setStatus('loading')
    const { getReviews } = await import('./review-calls.ts')
    const answer = await getReviews(shop, { productId, ...wanted })
    // stale: a later choice was made meanwhile
    if (turn !== newest.current) return
    if (!answer.ok) return setStatus('failed')
    const more = sameList(query, wanted) && wanted.page === query.page + 1
    const known = new Set(more ? reviews.map(({ id }) => id) : [])
    const fresh = answer.data.data.filter(({ id }) => !known.has(id))
    setShown({ reviews: more ? [...reviews, ...fresh] : fresh, total: answer.data.meta.pagination.total })
    setQuery(wanted)
    return setStatus('ready')
  }
  return {
    reviews,
    query,
    total,
    status,
    choose: (wanted) => void choose(wanted),
    prepend: (review) => setShown((shown) => ({ reviews: [review, ...shown.reviews], total: shown.total + 1 })),
  }
}
