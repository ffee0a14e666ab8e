import { sql } from 'kysely'
import type { ShipperRow } from '../cart/delivery.ts'
import type { Queries } from '../db/transaction.ts'
import { refusal } from '../http/errors.ts'
import type { Shop } from '../wire.ts'
import { addDays, isWorkingDay } from './days.ts'
import { CAPACITY, FARTHEST_DAYS, isFullAnyway, timeOfId, timeView } from './times.ts'

/**
 * Reserves a slot in the chosen delivery time, in the caller's transaction; null if none was chosen.
 *
 * @param nearest the first day on which the order can be delivered
 * @throws the refusal `delivery_time_unavailable`
 */
export async function reserveDeliveryTime(
  q: Queries,
  id: number | null | undefined,
  shipper: ShipperRow,
  nearest: string,
): Promise<Shop['DeliveryTime'] | null> {
  if (id === null || id === undefined) return null
  const time = id > 0 && id < 2 ** 31 ? timeOfId(id) : undefined
  const span = shipper.doc.times[time?.order ?? -1]
  const isOffered =
    time !== undefined &&
    time.shipperId === shipper.id &&
    isWorkingDay(time.day) &&
    time.day >= nearest &&
    time.day <= addDays(nearest, FARTHEST_DAYS) &&
    !isFullAnyway(time)
  if (!isOffered || span === undefined || !(await takePlace(q, id)))
    throw refusal('delivery_time_unavailable', { field: 'delivery_time_id' })
  return timeView(time, span)
}

/** Whether a slot was free. */
async function takePlace(q: Queries, id: number): Promise<boolean> {
  const { rows } = await sql`
    insert into delivery_times (id, taken) values (${id}, 1)
    on conflict (id) do update set taken = delivery_times.taken + 1 where delivery_times.taken < ${CAPACITY}
    returning id`.execute(q)
  return rows.length === 1
}
