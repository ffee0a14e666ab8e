import * as texts from '#texts/entities/order'
import { Link } from '../../ui/link.tsx'
import type { Order, OrderItem } from '@vanek/sdk/checkout'
import { formatAmount } from '@vanek/sdk/format'
import type { ReactNode } from 'react'
import { LineImage, linePath } from '../cart/line.tsx'
import { Amount, OrderCurrency, useAmount, vatTexts, perUnit, totalPair, unitPair } from '../price/amount.tsx'
import { Rounding, Sum, Total } from '../price/sums.tsx'

/** The totals of a placed order from the back end (C3.18); nothing is computed here. */
function OrderTotals({ order }: { readonly order: Omit<Order, 'token'> }) {
  const { prices, items, shipper, payment } = order
  const { giftsWithTax = 0, giftsWithoutTax = 0 } = prices
  const discounts = items.filter(({ attributes }) => attributes.discount)
  return (
    <dl className="totals">
      <Sum title={texts.itemsTotal} of={{ withTax: prices.itemsWithTax, withoutTax: prices.itemsWithoutTax }} />
      {discounts.map((item) => (
        <Sum key={item.id} title={item.name} of={totalPair(item.prices)} less />
      ))}
      {giftsWithTax > 0 && <Sum title={texts.gifts} of={{ withTax: giftsWithTax, withoutTax: giftsWithoutTax }} />}
      <Sum
        title={`${texts.delivery}: ${shipper.name}`}
        of={{ withTax: prices.shipperPriceWithTax, withoutTax: prices.shipperPriceWithoutTax }}
      />
      <Sum
        title={`${texts.payment}: ${payment.name}`}
        of={{ withTax: prices.paymentPriceWithTax, withoutTax: prices.paymentPriceWithoutTax }}
      />
      <Rounding amount={prices.roundingWithTax} />
      <Total of={totalPair(prices)} />
    </dl>
  )
}

/** The unit price without VAT and the VAT rate, for visitors who see such prices; invoices need both (A4.10). */
function UnitPrice({ item: { unit, prices, vatPercent } }: { readonly item: OrderItem }) {
  const { now, vat } = useAmount()(unitPair(prices), { unit: perUnit(unit) })
  if (vat !== vatTexts.without) return null
  return (
    <>
      {` ${texts.each} ${now} ${vat}`}
      {vatPercent !== undefined && `, ${texts.vat} ${vatPercent}\u00A0%`}
    </>
  )
}

/** One line: its name, amount and price. `children` are rendered below the name. */
export function OrderLine({ item, children }: { readonly item: OrderItem; readonly children?: ReactNode }) {
  return (
    <li>
      <LineImage image={item.image} sized="style-w56-h56" />
      <span className="summary-name">
        {item.slug ? <Link to={linePath({ slug: item.slug }, null)}>{item.name}</Link> : item.name}
        <span className="quiet small num">
          {formatAmount(item.amount, item.unit)}
          <UnitPrice item={item} /> ·{' '}
          <span className="order-code">
            {texts.code} {item.catalogCode || item.marketingCode}
          </span>
        </span>
        {children}
      </span>
      <Amount of={totalPair(item.prices)} free />
    </li>
  )
}

/** The ordered goods with prices from the order. Discounts are shown with the totals (C3.17). */
export function OrderItems({ order }: { readonly order: Omit<Order, 'token'> }) {
  const goods = order.items.filter(({ attributes }) => !attributes.discount)
  return (
    <section className="panel order-items" aria-labelledby="items">
      <h2 id="items">{texts.itemsTitle}</h2>
      <OrderCurrency value={order.currencyCode}>
        <ul className="summary-lines">
          {goods.map((item) => (
            <OrderLine key={item.id} item={item} />
          ))}
        </ul>
        <OrderTotals order={order} />
      </OrderCurrency>
    </section>
  )
}
