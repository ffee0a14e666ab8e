import * as texts from '#texts/features/reviews'
import { anchors } from '#market/anchors'
import { useMinimumDelay } from '@vanek/react-hooks'
import type { Product } from '@vanek/sdk/product'
import { type Review, type ReviewPage, reviewsPerPage } from '@vanek/sdk/reviews'
import { type Dispatch, type MouseEvent, type SetStateAction, Suspense } from 'react'
import { useActionData } from 'react-router-dom'
import { GaugeLine } from '../../ui/gauge-line.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link, type LinkProps } from '../../ui/link.tsx'
import type { ProductAnswer } from '../../entities/product/answers.ts'
import { Rating } from '../../entities/product/badges.tsx'
import { useIsOn } from '../../entities/shop/use-shell.ts'
import { dateAt } from '../../market/calendar.ts'
import { formatDate } from '../../market/dates.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { later } from '../../lib/browser/later.tsx'
import { ReviewPhotos } from './review-photos.tsx'
import { reviewOrders, type ReviewQuery, reviewSearch, useReviews } from './use-reviews.ts'

// a plain form until somebody writes into it
const ReviewForm = import.meta.env.SSR
  ? (await import('./review-form.tsx')).ReviewForm
  : later(() => import('./review-form.tsx').then((own) => own.ReviewForm), '.review-form')

interface ReviewSumProps {
  readonly rating: number | null
  readonly count: number
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  readonly distribution: readonly number[]
  /** The stars whose reviews are shown; null for all. */
  readonly chosen: number | null
  readonly linkTo: (stars: number | null) => LinkProps
}

/** The average and the distribution of stars (C9.06, C9.07); each line leads to the reviews with so many. */
function ReviewSum({ rating, count, distribution, chosen, linkTo }: ReviewSumProps) {
  const maxCount = Math.max(1, ...distribution)
  return (
    <div className="reviews-sum">
      <p className="reviews-average">
        <Rating rating={rating} count={count} />
      </p>
      <dl>
        {distribution
          .map((number, at) => (
            <div key={at}>
              <dt className="small">
                {number > 0 ? (
                  <Link
                    className="review-stars"
                    aria-current={chosen === at + 1 || undefined}
                    {...linkTo(chosen === at + 1 ? null : at + 1)}
                  >
                    {texts.stars(at + 1)}
                  </Link>
                ) : (
                  texts.stars(at + 1)
                )}
              </dt>
              <dd className="num small">
                <GaugeLine share={number / maxCount} />
                {number}
              </dd>
            </div>
          ))
          .reverse()}
      </dl>
      <p className="small quiet">{texts.whoReviews}</p>
    </div>
  )
}

/** A list of reviews. */
function ReviewList({ reviews }: { readonly reviews: readonly Review[] }) {
  return (
    <ul className="rule review-list">
      {reviews.map(({ id, name, rating: own, text, pros, cons, created, verified, photos = [] }) => (
        <li key={id}>
          <p className="row small">
            <strong>{name}</strong>
            {verified && (
              <span className="is-green">
                <Icon name="check" />
                {` ${texts.verified}`}
              </span>
            )}
            <Rating rating={own} />
            <time className="quiet" dateTime={dateAt(created)}>
              {formatDate(created)}
            </time>
          </p>
          {text && <p>{text}</p>}
          {pros && <p className="small">{`+ ${pros}`}</p>}
          {cons && <p className="small">{`− ${cons}`}</p>}
          {photos.length > 0 && <ReviewPhotos photos={photos} author={name} />}
        </li>
      ))}
    </ul>
  )
}

const none: ReviewPage = {
  data: [],
  meta: { pagination: { total: 0, page: 1, perPage: reviewsPerPage }, average: null, distribution: [0, 0, 0, 0, 0] },
}

interface ReviewsProps {
  readonly data: {
    readonly product: Pick<Product, 'id' | 'slug' | 'rating' | 'reviewCount'>
    readonly reviews: ReviewPage | null
  }
  /** Query of the rendered URL. */
  readonly search: string
  /** Sets the product of the page, whose sums change with a review. */
  readonly setProduct: Dispatch<SetStateAction<Product>>
}

