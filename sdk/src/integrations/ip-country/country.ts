import { isRecord, readText } from '../../kernel/read.ts'
import { callServices } from '../../transport/call.ts'
import type { Shop } from '../../transport/context.ts'
import { within } from '../../transport/within.ts'
import { withFallbackData } from '../../transport/fallback-data.ts'
import type { CallOptions } from '../../kernel/options.ts'

/** Total timeout of the lookup in milliseconds, because a page waits for it. */
export const ipLookupTimeoutMs = 500

/** Parameters of `getCountryByIp`. */
export interface GetCountryByIpParams {
  /** An IPv4 or IPv6 address. */
  readonly ip: string
}

/**
 * The country of an IP address as ISO 3166 alpha-2; null if unknown. Never fails: if the service is down, takes longer
 * than 500 ms or returns an invalid response, the country is unknown and a warning is logged. For servers; browsers
 * have no access to it.
 *
 * @param shop - The shop to call.
 * @param params - The IP address.
 * @param options - `signal` aborts the call.
 * @returns A code like `DE`, or null. Never fails.
 */
export async function getCountryByIp(
  shop: Shop,
  params: GetCountryByIpParams,
  options: CallOptions = {},
): Promise<string | null> {
  const timeoutMs = Math.min(ipLookupTimeoutMs, shop.config.timeoutMs)
  const asking = within(
    shop,
    ipLookupTimeoutMs,
    ({ signal }) =>
      callServices(shop.with({ timeoutMs }), (api) =>
        api.GET('/geo/country', { params: { query: { ip: params.ip } }, signal }),
      ),
    options,
  )
  const data: unknown = await withFallbackData(shop, 'the country of an address', asking, null)
  const country = isRecord(data) ? (readText(data['country']) ?? '') : ''
  return /^[A-Z]{2}$/.test(country) ? country : null
}
