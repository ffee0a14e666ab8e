import type { Shop } from '@vanek/sdk'
import { withFallbackData } from '@vanek/sdk/content'
import { dayInterval, getShippers, type OfferedShipper } from '@vanek/sdk/checkout'
import { market } from '#market/market'
import { groupByHours, type SlimWay } from './ways.ts'

/** The data about delivery on a product page. */
export interface WaysData {
  readonly ways: readonly SlimWay[]
  /** The moment the page was rendered for; its statements about days hold until `keepUntil`. */
  readonly since: number
  readonly keepUntil: number
}

/** Only the fields that are shown, since the page sends them to the browser. */
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
}: OfferedShipper): SlimWay {
  return {
    ...{ id, type, name, priceFrom, priceFromWithoutTax },
    ...(freeFrom !== undefined && { freeFrom }),
    ...(takes && { takes }),
    ...(delivery && { delivery }),
    ...(branches && { branches: groupByHours(branches) }),
  }
}

/**
 * Loads the delivery methods (C7.45); on failure none, and the error is logged (C8.28). The statements about days are
 * valid until `keepUntil`. The server rounds `since` down to a part of the day, so that a cached page has the
 * same bytes during that part, and is not shown after it.
 */
export async function loadWays(shop: Shop): Promise<WaysData> {
  const offered = await withFallbackData(shop, 'the ways of delivery', getShippers(shop), [])
  const now = shop.config.clock.now()
  const ways = offered.map(slim)
  if (!import.meta.env.SSR) return { ways, since: now, keepUntil: now }
  const { since, until } = dayInterval(now, ways, market.timeZone)
  return { ways, since, keepUntil: until }
}
