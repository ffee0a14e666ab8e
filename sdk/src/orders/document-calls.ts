import type { operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import type { Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import type { OrderKey } from './calls.ts'
import type { OrderDocuments } from './types.ts'
import type { CallOptions } from '../kernel/options.ts'

/** Errors of reading the documents of an order; an order of another customer is `not_found`. */
export type GetOrderDocumentsError = ShopError<
  OperationCodes<operations['getOrderDocuments'] | operations['getUserOrderDocuments']>
>

/**
 * Reads the invoice and the credit notes of an order.
 *
 * @param shop - The shop to call.
 * @param params - `id` of an order of the customer, or the secret `token` of any order. Behind a storefront server, the
 *   token `current` is the visitor's own order.
 * @param options - `signal` aborts the call.
 * @returns `OrderDocuments`; or an error: `customer_restricted`, `not_found`, `validation`, or a `TransportCode`.
 */
export const getOrderDocuments = async (
  shop: Shop,
  params: OrderKey,
  options: CallOptions = {},
): Promise<Result<OrderDocuments, GetOrderDocumentsError>> =>
  'id' in params
    ? callShop(shop, (api) =>
        api.GET('/api/v1/user/orders/{id}/documents', { params: { path: { id: params.id } }, ...options }),
      )
    : callShop(shop, (api) =>
        api.GET('/api/v1/orders/token/{token}/documents', { params: { path: { token: params.token } }, ...options }),
      )
