import type { Result } from '@vanek/sdk'
import { getListing, type Listing, type GetListingParams, type PriceVat } from '@vanek/sdk/catalog'
import { mainDisplayPrice } from '@vanek/sdk/format'
import type { FunctionFlags } from '@vanek/sdk/links'
import { getSettings } from '@vanek/sdk/settings'
import type { PageEnv } from '../page/env.ts'
import { displayOf } from '../page/price-display.ts'

const vatOf = ({ display }: PageEnv, functions: FunctionFlags): PriceVat =>
  mainDisplayPrice(displayOf(display, functions))

/**
 * The listing with its price filter in the prices that the visitor sees (B3.53), unless the URL names which prices it
 * means. Visitors with the default prices do not wait for the settings.
 */
export async function getSeenListing(env: PageEnv, input: GetListingParams): Promise<Result<Listing>> {
  const { shop, display, functions, around = shop } = env
  if (display || functions) return getListing(shop, { ...input, displayedVat: vatOf(env, functions ?? {}) })
  const [usual, settings] = await Promise.all([getListing(shop, input), getSettings(around)])
  const displayedVat = vatOf(env, settings.ok ? settings.data.functions : {})
  return displayedVat === 'with' ? usual : getListing(shop, { ...input, displayedVat })
}
