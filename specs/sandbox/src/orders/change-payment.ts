import { canPay, type PaymentRow } from '../cart/delivery.ts'
import { recordEvents, upToDate } from '../fulfilment/run-steps.ts'
import { refusal } from '../http/errors.ts'
import { asId } from '../http/ids.ts'
import { paymentChangedMail } from '../mail/change-texts.ts'
import { sendMail } from '../mail/send.ts'
import { fromMajor, toMajor, withoutVat } from '../money.ts'
import { cancelAttempts, payLink } from '../payments/attempts.ts'
import { stateAtFirst } from '../payments/state.ts'
import { currencyByCode, inCurrency } from '../pricing/currency.ts'
import type { Services } from '../services.ts'
import { readSettings } from '../shop/settings.ts'
import type { Shop } from '../wire.ts'
import { actionRefusal } from './action-refusal.ts'
import { repriced } from './repriced.ts'
import { paymentOf } from './compose.ts'
import { invoiceDaysById, isPayable, paymentText, type Paying } from './on-invoice.ts'
import { withTransfer } from './transfer.ts'
import { currencyOfOrder, orderView, type OrderDoc, type OrderRow } from './view.ts'

/**
 * The payment methods to which an order can be changed, with the resulting price. The rules of the checkout for shipper
 * and currency apply.
 *
 * @throws the refusals `order_cancelled`, `already_paid`, `order_packed`
 */
export async function paymentsOf(services: Services, order: OrderRow): Promise<Shop['OrderPayment'][]> {
  const why = actionRefusal('changePayment', order)
  if (why) throw refusal(why)
  const doc = order.doc as OrderDoc
  const { rows, paying } = await offeredTo(services, order)
  return rows.map((row) => {
    const price = inCurrency(row.price, currencyByCode(doc.currencyCode))
    return {
      ...{ id: row.id, code: row.code, name: row.name, description: paymentText(row, paying) },
      ...{ priceWithTax: toMajor(price), priceWithoutTax: toMajor(withoutVat(price)) },
      totalWithTax: pricesWith(doc, row).totalWithTax,
      current: row.id === doc.payment.id,
    }
  })
}

/**
 * Changes the payment method of an order, in the caller's transaction. A pending payment is cancelled at the provider
 * first; if it was paid meanwhile, the order counts as paid.
 *
 * @throws the refusals `order_cancelled`, `already_paid`, `order_packed`, `payment_unavailable`, `price_changed`
 */
export async function changePayment(
  services: Services,
  id: string,
  { payment_id, expected_total }: Shop['PaymentChange'],
): Promise<OrderRow> {
  const { database, clock } = services
  const order = await upToDate(services, id)
  const why = actionRefusal('changePayment', order)
  if (why) throw refusal(why)
  const before = order.doc as OrderDoc
  if (before.payment.id === payment_id) return order
  const { rows, paying } = await offeredTo(services, order)
  const payment = rows.find((row) => row.id === asId(payment_id))
  if (payment === undefined) throw refusal('payment_unavailable', { field: 'payment_id' })
  const prices = pricesWith(before, payment)
  const total = fromMajor(prices.totalWithTax)
  if (expected_total !== undefined && fromMajor(expected_total) < total) throw refusal('price_changed')
  if (await cancelAttempts(services, order.id)) throw refusal('already_paid')

  const payment_state = stateAtFirst(payment.code, total)
  const chosen = paymentOf(payment, payment_state, paying.invoiceDays)
  const doc = withTransfer({ ...before, prices, payment: chosen }, order.code, await readSettings(database.q))
  const changed = await database.q
    .updateTable('orders')
    .set({ doc: JSON.stringify(doc), total, payment_state })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordEvents(services, changed, [{ kind: 'payment_changed', at: clock.now() }])
  const toPay = payment_state === 'pending' ? payLink(services, id) : null
  await sendMail(services, paymentChangedMail(orderView(changed, services), services.shopOrigin, toPay))
  return upToDate(services, id)
}

async function offeredTo(
  { database: { q } }: Services,
  order: OrderRow,
): Promise<{ rows: PaymentRow[]; paying: Paying }> {
  const { shipper, business } = order.doc as OrderDoc
  const carrier = await q.selectFrom('shippers').selectAll().where('id', '=', shipper.id).executeTakeFirst()
  const rows = await q.selectFrom('payments').selectAll().orderBy('position').execute()
  const settings = await readSettings(q)
  const currency = currencyByCode(currencyOfOrder(order))
  // an order of a person is not paid by the invoice of their company
  const invoiceDays = business ? await invoiceDaysById(q, order.customer_id) : null
  const paying = { currency, settings, invoiceDays }
  return { rows: rows.filter((row) => carrier && canPay(carrier, row) && isPayable(row, paying)), paying }
}

function pricesWith({ prices, currencyCode }: OrderDoc, { price, cash }: PaymentRow): Shop['OrderPrices'] {
  const currency = currencyByCode(currencyCode)
  return repriced(prices, { price: inCurrency(price, currency), cash }, currency)
}
