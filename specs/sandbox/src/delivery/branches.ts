import type { Selectable } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { Queries } from '../db/transaction.ts'
import { asId } from '../http/ids.ts'
import type { Shop } from '../wire.ts'
import { hoursText, hoursView } from './opening-hours.ts'

export type BranchRow = Selectable<Schema['branches']>

/** All branches of a shipper, in display order. */
export function branchesOf(q: Queries, shipperId: number): Promise<BranchRow[]> {
  return q.selectFrom('branches').selectAll().where('shipper_id', '=', asId(shipperId)).orderBy('id').execute()
}

/** The branches with these ids, in that order; unknown ids are left out. */
export async function branchesById(q: Queries, ids: readonly number[]): Promise<BranchRow[]> {
  const rows = await q.selectFrom('branches').selectAll().where('id', 'in', ids.map(asId)).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
}

export function branchByRemoteId(q: Queries, shipperId: number, remoteId: string): Promise<BranchRow | undefined> {
  return q
    .selectFrom('branches')
    .selectAll()
    .where('shipper_id', '=', asId(shipperId))
    .where('remote_id', '=', remoteId)
    .executeTakeFirst()
}

/** A branch in the format of the contract (C3.23); `nearest` is the first day on which the current cart can be collected there. */
export function branchView(row: BranchRow, nearest: string | null = null): Shop['PickupBranch'] {
  const { id, name, shipper_id, warehouse_id, store_id, available, latitude, longitude } = row
  return {
    ...{ id, name, shipper_id, store_id, available },
    remoteId: row.remote_id,
    warehouseId: warehouse_id,
    location: { lat: latitude, lng: longitude },
    openingHours: hoursText(row.hours),
    hours: hoursView(row.hours),
    nearestDeliveryDate: nearest,
    address: { street: row.street, city: row.city, postcode: row.postcode, country_code: row.country_code },
  }
}
