import type { Shop } from '@vanek/sdk'
import { quietly } from '@vanek/sdk/content'
import { dayPeriod, type DeliveryWay, getShippers, type OfferedShipper } from '@vanek/sdk/checkout'

/** What a product page knows of delivery. */
export interface WaysData {
  readonly ways: readonly DeliveryWay[]
  /** A moment for which the page was made; what it says of days is the same until `keepUntil`. */
  readonly since: number
  readonly keepUntil: number
}

/** Only what is shown: the page carries it to the browser. */
function slim({
  id,
  type,
  name,
  priceFrom,
  priceFromWithoutTax,
  freeFrom,
  takes,
  delivery,
  branches,
}: OfferedShipper): DeliveryWay {
  return {
    ...{ id, type, name, priceFrom, priceFromWithoutTax },
    ...(freeFrom !== undefined && { freeFrom }),
    ...(takes && { takes }),
    ...(delivery && { delivery }),
    ...(branches && {
      branches: branches.map(({ warehouseId, hours }) => ({ warehouseId, ...(hours && { hours }) })),
    }),
  }
}

/**
 * The ways of delivery (C7.45); none when they cannot be read, which is logged (C8.28). And how long what is said of them holds. The server says one moment for a whole part of the
 * day, so that a page that is kept has the same bytes in it and is never shown after it.
 */
export async function loadWays(shop: Shop): Promise<WaysData> {
  const offered = await quietly(shop, 'the ways of delivery', getShippers(shop), [])
  const now = shop.config.clock.now()
  const ways = offered.map(slim)
  if (!import.meta.env.SSR) return { ways, since: now, keepUntil: now }
  const { since, until } = dayPeriod(now, ways)
  return { ways, since, keepUntil: until }
}
