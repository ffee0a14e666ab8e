import type { operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import type { Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import { partOf } from '../transport/part-of.ts'
import type { OrderDetails } from '../orders/types.ts'
import type { OrderSummary } from './types.ts'
import type { CallOptions } from '../kernel/options.ts'

/** Errors of reading a page of orders. */
export type GetUserOrdersError = ShopError<OperationCodes<operations['getUserOrders']>>
/** Errors of reading an order; an order of another customer is `not_found`. */
export type GetUserOrderError = ShopError<OperationCodes<operations['getUserOrder']>>

/** Orders on one page of the list. */
export const ordersPerPage = 10

/** Parameters of `getUserOrders`. */
export interface GetUserOrdersParams {
  /**
   * Page number, from 1.
   *
   * @defaultValue 1
   */
  readonly page?: number
  /**
   * Orders per page, at most 100.
   *
   * @defaultValue 10
   */
  readonly perPage?: number
}

/** One page of the customer's orders. */
export interface GetUserOrdersData {
  /** The newest first. */
  readonly orders: readonly OrderSummary[]
  /** How many there are on all pages. */
  readonly total: number
}

/**
 * The customer's orders, page by page.
 *
 * @param shop - The shop to call.
 * @param params - Page number and size.
 * @param options - `signal` aborts the call.
 * @returns `GetUserOrdersData`; or an error: `customer_restricted`, `validation`, or a `TransportCode`.
 * @example
 * ```ts
 * const { orders, total } = unwrap(await getUserOrders(shop, { page: 2 }))
 * ```
 */
export async function getUserOrders(
  shop: Shop,
  params: GetUserOrdersParams = {},
  options: CallOptions = {},
): Promise<Result<GetUserOrdersData, GetUserOrdersError>> {
  const { page = 1, perPage = ordersPerPage } = params
  const answer = await callShop(shop, (api) =>
    api.GET('/api/v1/user/orders', { params: { query: { page, perPage } }, ...options }),
  )
  return partOf(answer, (data) => ({ orders: data.data, total: data.meta.pagination.total }))
}

/** Parameters that name an order by its id. */
export interface GetUserOrderParams {
  /** Id of the order, not its number (`code`). */
  readonly id: string
}

/**
 * One order by its id.
 *
 * @param shop - The shop to call.
 * @param params - Names the order.
 * @param options - `signal` aborts the call.
 * @returns `OrderDetails`; or an error: `customer_restricted`, `not_found`, `validation`, or a `TransportCode`.
 */
export const getUserOrder = async (
  shop: Shop,
  params: GetUserOrderParams,
  options: CallOptions = {},
): Promise<Result<OrderDetails, GetUserOrderError>> =>
  callShop(shop, (api) => api.GET('/api/v1/user/orders/{id}', { params: { path: { id: params.id } }, ...options }))

/** Parameters of `getUserOrderByCode`. */
export interface GetUserOrderByCodeParams {
  /** Its number, as shown to the customer. */
  readonly code: string
}

/**
 * One order by its number.
 *
 * @param shop - The shop to call.
 * @param params - Names the order.
 * @param options - `signal` aborts the call.
 * @returns `OrderDetails`; or an error: `customer_restricted`, `not_found`, `validation`, or a `TransportCode`.
 */
export const getUserOrderByCode = async (
  shop: Shop,
  params: GetUserOrderByCodeParams,
  options: CallOptions = {},
): Promise<Result<OrderDetails, GetUserOrderError>> =>
  callShop(shop, (api) =>
    api.GET('/api/v1/user/orders/code/{code}', { params: { path: { code: params.code } }, ...options }),
  )
