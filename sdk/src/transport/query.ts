import type { ShopError } from '../kernel/errors.ts'
import type { CallOptions } from '../kernel/options.ts'
import type { Query } from '../kernel/query.ts'
import { type Result, unwrap } from '../kernel/result.ts'
import type { Shop } from './context.ts'

export type { Query } from '../kernel/query.ts'

/** The parts of a context that affect the response of a public read. */
export const segmentOf = ({ config }: Shop): string =>
  [
    config.locale,
    config.defaultLocale,
    config.translationVariant,
    config.domainCode,
    config.currency.code,
    config.userVariant,
    ...config.userGroups,
  ].join('|')

/**
 * Creates a query definition for a call, as TanStack Query, `useShopQuery` and loaders use it. For personal data, add the
 * id of the customer to the key: it does not contain who is signed in.
 *
 * @param shop - The shop; its language, domain, currency and price variant become part of the key, its base URLs do
 *   not.
 * @param key - Name of the query, and all parameters that the response depends on.
 * @param run - Makes the call, with the signal of the query. Its error is that of the query.
 * @returns The definition; its `queryFn` throws `CommerceError`.
 * @example
 * ```ts
 * const userOrdersQuery = (userId: string, page: number) =>
 *   defineQuery(shop, ['userOrders', userId, page], (context) => getUserOrders(shop, { page }, context))
 * const { orders, total } = await userOrdersQuery(user.id, 1).queryFn()
 * ```
 */
export const defineQuery = <T, Code extends string = string>(
  shop: Shop,
  key: readonly [name: string, ...parameters: unknown[]],
  run: (context: CallOptions) => Promise<Result<T, ShopError<Code>>>,
): Query<T, ShopError<Code>> => {
  const [name, ...parameters] = key
  return {
    queryKey: [name, segmentOf(shop), ...parameters],
    queryFn: async ({ signal } = {}) => unwrap(await run(signal ? { signal } : {})),
  }
}
