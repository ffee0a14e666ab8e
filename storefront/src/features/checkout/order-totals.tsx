import { useMoney } from '@vanek/react-hooks'
import type { Order } from '@vanek/sdk/checkout'

/** The sums of a placed order as the back end wrote them down (C3.18); nothing is added up here. */
export function OrderTotals({ order }: { readonly order: Omit<Order, 'token'> }) {
  const money = useMoney()
  const { prices, items, shipper, payment } = order
  const discounts = items.filter(({ attributes }) => attributes.discount)
  return (
    <dl className="totals">
      <div>
        <dt>Zboží</dt>
        <dd>{money(prices.itemsWithTax)}</dd>
      </div>
      {discounts.map((item) => (
        <div className="totals-less" key={item.id}>
          <dt>{item.name}</dt>
          <dd>{money(item.prices.totalWithTax)}</dd>
        </div>
      ))}
      <div>
        <dt>{shipper.name}</dt>
        <dd>{money(prices.shipperPriceWithTax, { free: true })}</dd>
      </div>
      <div>
        <dt>{payment.name}</dt>
        <dd>{money(prices.paymentPriceWithTax, { free: true })}</dd>
      </div>
      {prices.roundingWithTax !== 0 && (
        <div>
          <dt>Zaokrouhlení</dt>
          <dd>{money(prices.roundingWithTax)}</dd>
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
