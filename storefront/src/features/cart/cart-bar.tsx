import type { Cart } from '@vanek/sdk/cart'
import { buttonClass } from '../../ui/button.tsx'
import { stepPaths } from '../../lib/paths/checkout.ts'
import { Amount } from '../../entities/price/amount.tsx'
import { totalPair } from '../../entities/price/pairs.ts'
import { Link } from '../../ui/link.tsx'

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
