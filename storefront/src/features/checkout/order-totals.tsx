import type { Order } from '@vanek/sdk/checkout'
import { totalPair } from '../price/pairs.ts'
import { Rounding, Sum, Total } from '../price/sums.tsx'

/** The sums of a placed order as the back end wrote them down (C3.18); nothing is added up here. */
export function OrderTotals({ order }: { readonly order: Omit<Order, 'token'> }) {
  const { prices, items, shipper, payment } = order
  const { giftsWithTax = 0, giftsWithoutTax = 0 } = prices
  const discounts = items.filter(({ attributes }) => attributes.discount)
  return (
    <dl className="totals">
      <Sum title="Zboží" of={{ withTax: prices.itemsWithTax, withoutTax: prices.itemsWithoutTax }} />
      {discounts.map((item) => (
        <Sum key={item.id} title={item.name} of={totalPair(item.prices)} less />
      ))}
      {giftsWithTax > 0 && <Sum title="Dárky" of={{ withTax: giftsWithTax, withoutTax: giftsWithoutTax }} />}
      <Sum
        title={`Doprava: ${shipper.name}`}
        of={{ withTax: prices.shipperPriceWithTax, withoutTax: prices.shipperPriceWithoutTax }}
      />
      <Sum
        title={`Platba: ${payment.name}`}
        of={{ withTax: prices.paymentPriceWithTax, withoutTax: prices.paymentPriceWithoutTax }}
      />
      <Rounding amount={prices.roundingWithTax} />
      <Total of={totalPair(prices)} />
    </dl>
  )
}
