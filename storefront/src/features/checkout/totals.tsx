import { useMoney } from '@vanek/react-hooks'
import type { Cart } from '@vanek/sdk/cart'
import type { ReactNode } from 'react'

export interface TotalsProps {
  readonly prices: Cart['prices']
  /** The amounts are not the server's last word. */
  readonly stale?: boolean
  /** What stands for delivery while no shipper is chosen. */
  readonly delivery?: ReactNode
}

/** The sums of a cart as the back end computed them; nothing is added up here. */
export function Totals({ prices, stale, delivery }: TotalsProps) {
  const money = useMoney()
  const { shipperPriceWithTax, paymentPriceWithTax, discountWithTax, giftsWithTax, roundingWithTax } = prices
  return (
    <dl className="totals" aria-busy={stale || undefined}>
      <div>
        <dt>Zboží</dt>
        <dd>{money(prices.itemsWithTax)}</dd>
      </div>
      {discountWithTax > 0 && (
        <div className="totals-less">
          <dt>Sleva</dt>
          <dd>{money(-discountWithTax)}</dd>
        </div>
      )}
      {giftsWithTax > 0 && (
        <div>
          <dt>Dárky</dt>
          <dd>{money(giftsWithTax)}</dd>
        </div>
      )}
      {(shipperPriceWithTax !== null || delivery) && (
        <div>
          <dt>Doprava</dt>
          <dd>{shipperPriceWithTax === null ? delivery : money(shipperPriceWithTax, { free: true })}</dd>
        </div>
      )}
      {paymentPriceWithTax !== null && (
        <div>
          <dt>Platba</dt>
          <dd>{money(paymentPriceWithTax, { free: true })}</dd>
        </div>
      )}
      {roundingWithTax !== 0 && (
        <div>
          <dt>Zaokrouhlení</dt>
          <dd>{money(roundingWithTax)}</dd>
        </div>
      )}
      <div className="totals-sum">
        <dt>Celkem s DPH</dt>
        <dd>{money(prices.totalWithTax)}</dd>
      </div>
      <div className="totals-quiet">
        <dt>Celkem bez DPH</dt>
        <dd>{money(prices.totalWithoutTax)}</dd>
      </div>
    </dl>
  )
}
