import * as texts from '#texts/features/cart'
import { Link } from '../../ui/link.tsx'
import type { Cart } from '@vanek/sdk/cart'
import { Amount, totalPair } from '../../entities/price/amount.tsx'
import { stepPaths } from '../../lib/paths/checkout.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The shop's texts beside every cart. */
export function InfoTexts({ texts: lines }: { readonly texts: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <ul className="cart-texts small quiet">
      {lines.map((text) => (
        <li key={text}>
          <Icon name="check" />
          {text}
        </li>
      ))}
    </ul>
  )
}

/** The link to shipping and payment; if blocked, it shows why. */
export function Proceed({ blocked }: { readonly blocked: string | null }) {
  if (blocked === null) {
    return (
      <Link className={buttonClass('action', 'btn-big btn-wide')} to={stepPaths.methods}>
        {texts.proceed}
      </Link>
    )
  }
  return (
    <div className="stack gap-1">
      <p className="notice is-warning" id="proceed-blocked">
        {blocked}
      </p>
      <Button tone="action" big wide disabled aria-describedby="proceed-blocked">
        {texts.proceed}
      </Button>
    </div>
  )
}

/** Keeps the total and the button to the next step in view on a phone, until the summary is visible. */
export function CartBar({ prices }: Pick<Cart, 'prices'>) {
  return (
    <div className="cart-bar">
      <span className="small">
        {texts.total}
        <Amount of={totalPair(prices)} sum one />
      </span>
      <Link className={buttonClass('action')} to={stepPaths.methods}>
        {texts.proceedShort}
      </Link>
    </div>
  )
}
