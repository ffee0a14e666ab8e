import { useMoney } from '@vanek/react-hooks'
import type { Order, OrderItem } from '@vanek/sdk/checkout'
import { Link } from 'react-router-dom'
import { LineImage } from '../cart/line-image.tsx'

function Item({ item }: { readonly item: OrderItem }) {
  const money = useMoney()
  return (
    <li>
      <LineImage image={item.image} size={56} />
      <span className="summary-name">
        {item.slug ? <Link to={`/produkt/${item.slug}`}>{item.name}</Link> : item.name}
        <span className="quiet small num">
          {item.amount} {item.unit} · kód {item.marketingCode}
        </span>
      </span>
      <span className="num">{money(item.prices.totalWithTax)}</span>
    </li>
  )
}

/** What was ordered and for how much; the sums are those of the order. */
export function OrderItems({ order }: { readonly order: Order }) {
  const money = useMoney()
  const { prices } = order
  return (
    <section className="panel order-items" aria-labelledby="items">
      <h2 id="items">Co jste objednali</h2>
      <ul className="summary-lines">
        {order.items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
      <dl className="totals">
        <div>
          <dt>Zboží</dt>
          <dd>{money(prices.itemsWithTax)}</dd>
        </div>
        <div>
          <dt>{order.shipper.name}</dt>
          <dd>{money(prices.shipperPriceWithTax, { free: true })}</dd>
        </div>
        <div>
          <dt>{order.payment.name}</dt>
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
    </section>
  )
}
