import { piecesIn } from '../catalogue/variants.ts'
import { CROWNS } from '../pricing/currency.ts'
import type { PriceList } from '../pricing/price-list.ts'
import type { Services } from '../services.ts'
import type { Customer } from '../shop/identity.ts'
import { buyerOf } from './buyer.ts'
import { newLineId, putLine, type Draft } from './draft.ts'
import { openCart } from './find.ts'
import { loadLines, type CartLine } from './load.ts'
import { crownsOfLine } from './price.ts'
import { draftOf, saveDraft } from './write.ts'

/**
 * Moves the lines of a guest's cart into the customer's: pieces of the same variant are added up as far as stock and
 * limits allow. The guest cart is gone afterwards, so it cannot be merged twice.
 */
export async function mergeGuestCart(services: Services, guestTokenHash: string, customer: Customer): Promise<void> {
  const { q } = services.database
  const guest = await q
    .selectFrom('carts')
    .selectAll()
    .where('token_hash', '=', guestTokenHash)
    .where('ordered', '=', false)
    .forUpdate()
    .executeTakeFirst()
  if (guest === undefined) return
  const lines = await loadLines(q, guest.id)
  if (lines.length > 0) {
    const identity = { kind: 'customer', customer } as const
    const { list } = await buyerOf(services, identity, CROWNS)
    const draft = await draftOf(q, await openCart(services, identity))
    mergeLines(draft, lines, list)
    await saveDraft(q, draft)
  }
  await q.deleteFrom('carts').where('id', '=', guest.id).execute()
}

/** A line that belongs to another comes after it. */
function mergeLines(draft: Draft, lines: readonly CartLine[], list: PriceList): void {
  const nowCalled = new Map<number | null, number | null>([[null, null]])
  for (const line of lines) {
    const parentId = nowCalled.get(line.parentId)
    // what it belongs to could not be kept
    if (parentId === undefined) continue
    const same = draft.lines.filter(({ variant }) => variant.id === line.variant.id)
    const own = line.ownLine ? undefined : same.find((one) => !one.ownLine && one.parentId === parentId)
    const before = own?.amount ?? 0
    const elsewhere = same.reduce((sum, { amount }) => sum + amount, 0) - before
    const amount = Math.min(before + line.amount, Math.max(before, mostOf(line) - elsewhere))
    if (amount <= 0) continue
    const merged = { ...(own ?? { ...line, id: newLineId(draft), parentId, credits: 0 }), amount }
    putLine(draft, { ...merged, seenPrice: crownsOfLine(merged, list) })
    nowCalled.set(line.id, merged.id)
  }
}

/** Pieces that a cart may hold at most. */
function mostOf({ variant, warehouses }: CartLine): number {
  return variant.check_stock ? Math.min(variant.amount_max, piecesIn(warehouses)) : variant.amount_max
}
