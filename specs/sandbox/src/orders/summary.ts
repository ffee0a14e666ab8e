import type { Shop } from '../wire.ts'
import { courseOf } from '../fulfilment/view.ts'
import { mishapOf, statusOf } from '../fulfilment/course.ts'
import { dueOf } from './on-invoice.ts'
import type { OrderDoc, ShownOrder } from './view.ts'

const NAMES = 3

/** An order in a list. Discounts do not count as goods. */
export function orderSummary(order: ShownOrder): Shop['OrderSummary'] {
  const { id, code, created, payment_state } = order
  const { items, prices, currencyCode, payment, shipper } = order.doc as OrderDoc
  const goods = items.filter(({ attributes }) => !attributes.discount)
  return {
    ...{ id, code, created, currencyCode, status: statusOf(courseOf(order)) },
    totalWithTax: prices.totalWithTax,
    totalWithoutTax: prices.totalWithoutTax,
    items: goods.reduce((sum, { amount, amountDecimals }) => sum + (amountDecimals ? 1 : amount), 0),
    names: goods.slice(0, NAMES).map(({ name }) => name),
    image: goods[0]?.image ?? null,
    payment: { name: payment.name, state: payment_state, due: dueOf(order) },
    shipper: { name: shipper.name, type: shipper.type },
    mishap: mishapOf(courseOf(order)),
  }
}
