import * as texts from '#texts/pages/cart'
import type { Cart } from '@vanek/sdk/cart'
import type { CheapestDelivery } from '@vanek/sdk/checkout'
import { Totals } from '../../entities/cart/totals.tsx'
import { AtBranches, DeliveryPrice, PriceInText } from '../../entities/delivery/delivery-price.tsx'
import { useSelling } from '../../entities/shop/use-limits.ts'
import { useTheme } from '../../entities/shop/use-shell.ts'
import { Coupon, Credits } from '../../features/cart/discounts.tsx'
import { FreeShipping } from '../../features/cart/free-shipping.tsx'
import { InfoTexts, Proceed } from '../../features/cart/proceed.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { CartWay, Fees } from './data.ts'

/** The arrival of the cart's goods, by each delivery method or by the chosen one. */
function CartDelivery({ ways, outdated }: { readonly ways: readonly CartWay[]; readonly outdated: boolean }) {
  const chosen = ways.filter((way) => way.chosen)
  const shown = chosen.length > 0 ? chosen : ways
  if (shown.length === 0) return null
  return (
    <section className="cart-delivery small" aria-label={texts.deliveryLabel} aria-busy={outdated || undefined}>
      <Icon name="truck" />
      <ul>
        {shown.map(({ id, name, date, day, branches, price }) => (
          <li key={id}>
            <span>
              {name}
              <AtBranches n={branches} />
            </span>
            <span className="num">
              <time dateTime={date}>{day}</time>
              {', '}
              <PriceInText of={price} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the payments cost: "free", or "0–39". */
const PayingPrice = ({ fees: { least, most } }: { readonly fees: Fees }) => (
  <>
    {most.withTax > least.withTax && <>{least.withTax === 0 ? 0 : <PriceInText of={least} />}–</>}
    <PriceInText of={most} />
  </>
)

interface CartSummaryProps {
  readonly cart: Cart
  readonly stale: boolean
  /** Null if unknown. */
  readonly deliveryFrom: CheapestDelivery | null
  readonly ways: readonly CartWay[]
  /** Null if unknown. */
  readonly fees: Fees | null
  /** Whether delivery was loaded for an earlier version of the cart and is being loaded again. */
  readonly outdated: boolean
  /** The customer's loyalty credits; null for a guest. */
  readonly credits: number | null
  /** Why the next step is blocked; null if it is not. */
  readonly blocked: string | null
}

/** The totals, discounts and the link to the next step. */
export function CartSummary({ cart, stale, deliveryFrom, ways, fees, outdated, credits, blocked }: CartSummaryProps) {
  const theme = useTheme('cart')
  const { cartTexts } = useSelling()
  return (
    <aside className="summary panel" aria-label={texts.summaryLabel}>
      {theme.free_shipping && <FreeShipping cart={cart} stale={stale} />}
      <CartDelivery ways={ways} outdated={outdated} />
      <Totals
        prices={cart.prices}
        stale={stale || outdated}
        delivery={deliveryFrom?.price ? <DeliveryPrice from={deliveryFrom} /> : texts.inNextStep}
        paying={fees ? <PayingPrice fees={fees} /> : texts.inNextStep}
      />
      <Coupon />
      <Credits balance={credits} />
      <Proceed blocked={blocked} />
      <InfoTexts texts={cartTexts} />
    </aside>
  )
}
