import type { operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import type { Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import type { OrderKey } from './calls.ts'
import type { OrderDetails } from './types.ts'
import type { CallOptions } from '../kernel/options.ts'

/** Errors of reading an order; an order of another customer is `not_found`. */
export type GetOrderError = ShopError<OperationCodes<operations['getOrderByToken'] | operations['getUserOrder']>>

/**
 * Reads an order of the customer by its `id`, or any by its secret `token`.
 *
 * @param shop - The shop to call.
 * @param params - `id` of an order of the customer, or the secret `token` of any order. Behind a storefront server, the
 *   token `current` is the visitor's own order.
 * @param options - `signal` aborts the call.
 * @returns `OrderDetails`; or an error: `customer_restricted`, `not_found`, `validation`, or a `TransportCode`.
 * @example
 * ```ts
 * const placed = unwrap(await getOrder(shop, { id: orderId }))
 * ```
 */
export const getOrder = async (
  shop: Shop,
  params: OrderKey,
  options: CallOptions = {},
): Promise<Result<OrderDetails, GetOrderError>> =>
  'id' in params
    ? callShop(shop, (api) => api.GET('/api/v1/user/orders/{id}', { params: { path: { id: params.id } }, ...options }))
    : callShop(shop, (api) =>
        api.GET('/api/v1/orders/token/{token}', { params: { path: { token: params.token } }, ...options }),
      )
