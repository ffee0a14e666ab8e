import type { Shop } from '../wire.ts'
import { ownOrderView, type ShownOrder } from './view.ts'

const NAMES = 3

/** An order in a list. Discounts do not count as goods. */
export function orderSummary(order: ShownOrder): Shop['OrderSummary'] {
  const { id, code, created, items, prices, currencyCode, payment, shipper } = ownOrderView(order)
  const goods = items.filter(({ attributes }) => !attributes.discount)
  return {
    ...{ id, code, created, currencyCode },
    totalWithTax: prices.totalWithTax,
    totalWithoutTax: prices.totalWithoutTax,
    items: goods.reduce((sum, { amount, amountDecimals }) => sum + (amountDecimals ? 1 : amount), 0),
    names: goods.slice(0, NAMES).map(({ name }) => name),
    image: goods[0]?.image ?? null,
    payment: { name: payment.name, state: payment.state },
    shipper: { name: shipper.name },
  }
}
