import type { Selectable } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { Queries } from '../db/transaction.ts'
import type { Haler } from '../money.ts'
import { loadGoods, type Goods, type GoodsById } from './goods.ts'

export type CartRow = Selectable<Schema['carts']>
export type CouponRow = Selectable<Schema['coupons']>

export interface CartLine extends Goods {
  readonly id: number
  /** Id of the parent line. */
  readonly parentId: number | null
  readonly amount: number
  /** Added with `newLine`: later adds do not change it. */
  readonly ownLine: boolean
  /** Loyalty credits that pay for it. */
  readonly credits: number
  /** Unit price in the home currency at the last change of the line. */
  readonly seenPrice: Haler | null
  readonly custom: Readonly<Record<string, unknown>> | null
}

export interface LoadedCart {
  readonly row: CartRow
  readonly lines: readonly CartLine[]
  readonly coupon: CouponRow | null
  /** Credits to use: the requested ones, limited by what the customer has. */
  readonly credits: number
}

/** Loads a cart with all its data. */
export async function loadCart(q: Queries, row: CartRow): Promise<LoadedCart> {
  return { row, lines: await loadLines(q, row.id), ...(await loadDiscounts(q, row)) }
}

/** Loads the lines, in order of adding. */
export async function loadLines(q: Queries, cartId: string): Promise<CartLine[]> {
  return (await loadLinesAnd(q, cartId, [])).lines
}

/** Loads the lines, and more goods by variant ids. */
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

/** Loads coupon and credits of a cart. */
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
