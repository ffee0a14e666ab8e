import { useShop } from '@vanek/react-hooks'
import { plural } from '@vanek/sdk/format'
import { starText } from '@vanek/sdk/product'

const REVIEWS = { one: '{n} recenze', few: '{n} recenze', many: '{n} recenzí' }

/** Average of the reviews, 0 to 100, as stars out of five with one decimal (B3.10, C9.07); nothing when nobody wrote any. */
export function Rating({ rating, count }: { readonly rating: number | null; readonly count?: number }) {
  const { currency } = useShop().config
  if (rating === null || count === 0) return null
  return (
    <span className="rating num">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="m8 1.5 2 4.2 4.6.6-3.4 3.2.9 4.6L8 11.9 3.9 14.1l.9-4.6L1.4 6.3 6 5.7Z" />
      </svg>
      <span className="hide">Hodnocení </span>
      {starText(rating, currency)}
      <span className="hide"> z 5{count === undefined ? '' : `, ${plural('cs', count, REVIEWS)}`}</span>
      {count !== undefined && (
        <span className="quiet" aria-hidden="true">
          ({count})
        </span>
      )}
    </span>
  )
}
