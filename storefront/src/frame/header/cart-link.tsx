import { useCart } from '@vanek/react-hooks'
import { plural } from '@vanek/sdk/format'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'

const PIECES = { one: '{n} kus', few: '{n} kusy', many: '{n} kusů' }

/**
 * The cart link with the number of pieces. The badge keeps its space, invisible, while the cart is loading or empty.
 */
export function CartLink() {
  const count = useCart((state) => (state.loaded || state.pending.size > 0 ? state.count : null))
  return (
    <Link className="head-link head-cart" to="/kosik">
      <span className="head-counted">
        <Icon name="cart" />
        <span className="badge num" data-filled={count ? '' : undefined} aria-hidden="true">
          {count !== null && count > 99 ? '99+' : count}
        </span>
      </span>
      <span className="head-text">Košík</span>
      {count === null ? null : <span className="hide">, {plural('cs', count, PIECES)}</span>}
    </Link>
  )
}
