import { sql } from 'kysely'
import { sumAmounts } from '../amount.ts'
import type { Queries } from '../db/transaction.ts'

/** The amount of one variant that an order needs. */
export interface Need {
  readonly variantId: number
  readonly amount: number
  /** Whether the order fails if the stock is not enough. */
  readonly strict: boolean
}

export interface Taken {
  readonly variantId: number
  readonly warehouseId: number
  readonly amount: number
}

export type Reserved =
  | { readonly ok: true; readonly taken: Taken[] }
  | { readonly ok: false; readonly variantId: number }

/**
 * Takes amounts from stock: first from the preferred branch, if any, then from the central warehouse, then from others. Variants
 * are locked in order of their ids, so that two orders cannot deadlock.
 */
export async function reserve(q: Queries, needs: readonly Need[], preferred: number | null): Promise<Reserved> {
  const taken: Taken[] = []
  for (const need of [...needs].sort((a, b) => a.variantId - b.variantId)) {
    const { variantId, amount, strict } = need
    const shelves = await lockedShelves(q, variantId, preferred)
    let missing = amount
    for (const { warehouseId, stock } of shelves) {
      const pieces = Math.min(missing, stock)
      if (pieces === 0) continue
      const { numUpdatedRows } = await q
        .updateTable('stock')
        .set({ amount: sql`amount - ${pieces}` })
        .where('variant_id', '=', variantId)
        .where('warehouse_id', '=', warehouseId)
        .where('amount', '>=', pieces)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows !== 1n) throw new Error(`Stock of variant ${variantId} changed under its lock.`)
      taken.push({ variantId, warehouseId, amount: pieces })
      missing = sumAmounts(missing, -pieces)
    }
    if (missing > 0 && strict) return { ok: false, variantId }
  }
  return { ok: true, taken }
}

async function lockedShelves(q: Queries, variantId: number, preferred: number | null) {
  // locked in one fixed order, used in order of preference
  const { rows } = await sql<{ warehouse_id: number; amount: number; central: boolean; virtual: boolean }>`
    select stock.warehouse_id, stock.amount, warehouses.central, warehouses.virtual
    from stock join warehouses on warehouses.id = stock.warehouse_id
    where stock.variant_id = ${variantId}
    order by stock.warehouse_id
    for update of stock`.execute(q)
  const rank = (row: (typeof rows)[number]): number => (row.warehouse_id === preferred ? 0 : row.central ? 1 : 2)
  return rows
    .filter((row) => !row.virtual && row.amount > 0)
    .sort((a, b) => rank(a) - rank(b))
    .map((row) => ({ warehouseId: row.warehouse_id, stock: row.amount }))
}
