import { useShop } from '@vanek/react-hooks'
import { plural } from '@vanek/sdk/format'
import { type Gauge, stars, starText } from '@vanek/sdk/product'
import { useNumber } from '../../lib/texts/use-number.ts'
import { Gauges, shareOf } from '../../ui/gauge.tsx'
import { starsHref } from '../../ui/icon.tsx'

const NOISE = [
  [25, 'jako šustění listí'],
  [34, 'jako šepot'],
  [44, 'jako tichá knihovna'],
  [54, 'jako tichý hovor'],
  [65, 'jako běžný hovor'],
] as const

/** What so many decibels are like. */
export const noiseText = (decibels: number): string =>
  NOISE.find(([most]) => decibels <= most)?.[1] ?? 'jako rušná ulice'

interface ProductGaugesProps {
  readonly gauges: readonly Gauge[]
  /** With the ends of the scales and what a noise is like. */
  readonly full?: boolean
}

/** The four numbers that decide, on the scales of the product's category. */
export function ProductGauges({ gauges, full }: ProductGaugesProps) {
  const number = useNumber()
  return (
    <Gauges
      values={gauges.map(({ code, title, value, unit, scaleMin, scaleMax }) => ({
        title,
        text: number(value, unit),
        share: shareOf(value, scaleMin, scaleMax),
        ...(full && {
          ends: [number(scaleMin), number(scaleMax)],
          note: code === 'noise' ? noiseText(value) : undefined,
        }),
      }))}
    />
  )
}

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
