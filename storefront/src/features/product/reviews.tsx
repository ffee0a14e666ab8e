import { formatDate, plural } from '@vanek/sdk/format'
import type { Review } from '@vanek/sdk/reviews'
import { Rating } from './rating.tsx'

export interface ReviewsProps {
  readonly rating: number | null
  readonly count: number
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  readonly distribution: readonly number[]
  readonly reviews: readonly Review[]
}

const STARS = { one: '{n} hvězdička', few: '{n} hvězdičky', many: '{n} hvězdiček' }

/** How the reviews are spread and what the latest say. */
export function Reviews({ rating, count, distribution, reviews }: ReviewsProps) {
  const most = Math.max(1, ...distribution)
  return (
    <div className="reviews">
      <div className="reviews-sum">
        <p className="reviews-average">
          <Rating rating={rating} count={count} />
        </p>
        <dl>
          {distribution
            .map((number, at) => (
              <div key={at}>
                <dt className="small">{plural('cs', at + 1, STARS)}</dt>
                <dd className="num small">
                  <svg className="gauge-line" aria-hidden="true">
                    <line y1="4" y2="4" x2="100%" />
                    <line y1="4" y2="4" x2={`${Math.round((number / most) * 100)}%`} />
                  </svg>
                  {number}
                </dd>
              </div>
            ))
            .reverse()}
        </dl>
        <p className="small quiet">Hodnotit mohou všichni. Kdo u nás výrobek koupil, má u jména fajfku.</p>
      </div>
      <ul className="rule">
        {reviews.map(({ id, name, rating: own, text, pros, cons, created, verified }) => (
          <li key={id}>
            <p className="row small">
              <strong>{name}</strong>
              {verified && <span className="is-green">✓ ověřený nákup</span>}
              <Rating rating={own} />
              <time className="quiet" dateTime={created}>
                {formatDate(created)}
              </time>
            </p>
            {text && <p>{text}</p>}
            {pros && <p className="small">+ {pros}</p>}
            {cons && <p className="small">− {cons}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}
