import sprite from '../assets/icons.svg?url'

/** Address of the five stars of a rating, 80 by 16 units. */
export const starsHref: string = `${sprite}#stars`

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

/** The icon that a name in a text of editors means; the breeze for what we do not know. */
export function iconName(name: string): IconName {
  return MEANT[name] ?? 'breeze'
}

/** A line icon of 24 units in the colour and size of the text; always decoration beside a text or a label. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
