import { floorToStep, sumAmounts } from '../amount.ts'
import { piecesIn } from '../catalogue/variants.ts'
import type { PriceList } from '../pricing/price-list.ts'
import type { Shop } from '../wire.ts'
import { isFull, newLineId, putLine, type Draft } from './draft.ts'
import type { CartLine } from './load.ts'
import { homePriceOf } from './price.ts'

/**
 * Adds the lines of another cart to a draft. Amounts of the same variant are added up, within stock and limits. Child lines
 * come after their parents.
 */
export function mergeLines(draft: Draft, lines: readonly CartLine[], list: PriceList): Shop['CartMerge'] {
  const nowCalled = new Map<number | null, number | null>([[null, null]])
  const capped = new Set<string>()
  const dropped = new Set<string>()
  for (const line of lines) {
    const name = line.variant.fullname
    const parentId = nowCalled.get(line.parentId)
    const same = draft.lines.filter(({ variant }) => variant.id === line.variant.id)
    const own = line.ownLine ? undefined : same.find((one) => !one.ownLine && one.parentId === parentId)
    const before = own?.amount ?? 0
    const elsewhere = sumAmounts(...same.map((one) => one.amount), -before)
    const requested = sumAmounts(before, line.amount)
    const left = floorToStep(sumAmounts(mostOf(line), -elsewhere), line.variant.amount_step)
    const amount = Math.min(requested, Math.max(before, left))
    // its parent may not have been merged
    if (parentId === undefined || amount <= 0 || (own === undefined && isFull(draft))) {
      dropped.add(name)
      continue
    }
    if (amount < requested) capped.add(name)
    const merged = { ...(own ?? { ...line, id: newLineId(draft), parentId, credits: 0 }), amount }
    putLine(draft, { ...merged, seenPrice: homePriceOf(merged, list) })
    nowCalled.set(line.id, merged.id)
  }
  return { merged: nowCalled.size - 1, capped: [...capped], dropped: [...dropped] }
}

/** The highest allowed amount. */
function mostOf({ variant, warehouses }: CartLine): number {
  if (variant.withdrawn !== null) return 0
  return variant.check_stock ? Math.min(variant.amount_max, piecesIn(warehouses)) : variant.amount_max
}
