import { inPrague } from '../clock.ts'
import { addDays } from '../delivery/days.ts'
import { CAPACITY, FARTHEST_DAYS, timesFrom } from '../delivery/times.ts'
import { refusal } from '../http/errors.ts'
import { asId } from '../http/ids.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'

/** Delivery times of a shipper (C7.26). */
export function deliveryTimeHandlers({ database, clock }: Services): Handlers {
  return {
    async getDeliveryTimes(request): Promise<Shop['DeliveryTime'][]> {
      const { since, shipperId } = request.query as { since: string; shipperId: number }
      const { q } = database
      const shipper = await q.selectFrom('shippers').selectAll().where('id', '=', asId(shipperId)).executeTakeFirst()
      if (shipper === undefined) throw refusal('not_found', { field: 'shipperId' })
      const tomorrow = addDays(inPrague(clock.now()).day, 1)
      if (since > addDays(tomorrow, FARTHEST_DAYS)) return []
      const rows = await q.selectFrom('delivery_times').select('id').where('taken', '>=', CAPACITY).execute()
      const full = new Set(rows.map(({ id }) => id))
      return timesFrom(since > tomorrow ? since : tomorrow, shipper.id, shipper.doc.times, (id) => full.has(id))
    },
  }
}
