import type { operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import type { Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import { partOf } from '../transport/part-of.ts'
import type { OrderSummary, UserOrder } from './types.ts'
import type { CallOptions } from '../transport/options.ts'

/** Why a page of orders is not answered. */
export type UserOrdersError = ShopError<OperationCodes<operations['getUserOrders']>>
/** Why an order is not answered; what belongs to somebody else is `not_found`. */
export type UserOrderError = ShopError<OperationCodes<operations['getUserOrder']>>

/** Orders on one page of the list (C9.08). */
export const ordersPerPage = 10

/** Which page of the orders is asked for. */
export interface UserOrdersInput extends CallOptions {
  /** From 1; the first one unless told. */
  readonly page?: number
  /** 10 unless told (C9.08), 100 at most. */
  readonly perPage?: number
}

/** One page of the customer's orders. */
export interface UserOrderPage {
  /** The newest first. */
  readonly orders: readonly OrderSummary[]
  /** How many there are on all pages. */
  readonly total: number
}

/** The customer's orders, page by page (C7.28). */
export async function getUserOrders(
  shop: Shop,
  { page = 1, perPage = ordersPerPage, ...options }: UserOrdersInput = {},
): Promise<Result<UserOrderPage, UserOrdersError>> {
  const params = { query: { page, perPage } }
  const answer = await callShop(shop, (api) => api.GET('/api/v1/user/orders', { params, ...options }))
  return partOf(answer, (data) => ({ orders: data.data, total: data.meta.pagination.total }))
}

/** One order by its id (C7.29). */
export const getUserOrder = async (
  shop: Shop,
  id: string,
  options: CallOptions = {},
): Promise<Result<UserOrder, UserOrderError>> =>
  callShop(shop, (api) => api.GET('/api/v1/user/orders/{id}', { params: { path: { id } }, ...options }))

/** One order by its number for people (C7.30). */
export const getUserOrderByCode = async (
  shop: Shop,
  code: string,
  options: CallOptions = {},
): Promise<Result<UserOrder, UserOrderError>> =>
  callShop(shop, (api) => api.GET('/api/v1/user/orders/code/{code}', { params: { path: { code } }, ...options }))
