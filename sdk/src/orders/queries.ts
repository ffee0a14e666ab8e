import type { Shop } from '../transport/context.ts'
import { defineQuery, type Query } from '../transport/query.ts'
import type { OrderKey } from './calls.ts'
import { getOrder, type GetOrderError } from './read-calls.ts'
import type { OrderDetails } from './types.ts'

/**
 * `getOrder` as a query definition.
 *
 * @param shop - The shop to call; its language, domain, currency and prices are part of the key.
 * @param params - `id` of an order of the customer, or the secret `token` of any order. Behind a storefront server, the
 *   token `current` is the visitor's own order.
 * @returns The definition; its `queryFn` throws `CommerceError`.
 * @example
 * ```ts
 * const order = await orderQuery(shop, { id: orderId }).queryFn()
 * console.log(order.code, order.status)
 * ```
 */
export const orderQuery = (shop: Shop, params: OrderKey): Query<OrderDetails, GetOrderError> =>
  defineQuery(shop, ['order', params], (context) => getOrder(shop, params, context))
