import * as texts from '#texts/entities/product'
import { useCart, useShop } from '@vanek/react-hooks'
import { productMessages } from '#market/messages'
import { type DerivedTag, derivedTags, type Gauge, toStars, formatStars, type Tag } from '@vanek/sdk/product'
import { useNumber } from '../../lib/texts/use-number.ts'
import { GaugeLine } from '../../ui/gauge-line.tsx'
import { starsHref } from '../../ui/icon.tsx'
import { fillClass } from '../../ui/tone.ts'
import { useShell } from '../shop/use-shell.ts'

interface GaugeValue {
  readonly title: string
  /** Formatted value and unit: "90 m³/h". */
  readonly text: string
  /** Position of the value on the scale of its category, 0 to 1. */
  readonly share: number
  /** Labels of the ends of the scale, if there is space. */
  readonly ends?: readonly [from: string, to: string]
  /** A comparison for the number: "as a whisper". */
  readonly note?: string | undefined
}

/** Position of a value on a scale, 0 to 1. A scale without length puts it in the middle. */
export function shareOf(value: number, min: number, max: number): number {
  return max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0.5
}

/** Key numbers, each on one scale for its category, so that two products compare at a glance. */
export function Gauges({ values }: { readonly values: readonly GaugeValue[] }) {
  return (
    <dl className="gauges">
      {values.map(({ title, text, share, ends, note }) => (
        <div className="gauge" key={title}>
          <dt>{title}</dt>
          <dd>
            {text}
            {note && <small>{` ${note}`}</small>}
            <GaugeLine share={share} />
            {ends && (
              <span className="gauge-ends" aria-hidden="true">
                <span>{ends[0]}</span>
                <span>{ends[1]}</span>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A comparison for a number of decibels. */
export const noiseText = (decibels: number): string =>
  texts.noises.find(([most]) => decibels <= most)?.[1] ?? texts.loudest

interface ProductGaugesProps {
  readonly gauges: readonly Gauge[]
  /** With the ends of the scales and a comparison for the noise. */
  readonly full?: boolean
}

/** The four key numbers, on the scales of the product's category. */
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

/** Average of the reviews, 0 to 100, as stars out of five with one decimal (B3.10, C9.07); nothing without reviews. */
export function Rating({ rating, count }: { readonly rating: number | null; readonly count?: number }) {
  const { currency } = useShop().config
  if (rating === null || count === 0) return null
  return (
    <span className="rating num">
      <svg viewBox="0 0 80 16" aria-hidden="true">
        <use href={starsHref} />
        <svg width={(toStars(rating) ?? 0) * WIDTH} height={WIDTH}>
          <use href={starsHref} />
        </svg>
      </svg>
      <span className="hide">{`${texts.rating} `}</span>
      {formatStars(rating, currency)}
      <span className="hide">{` ${texts.ofFive(count)}`}</span>
      {count !== undefined && (
        <span className="quiet" aria-hidden="true">
          {`(${count})`}
        </span>
      )}
    </span>
  )
}

/** The price from which delivery is free for this visitor; null means never (C9.16, C9.17). A cart has its own limit. */
export function useFreeFrom(): number | null {
  const everybody = useShell()?.settings.freeShippingAt ?? null
  return useCart(({ cart }) => (cart.items.length > 0 ? cart.prices.freeShippingAt : everybody))
}

const tones: Readonly<Record<DerivedTag['code'], string>> = {
  n_plus_one: 'tag fill-warm',
  permanent_discount: 'tag fill-warm',
  gift: 'tag fill-warm',
  free_shipping: 'tag fill-ok',
  not_saleable: 'tag fill-quiet',
}

interface TagsProps {
  readonly product: Parameters<typeof derivedTags>[0] & { readonly tags: readonly Tag[] }
  readonly where: 'catalog' | 'content'
}

/** Labels on a picture in a list, unless more are derived from the offers. */
const mostInList = 3

/**
 * Labels of a product: those of editors, and those derived from its offers (B3.16 to B3.19). In a list the derived
 * ones come first; on a phone they are alone.
 */
export function Tags({ product, where }: TagsProps) {
  const byPrice = useShell()?.settings.freeTagByPrice
  const freeFrom = useFreeFrom()
  const own = product.tags
    .filter((tag) => tag.visibility[where])
    .map(({ text, color }) => ({ text, look: `tag ${fillClass(color)}` }))
  const derived = derivedTags(product, { messages: productMessages, freeDeliveryFrom: byPrice ? freeFrom : null }).map(
    ({ code, text }) => ({ text, look: `${tones[code]} tag-offer` }),
  )
  const tags =
    where === 'content' ? [...own, ...derived] : [...derived, ...own].slice(0, Math.max(mostInList, derived.length))
  if (tags.length === 0) return null
  return (
    <ul className="tags">
      {tags.map(({ text, look }) => (
        <li className={look} key={text}>
          {text}
        </li>
      ))}
    </ul>
  )
}
