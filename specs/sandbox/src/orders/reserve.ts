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
 * Takes amounts from stock: first from the preferred branch, if any, then from the central warehouse, then from others. All
 * variants are locked in order of their ids, so that two orders cannot deadlock.
 */
export async function reserve(q: Queries, needs: readonly Need[], preferred: number | null): Promise<Reserved> {
  if (needs.length === 0) return { ok: true, taken: [] }
  const shelves = await lockedStock(q, needs, preferred)
  const taken: Taken[] = []
  for (const { variantId, amount, strict } of [...needs].sort((a, b) => a.variantId - b.variantId)) {
    let missing = amount
    for (const { warehouse_id: warehouseId, amount: stock } of shelves.get(variantId) ?? []) {
      const pieces = Math.min(missing, stock)
      if (pieces === 0) continue
      taken.push({ variantId, warehouseId, amount: pieces })
      missing = sumAmounts(missing, -pieces)
    }
    if (missing > 0 && strict) return { ok: false, variantId }
  }
  if (taken.length > 0) await take(q, taken)
  return { ok: true, taken }
}

interface StockRow {
  readonly variant_id: number
  readonly warehouse_id: number
  readonly amount: number
  readonly central: boolean
}

/** The stock of the variants that can be sold, by variant, in order of preference; locked in one fixed order. */
async function lockedStock(q: Queries, needs: readonly Need[], preferred: number | null) {
  const ids = needs.map(({ variantId }) => variantId)
  const { rows } = await sql<StockRow & { readonly virtual: boolean }>`
    select stock.variant_id, stock.warehouse_id, stock.amount, warehouses.central, warehouses.virtual
    from stock join warehouses on warehouses.id = stock.warehouse_id
    where stock.variant_id in (${sql.join(ids)})
    order by stock.variant_id, stock.warehouse_id
    for update of stock`.execute(q)
  const rank = (shelf: StockRow): number => (shelf.warehouse_id === preferred ? 0 : shelf.central ? 1 : 2)
  const usable = rows.filter(({ virtual, amount }) => !virtual && amount > 0).sort((a, b) => rank(a) - rank(b))
  const shelves = new Map<number, StockRow[]>()
  for (const shelf of usable) shelves.set(shelf.variant_id, [...(shelves.get(shelf.variant_id) ?? []), shelf])
  return shelves
}

async function take(q: Queries, taken: readonly Taken[]): Promise<void> {
  const rows = taken.map(
    ({ variantId, warehouseId, amount }) => sql`(${variantId}::int, ${warehouseId}::int, ${amount}::numeric)`,
  )
  const { numAffectedRows } = await sql`
    update stock set amount = stock.amount - taken.amount
    from (values ${sql.join(rows)}) as taken (variant_id, warehouse_id, amount)
    where stock.variant_id = taken.variant_id and stock.warehouse_id = taken.warehouse_id
      and stock.amount >= taken.amount`.execute(q)
  if (numAffectedRows !== BigInt(taken.length)) throw new Error('Stock changed under its lock.')
}
