import type { operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import { ok, type Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import { defineQuery, type Query } from '../transport/query.ts'
import { parseSettings } from './to-settings.ts'
import type { ShopSettings } from './types.ts'
import type { CallOptions, NoParams } from '../kernel/options.ts'

/** Errors of reading the settings. */
export type GetSettingsError = ShopError<OperationCodes<operations['getGlobals']>>

/**
 * Reads the settings of the shop; missing ones have their defaults.
 *
 * @param shop - The shop to call.
 * @param params - None; `{}` in front of options.
 * @param options - `signal` aborts the call.
 * @returns `ShopSettings`; or an error: `validation`, or a `TransportCode`.
 * @example
 * ```ts
 * const { contact, lacks } = unwrap(await getSettings(shop))
 * ```
 */
export async function getSettings(
  shop: Shop,
  params: NoParams = {},
  options: CallOptions = {},
): Promise<Result<ShopSettings, GetSettingsError>> {
  const answer = await callShop(shop, (api) => api.GET('/api/v1/globals', { ...options }))
  return answer.ok ? ok(parseSettings(answer.data, shop.config.country)) : answer
}

/**
 * `getSettings` as a query definition.
 *
 * @param shop - The shop to call; its language, domain, currency and prices are part of the key.
 * @returns The definition; its `queryFn` throws `CommerceError`.
 */
export const settingsQuery = (shop: Shop): Query<ShopSettings, GetSettingsError> =>
  defineQuery(shop, ['settings'], (context) => getSettings(shop, {}, context))
