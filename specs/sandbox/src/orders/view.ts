import type { Selectable } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { hashToken, tokenOf } from '../http/hash.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../wire.ts'

export type OrderRow = Selectable<Schema['orders']>

/** What an order keeps of itself, written once; its token is not in it, and how it is paid changes beside it. */
export type OrderDoc = Omit<Shop['Order'], 'id' | 'code' | 'token' | 'created'>

/** The names of what is no goods, and of goods whose order was kept without them. */
export const NO_NAMES = { productName: null, variantName: null, categoryFullname: null, brand: null }

/** The code of the currency in which an order was placed, for good. */
export function currencyOfOrder({ doc }: Pick<OrderRow, 'doc'>): string {
  return (doc as OrderDoc).currencyCode
}

/** What is shown of an order is made of. */
export type ShownOrder = Pick<OrderRow, 'id' | 'code' | 'created' | 'doc' | 'payment_state'>

/** An order as its owner reads it: without the token that opens it to whoever has it. */
export function ownOrderView({ id, code, created, doc, payment_state }: ShownOrder): Shop['OrderBase'] {
  const kept = doc as OrderDoc
  const items = kept.items.map((item) => ({ ...NO_NAMES, ...item }))
  const payment = { ...kept.payment, state: payment_state }
  return { id, code, created, ...kept, couponCode: kept.couponCode ?? null, items, payment }
}

export function orderView(order: ShownOrder, secret: string): Shop['Order'] {
  return { ...ownOrderView(order), token: tokenOf(secret, 'order', order.id) }
}

/** The answer to placing; `redirectUrl` is where to pay when that is done online. */
export function placedView(order: ShownOrder, secret: string, redirectUrl: string | null): Shop['OrderPlaced'] {
  return { order: orderView(order, secret), payment: { redirectUrl } }
}

export function orderByToken({ database }: Services, token: string): Promise<OrderRow | undefined> {
  return database.q.selectFrom('orders').selectAll().where('token_hash', '=', hashToken(token)).executeTakeFirst()
}
