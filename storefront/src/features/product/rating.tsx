import { useShop } from '@vanek/react-hooks'
import { plural } from '@vanek/sdk/format'
import { stars, starText } from '@vanek/sdk/product'

/** Width of one star. */
const WIDTH = 16
const STAR = 'l2 4.2 4.6.6-3.4 3.2.9 4.6-4.1-2.2-4.1 2.2.9-4.6-3.4-3.2 4.6-.6z'
// the path of each star starts at its upper tip
const FIVE = `M8 1.5${[STAR, STAR, STAR, STAR, STAR].join('m16 0')}`

const REVIEWS = { one: '{n} recenze', few: '{n} recenze', many: '{n} recenzí' }

/** Average of the reviews, 0 to 100, as stars out of five with one decimal (B3.10, C9.07); nothing when nobody wrote any. */
export function Rating({ rating, count }: { readonly rating: number | null; readonly count?: number }) {
  const { currency } = useShop().config
  if (rating === null || count === 0) return null
  return (
    <span className="rating num">
      <svg viewBox="0 0 80 16" aria-hidden="true">
        <path d={FIVE} />
        <svg width={(stars(rating) ?? 0) * WIDTH} height={WIDTH}>
          <path d={FIVE} />
        </svg>
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
