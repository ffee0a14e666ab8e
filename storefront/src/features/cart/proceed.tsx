import { Link } from '../../ui/link.tsx'
import { type Cart, freeShippingAt } from '@vanek/sdk/cart'
import { Amount, totalPair } from '../../entities/price/amount.tsx'
import { useGross } from '../../entities/price/use-gross.ts'
import { stepPaths } from '../../lib/paths/checkout.ts'
import { usualFreeShippingAt } from '../../market/market.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The shop's texts beside every cart. */
export function InfoTexts({ texts }: { readonly texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <ul className="cart-texts small quiet">
      {texts.map((text) => (
        <li key={text}>
          <Icon name="check" />
          {text}
        </li>
      ))}
    </ul>
  )
}

const neverFree = 'Na nadrozměrné zboží se doprava zdarma nevztahuje.'

/** The amount missing to free delivery, from the back end, with a bar for its share (C9.16). */
export function FreeShipping({ cart, stale }: { readonly cart: Cart; readonly stale: boolean }) {
  const gross = useGross()
  const { prices, currencyCode, items } = cart
  const from = freeShippingAt(prices, usualFreeShippingAt(currencyCode))
  const missing = prices.missingToFreeShipping ?? null
  if (from === null && !items.some(({ product }) => product?.oversized)) return null
  if (from === null || missing === null) {
    return (
      <p className="free-shipping" aria-busy={stale || undefined}>
        <Icon name="truck" />
        <span>{from === null ? neverFree : `Doprava zdarma od ${gross(from)}`}</span>
      </p>
    )
  }
  return (
    <div className="free-shipping" data-reached={missing === 0 || undefined} aria-busy={stale || undefined}>
      <p>
        <Icon name={missing === 0 ? 'check' : 'truck'} />
        <span>
          {missing === 0 ? (
            <strong>Doprava zdarma je vaše.</strong>
          ) : (
            <>
              Do dopravy zdarma zbývá <strong className="num">{gross(missing)}</strong>
            </>
          )}
        </span>
      </p>
      <progress value={from - missing} max={from} aria-label="Cesta k dopravě zdarma" />
    </div>
  )
}

/** The link to shipping and payment; if blocked, it says why. */
export function Proceed({ blocked }: { readonly blocked: string | null }) {
  const text = 'Pokračovat k dopravě a platbě'
  if (blocked === null) {
    return (
      <Link className={buttonClass('action', 'btn-big btn-wide')} to={stepPaths.methods}>
        {text}
      </Link>
    )
  }
  return (
    <div className="stack gap-1">
      <p className="notice is-warning" id="proceed-blocked">
        {blocked}
      </p>
      <Button tone="action" big wide disabled aria-describedby="proceed-blocked">
        {text}
      </Button>
    </div>
  )
}

/** Keeps the total and the button to the next step in view on a phone, until the summary is visible. */
export function CartBar({ prices }: Pick<Cart, 'prices'>) {
  return (
    <div className="cart-bar">
      <span className="small">
        Celkem <Amount of={totalPair(prices)} sum one />
      </span>
      <Link className={buttonClass('action')} to={stepPaths.methods}>
        K dopravě a platbě
      </Link>
    </div>
  )
}
