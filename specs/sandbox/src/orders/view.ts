import type { Selectable } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { dayAfterLatePayment } from '../fulfilment/plan.ts'
import { fulfilmentOf, plannableOf } from '../fulfilment/view.ts'
import { toMajor } from '../money.ts'
import { dueOf } from './on-invoice.ts'
import { hashToken, tokenOf } from '../http/hash.ts'
import type { Services } from '../services.ts'
import { isOpenAtBank, takenOff, toPayOf } from './to-pay.ts'
import type { Shop } from '../wire.ts'

export type OrderRow = Selectable<Schema['orders']>

/** The stored document of an order. Only its payment and its prices may change. Token and payment state are stored beside it. */
export type OrderDoc = Omit<Shop['Order'], 'id' | 'code' | 'token' | 'created' | keyof ReturnType<typeof fulfilmentOf>>

/** Names of a line that is not a product, or of an old order stored without names. */
export const NO_NAMES = { productName: null, variantName: null, categoryFullname: null, brand: null }

/** The currency code of an order. */
export function currencyOfOrder({ doc }: Pick<OrderRow, 'doc'>): string {
  return (doc as OrderDoc).currencyCode
}

/** The columns of an order that its view needs. */
export const SHOWN = ['id', 'code', 'created', 'doc', 'payment_state', 'course', 'total'] as const
export type ShownOrder = Pick<OrderRow, (typeof SHOWN)[number]>

type Viewing = Pick<Services, 'secret' | 'gatewayOrigin'>

/** An order for its signed-in owner, without the token, which gives access to anybody. */
export function ownOrderView(order: ShownOrder, { gatewayOrigin }: Viewing): Shop['OrderBase'] {
  const { id, code, created, doc, payment_state } = order
  const stored = doc as OrderDoc
  const items = stored.items.map((item) => ({ ...NO_NAMES, ...item }))
  const due = dueOf(order)
  const toPay = isOpenAtBank(order) && takenOff(order) > 0 ? toMajor(toPayOf(order)) : null
  const payment = {
    ...stored.payment,
    state: payment_state,
    ...(due !== null && { due }),
    ...(toPay !== null && { toPay }),
  }
  const way = fulfilmentOf(order, gatewayOrigin())
  const nearestDeliveryDate = nearestOf(order)
  const facts = { couponCode: stored.couponCode ?? null, items, payment, nearestDeliveryDate }
  return { id, code, created, ...way, ...stored, ...facts }
}

/** The earliest delivery date; a payment that came too late for the promised day moves it. */
function nearestOf(order: ShownOrder): string | null {
  const { deliveryTime, nearestDeliveryDate = null } = order.doc as OrderDoc
  const moved = dayAfterLatePayment(plannableOf(order))
  const promised = deliveryTime?.date ?? nearestDeliveryDate
  return moved !== null && promised && moved > promised ? moved : nearestDeliveryDate
}

export function orderView(order: ShownOrder, viewing: Viewing): Shop['Order'] {
  return { ...ownOrderView(order, viewing), token: tokenOf(viewing.secret, 'order', order.id) }
}

/** The response to placing; `start` is how an online payment is paid. */
export function placedView(
  order: ShownOrder,
  viewing: Viewing,
  start: Shop['PaymentStart'] | null,
): Shop['OrderPlaced'] {
  return { order: orderView(order, viewing), payment: start ?? { redirectUrl: null } }
}

export function orderByToken({ database }: Services, token: string): Promise<OrderRow | undefined> {
  return database.q.selectFrom('orders').selectAll().where('token_hash', '=', hashToken(token)).executeTakeFirst()
}

/** Locks an order until the transaction ends. */
export function lockOrder({ database }: Services, id: string): Promise<OrderRow> {
  return database.q.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}
