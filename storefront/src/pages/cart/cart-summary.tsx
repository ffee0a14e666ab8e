import { useMoney } from '@vanek/react-hooks'
import type { Cart } from '@vanek/sdk/cart'
import { useSelling } from '../../app/use-selling.ts'
import { useTheme } from '../../app/use-theme.ts'
import { Coupon } from '../../features/cart/coupon.tsx'
import { Credits } from '../../features/cart/credits.tsx'
import { FreeShipping } from '../../features/cart/free-shipping.tsx'
import { InfoTexts } from '../../features/cart/info-texts.tsx'
import { Proceed } from '../../features/cart/proceed.tsx'
import { useBlocked } from '../../features/cart/use-blocked.ts'
import { Totals } from '../../features/checkout/totals.tsx'

export interface CartSummaryProps {
  readonly cart: Cart
  readonly stale: boolean
  /** Null when nobody knows. */
  readonly deliveryFrom: number | null
  /** The customer's loyalty credits; null for a guest. */
  readonly credits: number | null
}

/** The sums, what takes something off them, and the way on. */
export function CartSummary({ cart, stale, deliveryFrom, credits }: CartSummaryProps) {
  const money = useMoney()
  const theme = useTheme('cart')
  const blocked = useBlocked(cart.prices)
  const { cartTexts } = useSelling()
  const from = deliveryFrom === 0 ? 'zdarma' : deliveryFrom !== null && `od ${money(deliveryFrom)}`
  return (
    <aside className="summary panel" aria-label="Souhrn košíku">
      {theme.free_shipping && <FreeShipping prices={cart.prices} stale={stale} />}
      <Totals prices={cart.prices} stale={stale} delivery={from || 'v dalším kroku'} />
      <Coupon />
      <Credits balance={credits} />
      <Proceed blocked={blocked} />
      <InfoTexts texts={cartTexts} />
    </aside>
  )
}
