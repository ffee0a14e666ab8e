import type { Cart } from '@vanek/sdk/cart'
import { Link } from 'react-router-dom'
import { buttonClass } from '../../ui/button.tsx'
import { stepPaths } from '../checkout/paths.ts'
import { Amount } from '../price/amount.tsx'
import { totalPair } from '../price/pairs.ts'

/** On a phone the sum and the way on stay in reach, until the summary with both comes into sight. */
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
