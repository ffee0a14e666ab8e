import type { Selectable } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { Queries } from '../db/transaction.ts'
import type { Haler } from '../money.ts'
import { loadGoods, type Goods, type GoodsById } from './goods.ts'

export type CartRow = Selectable<Schema['carts']>
export type CouponRow = Selectable<Schema['coupons']>

export interface CartLine extends Goods {
  readonly id: number
  /** The line that this one belongs to. */
  readonly parentId: number | null
  readonly amount: number
  /** Asked for as a line of its own, so that nothing is added to it. */
  readonly ownLine: boolean
  /** Loyalty credits that it is paid by. */
  readonly credits: number
  /** What a piece cost, in crowns, when the shopper put the line in or changed it last. */
  readonly seenPrice: Haler | null
  readonly custom: Readonly<Record<string, unknown>> | null
}

export interface LoadedCart {
  readonly row: CartRow
  readonly lines: readonly CartLine[]
  readonly coupon: CouponRow | null
  /** Credits to pay by: those asked for, as far as the customer has them. */
  readonly credits: number
}

/** Everything about a cart as it is now. */
export async function loadCart(q: Queries, row: CartRow): Promise<LoadedCart> {
  return { row, lines: await loadLines(q, row.id), ...(await loadDiscounts(q, row)) }
}

/** The lines in the order in which they were put in. */
export async function loadLines(q: Queries, cartId: string): Promise<CartLine[]> {
  return (await loadLinesAnd(q, cartId, [])).lines
}

/** The lines, and the goods of these ids besides. */
export async function loadLinesAnd(
  q: Queries,
  cartId: string,
  variantIds: readonly number[],
): Promise<{ lines: CartLine[]; goods: GoodsById }> {
  const rows = await q.selectFrom('cart_items').selectAll().where('cart_id', '=', cartId).orderBy('id').execute()
  const goods = await loadGoods(q, [...rows.map((row) => row.variant_id), ...variantIds])
  const lines = rows.flatMap(({ id, variant_id, amount, parent_id, own_line, credits, seen_price, custom }) => {
    const its = goods.get(variant_id)
    const line = { id, amount, parentId: parent_id, ownLine: own_line, credits, seenPrice: seen_price, custom }
    return its === undefined ? [] : [{ ...its, ...line }]
  })
  return { lines, goods }
}

/** Coupon and credits of a cart. */
export async function loadDiscounts(q: Queries, row: CartRow): Promise<Pick<LoadedCart, 'coupon' | 'credits'>> {
  const coupon =
    row.coupon_code === null
      ? undefined
      : await q.selectFrom('coupons').selectAll().where('code', '=', row.coupon_code).executeTakeFirst()
  const customer =
    row.credits === 0 || row.customer_id === null
      ? undefined
      : await q.selectFrom('customers').select('credits').where('id', '=', row.customer_id).executeTakeFirst()
  return { coupon: coupon ?? null, credits: Math.min(row.credits, customer?.credits ?? 0) }
}
