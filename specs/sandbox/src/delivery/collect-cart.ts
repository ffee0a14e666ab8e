import { sumAmounts } from '../amount.ts'
import { delayOf, type ShipperRow } from '../cart/delivery.ts'
import type { CartLine } from '../cart/load.ts'
import type { BranchRow } from './branches.ts'
import { collectDate } from './collect-date.ts'
import { nearestDeliveryDate } from './nearest-date.ts'

/** The first day on which these goods can be collected at one of our branches. */
export function collectDateAt(
  now: Date,
  branch: BranchRow,
  { doc: { closesAt } }: ShipperRow,
  lines: readonly CartLine[],
): string {
  const needs = new Map<number, number>()
  for (const { variant, amount } of lines) needs.set(variant.id, sumAmounts(needs.get(variant.id) ?? 0, amount))
  const isHere = lines.every(({ variant, warehouses }) => {
    const here = warehouses.find(({ id }) => id === branch.warehouse_id)
    return (here?.stock ?? 0) >= (needs.get(variant.id) ?? 0)
  })
  return collectDate(now, { hours: branch.hours, isHere, closesAt, delayDays: delayOf(lines) })
}

/** The first day on which these goods can be delivered: to the door, to a pickup point or to our branch. */
export function nearestDate(
  now: Date,
  shipper: ShipperRow,
  branch: BranchRow | null,
  lines: readonly CartLine[],
): string {
  if (shipper.type === 'PERSONAL' && branch !== null) return collectDateAt(now, branch, shipper, lines)
  const { closesAt, transitDays } = shipper.doc
  return nearestDeliveryDate(now, { closesAt, transitDays, delayDays: delayOf(lines) })
}
