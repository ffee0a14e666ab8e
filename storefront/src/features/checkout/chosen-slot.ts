import { type DeliveryTime, getDeliveryTimes, type Shipper, wallClock } from '@vanek/sdk/checkout'
import type { PageEnv } from '../../app/env.ts'

/** The times at which a shipper offers to come, from its nearest day on; none when nobody knows. */
export async function slotsOf({ shop }: PageEnv, { id, delivery }: Shipper): Promise<readonly DeliveryTime[]> {
  const since = delivery.nearestDeliveryDate ?? wallClock(new Date(shop.config.clock.now())).date
  const times = await getDeliveryTimes(shop, { since, shipperId: id })
  // without them the shipper comes when it can
  return times.ok ? times.data : []
}

/** The chosen time of delivery; null when none is chosen or it is offered no more. */
export async function chosenSlot(env: PageEnv, shipper: Shipper, id: number | null): Promise<DeliveryTime | null> {
  if (id === null || !shipper.hasDeliveryTimes) return null
  return (await slotsOf(env, shipper)).find((slot) => slot.id === id) ?? null
}
