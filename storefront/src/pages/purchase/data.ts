import { getSiteConfiguration, type PurchaseSection, withFallbackData } from '@vanek/sdk/content'
import { getSettings, type ShopSettings, parseSettings } from '@vanek/sdk/settings'
import { market } from '#market/market'
import type { PageLoader } from '../../lib/page/env.ts'

export interface Data extends Pick<ShopSettings, 'shippers' | 'fastestShipper'> {
  readonly sections: readonly PurchaseSection[]
}

/** Information about buying (B2.10); if the editors' texts cannot be loaded, the links to the pages remain. */
export const loader: PageLoader<Data> = async (_args, { shop }) => {
  const [site, { shippers, fastestShipper }] = await Promise.all([
    withFallbackData(shop, 'the parts of the purchase', getSiteConfiguration(shop), null),
    withFallbackData(shop, 'the ways of delivery', getSettings(shop), parseSettings(null, market.country)),
  ])
  return { sections: site?.purchase_sections ?? [], shippers, fastestShipper }
}