/**
 * Reviews of a product: the distribution, five reviews with more on demand (C9.05), sort orders, and a form to write
 * one.
 */
export function Reviews({ data: { product, reviews }, search, setProduct }: ReviewsProps) {
  const first = reviews ?? none
  const canWrite = useIsOn('reviews')
  const canShow = useIsOn('reviewPhotos')
  const answer = useActionData() as ProductAnswer | undefined
  const posted = answer?.kind === 'review' ? answer : undefined
  const shown = useReviews({ product, first, search, written: posted?.done ? posted.review : undefined })
  const { query, sums } = shown
  // a review just written may be the first with a photo
  const photographed = shown.reviews.filter(({ photos = [] }) => photos.length > 0).length
  const withPhotos = Math.max(first.meta.withPhotos ?? 0, photographed)
  const busy = useMinimumDelay(shown.status === 'loading')
  // links work without scripts; with them the reviews load in place
  const linkTo = (query: ReviewQuery) => ({
    to: { search: reviewSearch(query, new URLSearchParams(search)), hash: `#${anchors.reviews}` },
    preventScrollReset: true,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      shown.choose(query)
    },
  })
  const left = shown.total - (query.page - 1) * reviewsPerPage - reviewsPerPage
  return (
    <section id={anchors.reviews}>
      <div className="cols reviews">
        <h2>{texts.title}</h2>
        {sums.count > 0 ? (
          <>
            <ReviewSum {...sums} chosen={query.stars} linkTo={(stars) => linkTo({ ...query, stars, page: 1 })} />
            <nav className="review-tools" aria-label={texts.toolsLabel}>
              {reviewOrders.map(({ title, ...order }) => (
                <Link
                  key={title}
                  className="chip"
                  aria-current={(order.sort === query.sort && order.sortDirection === query.sortDirection) || undefined}
                  {...linkTo({ ...query, ...order, page: 1 })}
                >
                  {title}
                </Link>
              ))}
              <Link
                className="chip"
                aria-current={query.onlyWithReview || undefined}
                {...linkTo({ ...query, onlyWithReview: !query.onlyWithReview, page: 1 })}
              >
                {texts.onlyText}
              </Link>
              {(withPhotos > 0 || query.onlyWithPhotos) && (
                <Link
                  className="chip"
                  aria-current={query.onlyWithPhotos || undefined}
                  {...linkTo({ ...query, onlyWithPhotos: !query.onlyWithPhotos, page: 1 })}
                >
                  {texts.onlyPhotos(withPhotos)}
                </Link>
              )}
              {query.stars !== null && (
                <Link className="chip" aria-current {...linkTo({ ...query, stars: null, page: 1 })}>
                  {texts.onlyStars(query.stars)}
                  <Icon name="close" />
                </Link>
              )}
            </nav>
            <div aria-busy={busy} className="review-shown">
              <ReviewList reviews={shown.reviews} />
              {shown.reviews.length === 0 && <p className="quiet">{texts.nothingWritten}</p>}
              {shown.status === 'failed' && <p className="field-error">{texts.notLoaded}</p>}
            </div>
            {left > 0 && (
              <Link className={buttonClass()} {...linkTo({ ...query, page: query.page + 1 })}>
                {texts.loadMore(Math.min(left, reviewsPerPage))}
              </Link>
            )}
            <output className="hide">{texts.shown(shown.reviews.length, shown.total)}</output>
          </>
        ) : (
          <>
            <p className="quiet">{texts.noReviews}</p>
            <ReviewList reviews={shown.reviews} />
          </>
        )}
        {canWrite ? (
          <details className="fold" open={posted !== undefined}>
            <summary>{texts.writeReview}</summary>
            <Suspense>
              <ReviewForm
                {...{
                  productId: product.id,
                  slug: product.slug,
                  posted,
                  canShow,
                  sums,
                  setProduct,
                  onSuccess: shown.prepend,
                }}
              />
            </Suspense>
          </details>
        ) : (
          // a form from an older page may still be posted
          posted && !posted.done && <Notice kind="danger">{posted.problems['']}</Notice>
        )}
      </div>
    </section>
  )
}
