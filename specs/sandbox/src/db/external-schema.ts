import type { Generated, JSONColumnType } from 'kysely'

/** Tables of services outside the shop. */
export interface OutsideSchema {
  review_orders: {
    order_id: string
    email: string
    product_item_ids: JSONColumnType<readonly string[], string, string>
    logged: string
  }
  conversion_hits: {
    id: Generated<number>
    service: string
    told: JSONColumnType<Readonly<Record<string, string>>, string, string>
    seen: string
  }
}
