import { sql } from 'kysely'
import type { Queries } from '../db/transaction.ts'
import { readSettings } from '../shop/settings.ts'
import type { Draft } from './draft.ts'
import { loadDiscounts, loadLinesAnd, type CartLine, type CartRow, type LoadedCart } from './load.ts'

/** Starts a draft of a locked cart, with goods that can be added. */
export async function draftOf(q: Queries, row: CartRow, variantIds: readonly number[] = []): Promise<Draft> {
  const { cartConfiguration: own } = await readSettings(q)
  return {
    row,
    limitTexts: { minimum: own.quantity_minimum_text, maximum: own.quantity_maximum_text },
    ...(await loadLinesAnd(q, row.id, variantIds)),
    ...(await loadDiscounts(q, row)),
    requestedCredits: row.credits,
    written: new Set(),
    removed: new Set(),
  }
}

export interface Saved {
  readonly cart: LoadedCart
  /** The stored id of a line. */
  readonly idOf: (lineId: number) => number
}

/** Stores the changes of a draft, with one statement for each kind of change. */
export async function saveDraft(q: Queries, draft: Draft): Promise<Saved> {
  const { row, removed, written } = draft
  if (removed.size > 0)
    await q
      .deleteFrom('cart_items')
      .where('cart_id', '=', row.id)
      .where('id', 'in', [...removed])
      .execute()
  const lines = draft.lines.filter(({ id }) => written.has(id))
  await updateLines(
    q,
    lines.filter(({ id }) => id > 0),
  )
  const inserted = await insertLines(q, row, lines)
  const idOf = (id: number): number => inserted.get(id) ?? id
  const saved = draft.lines.map((line) => ({
    ...line,
    id: idOf(line.id),
    parentId: line.parentId === null ? null : idOf(line.parentId),
  }))
  if (draft.requestedCredits === row.credits) return { cart: { ...draft, lines: saved }, idOf }
  const paid = await q
    .updateTable('carts')
    .set({ credits: draft.requestedCredits })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return { cart: { row: paid, lines: saved, ...(await loadDiscounts(q, paid)) }, idOf }
}

async function updateLines(q: Queries, lines: readonly CartLine[]): Promise<void> {
  if (lines.length === 0) return
  const column = (value: (line: CartLine) => number | null) => sql`unnest(${lines.map(value)}::numeric[])`
  await sql`
    update cart_items set amount = new.amount, credits = new.credits, seen_price = new.seen_price
    from (select ${column(({ id }) => id)} as id, ${column(({ amount }) => amount)} as amount,
      ${column(({ credits }) => credits)} as credits, ${column(({ seenPrice }) => seenPrice)} as seen_price) as new
    where cart_items.id = new.id`.execute(q)
}

/** Returns the stored ids of new lines, by their ids in the draft. */
async function insertLines(q: Queries, row: CartRow, lines: readonly CartLine[]): Promise<Map<number, number>> {
  const fresh = lines.filter(({ id }) => id < 0)
  const isBelow = ({ parentId }: CartLine): boolean => parentId !== null && parentId < 0
  const above = await insertRows(
    q,
    row,
    fresh.filter((line) => !isBelow(line)),
  )
  const below = fresh.filter(isBelow).map((line) => ({ ...line, parentId: above.get(line.parentId ?? 0) ?? null }))
  return new Map([...above, ...(await insertRows(q, row, below))])
}

async function insertRows(q: Queries, row: CartRow, lines: readonly CartLine[]): Promise<Map<number, number>> {
  if (lines.length === 0) return new Map()
  const inserted = await q
    .insertInto('cart_items')
    .values(
      lines.map(({ variant, amount, ownLine, parentId, credits, seenPrice, custom }) => ({
        cart_id: row.id,
        variant_id: variant.id,
        amount,
        own_line: ownLine,
        parent_id: parentId,
        credits,
        seen_price: seenPrice,
        custom: custom === null ? null : JSON.stringify(custom),
      })),
    )
    .returning('id')
    .execute()
  const ids = inserted.map(({ id }) => id).sort((a, b) => a - b)
  return new Map(lines.map(({ id }, at) => [id, ids[at] ?? id]))
}
