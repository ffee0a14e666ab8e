import { useShop } from '@vanek/react-hooks'
import { plural } from '@vanek/sdk/format'
import { stars, starText } from '@vanek/sdk/product'
import { starsHref } from '../../ui/icon.tsx'

/** Width of one star. */
const WIDTH = 16

const REVIEWS = { one: '{n} recenze', few: '{n} recenze', many: '{n} recenzí' }

/** Average of the reviews, 0 to 100, as stars out of five with one decimal (B3.10, C9.07); nothing when nobody wrote any. */
export function Rating({ rating, count }: { readonly rating: number | null; readonly count?: number }) {
  const { currency } = useShop().config
  if (rating === null || count === 0) return null
  return (
    <span className="rating num">
      <svg viewBox="0 0 80 16" aria-hidden="true">
        <use href={starsHref} />
        <svg width={(stars(rating) ?? 0) * WIDTH} height={WIDTH}>
          <use href={starsHref} />
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
