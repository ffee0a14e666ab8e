import type { Review } from '@vanek/sdk/reviews'
import { formatDate } from '../../market/dates.ts'
import { Rating } from './rating.tsx'

/** Reviews one below the other. */
export function ReviewList({ reviews }: { readonly reviews: readonly Review[] }) {
  return (
    <ul className="rule review-list">
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
  )
}
