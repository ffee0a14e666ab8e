import { type DeliveryTime, getDeliveryTimes, type Shipper } from '@vanek/sdk/checkout'
import { dateAt } from '../../../market/clock.ts'
import type { PageEnv } from '../../../lib/page/env.ts'

/** The delivery times that a shipper offers, starting with its nearest day; empty if they are unknown. */
export async function slotsOf({ shop }: PageEnv, { id, delivery }: Shipper): Promise<readonly DeliveryTime[]> {
  const since = delivery.nearestDeliveryDate ?? dateAt(shop.config.clock.now())
  const times = await getDeliveryTimes(shop, { since, shipperId: id })
  // without them the shipper decides
  return times.ok ? times.data : []
}

/** The chosen delivery time; null if none is chosen or it is not offered any more. */
export async function chosenSlot(env: PageEnv, shipper: Shipper, id: number | null): Promise<DeliveryTime | null> {
  if (id === null || !shipper.hasDeliveryTimes) return null
  return (await slotsOf(env, shipper)).find((slot) => slot.id === id) ?? null
}
