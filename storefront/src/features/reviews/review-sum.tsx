import { plural } from '@vanek/sdk/format'
import { Rating } from '../../entities/product/rating.tsx'

const STARS = { one: '{n} hvězdička', few: '{n} hvězdičky', many: '{n} hvězdiček' }

export interface ReviewSumProps {
  readonly rating: number | null
  readonly count: number
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  readonly distribution: readonly number[]
}

/** The average and how the reviews are spread over five stars (C9.06, C9.07). */
export function ReviewSum({ rating, count, distribution }: ReviewSumProps) {
  const most = Math.max(1, ...distribution)
  return (
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
  )
}
