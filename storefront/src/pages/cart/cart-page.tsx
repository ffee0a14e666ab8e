import { useCart, useMoney } from '@vanek/react-hooks'
import { useActionData, Link } from 'react-router-dom'
import { useTheme } from '../../app/use-theme.ts'
import { Coupon } from '../../features/cart/coupon.tsx'
import { EmptyCart } from '../../features/cart/empty-cart.tsx'
import { FreeShipping } from '../../features/cart/free-shipping.tsx'
import { Line } from '../../features/cart/line.tsx'
import { Undo } from '../../features/cart/undo.tsx'
import { useRemoval } from '../../features/cart/use-removal.ts'
import { useShownCart } from '../../features/cart/use-shown-cart.ts'
import { stepPaths } from '../../features/checkout/paths.ts'
import { Steps } from '../../features/checkout/steps.tsx'
import { Totals } from '../../features/checkout/totals.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { CartRefusal } from './action.ts'
import type { CartData } from './route.tsx'

/** The cart with all that can be done to it. */
export function CartPage({ cart: loaded, deliveryFrom }: CartData) {
  const cart = useShownCart(loaded)
  const stale = useCart((state) => state.stale)
  const refused = useActionData() as CartRefusal | undefined
  const { removed, remove, undo } = useRemoval()
  const money = useMoney()
  const theme = useTheme('cart')
  const empty = cart.items.length === 0
  // a line says it itself, the coupon too
  const general = refused && refused.itemId === null && refused.kind !== 'coupon' ? refused.text : null
  // the offer of delivery was made for this version of the cart
  const known = cart.version === loaded.version ? deliveryFrom : null
  const delivery = known === null ? 'v dalším kroku' : known === 0 ? 'zdarma' : `od ${money(known)}`
  return (
    <div className="page wrap checkout">
      <Steps current="index" />
      <h1>Košík</h1>
      {general && (
        <Notice kind="danger" role="alert">
          {general}
        </Notice>
      )}
      {removed && <Undo key={removed.variantId} removed={removed} onUndo={undo} />}
      {empty ? (
        <EmptyCart />
      ) : (
        <div className="checkout-cols">
          <div className="checkout-main">
            <ul className="lines">
              {cart.items.map((item) => (
                <Line
                  key={item.id}
                  item={item}
                  refused={refused?.itemId === item.id ? refused.text : undefined}
                  onRemove={remove}
                />
              ))}
            </ul>
            <Link className="back" to="/">
              Pokračovat v nákupu
            </Link>
          </div>
          <aside className="summary panel" aria-label="Souhrn košíku">
            {theme.free_shipping && <FreeShipping prices={cart.prices} stale={stale} />}
            <Totals prices={cart.prices} stale={stale} delivery={delivery} />
            <Coupon coupon={cart.coupon} />
            <Link className={buttonClass('action', 'btn-big btn-wide')} to={stepPaths.methods}>
              Pokračovat k dopravě a platbě
            </Link>
          </aside>
        </div>
      )}
    </div>
  )
}
