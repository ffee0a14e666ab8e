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
 * Reads a page of the customer's orders, the newest first.
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

/** Parameters of `getUserOrder`. */
export interface GetUserOrderParams {
  /** Id of the order, not its number (`code`). */
  readonly id: string
}

/**
 * Reads an order of the customer by its id. An order of another customer is `not_found`.
 *
 * @param shop - The shop to call.
 * @param params - `id` of the order, from `getUserOrders`.
 * @param options - `signal` aborts the call.
 * @returns `OrderDetails`; or an error: `customer_restricted`, `not_found`, `validation`, or a `TransportCode`.
 * @example
 * ```ts
 * const found = await getUserOrder(shop, { id: orderId })
 * if (found.ok) console.log(found.data.code, found.data.status)
 * ```
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
 * Reads an order of the customer by its number.
 *
 * @param shop - The shop to call.
 * @param params - `code` of the order, as the customer sees it.
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
