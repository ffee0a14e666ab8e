import { market } from '#market/market'
import sprite from '../assets/icons.svg?url'

/** URL of the five stars of a rating, 80 by 16 units. */
export const starsHref: string = `${sprite}#stars`
/** URL of the outline of one star, 16 by 16 units. */
export const starHref: string = `${sprite}#star`

export type IconName =
  | 'search'
  | 'menu'
  | 'cart'
  | 'user'
  | 'close'
  | 'check'
  | 'plus'
  | 'minus'
  | 'arrow'
  | 'truck'
  | 'store'
  | 'returns'
  | 'cube'
  | 'phone'
  | 'mail'
  | 'gift'
  | 'trash'
  | 'info'
  | 'breeze'
  | 'shield'
  | 'compare'
  | 'filter'
  | 'heart'
  | 'list'

const MEANT: Readonly<Record<string, IconName>> = {
  advice: 'info',
  delivery: 'truck',
  return: 'returns',
  claim: 'shield',
}

/** The icon for a name in an editor's text; the breeze for unknown names. */
export function iconName(name: string): IconName {
  return MEANT[name] ?? 'breeze'
}

/** A line icon of 24 units in the colour and size of the text; always decorative, beside a text or a label. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}

/** A line of gentle waves, stretched over its whole box. */
export function Waves() {
  return (
    <svg>
      <use href={`${sprite}#waves`} />
    </svg>
  )
}

/** The wordmark; the accent over the a is drawn as a breeze over the word. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 -5 144 47" aria-hidden="true">
      <use href={`${sprite}#${market.logo}`} />
    </svg>
  )
}
