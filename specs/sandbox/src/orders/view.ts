import type { Selectable } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { tokenOf } from '../http/hash.ts'
import type { Shop } from '../wire.ts'

export type OrderRow = Selectable<Schema['orders']>

/** What an order keeps of itself, written once and never changed; its token is not in it. */
export type OrderDoc = Omit<Shop['Order'], 'id' | 'code' | 'token' | 'created'>

export function orderView(row: OrderRow, secret: string): Shop['Order'] {
  const { id, code, created } = row
  return { id, code, token: tokenOf(secret, 'order', id), created, ...(row.doc as OrderDoc) }
}

/** The answer to placing. Nothing is paid online here, so there is nowhere to go on to. */
export function placedView(row: OrderRow, secret: string): Shop['OrderPlaced'] {
  return { order: orderView(row, secret), payment: { redirectUrl: null } }
}
