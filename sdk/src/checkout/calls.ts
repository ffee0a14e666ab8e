import type { operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import { ok, type Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import type { Gift, Order, OrderPlaced, OrderPlacement, Payment, Shipper } from './types.ts'
import type { CallOptions, KeyedOptions } from '../transport/options.ts'

/** Errors of reading shippers, payments and gifts. */
export type CheckoutReadError = ShopError<OperationCodes<operations['getCartShippers']>>
/** Errors of placing an order: `out_of_stock`, `price_changed`, `validation` with fields, and others. */
export type PlaceOrderError = ShopError<OperationCodes<operations['placeOrder']>>
/** Errors of reading an order; `not_found` if no order has this token. */
export type OrderError = ShopError<OperationCodes<operations['getOrderByToken']>>

/** Shippers available for this cart, in display order (C7.18). */
export const getCartShippers = async (
  shop: Shop,
  options: CallOptions = {},
): Promise<Result<readonly Shipper[], CheckoutReadError>> =>
  callShop(shop, (api) => api.GET('/api/v1/cart/shippers', { ...options }))

/** Payments available for this cart, in display order (C7.19). */
export const getCartPayments = async (
  shop: Shop,
  options: CallOptions = {},
): Promise<Result<readonly Payment[], CheckoutReadError>> =>
  callShop(shop, (api) => api.GET('/api/v1/cart/payments', { ...options }))

/** Gifts to choose from (C7.20). */
export const getOrderGifts = async (
  shop: Shop,
  options: CallOptions = {},
): Promise<Result<readonly Gift[], CheckoutReadError>> =>
  callShop(shop, (api) => api.GET('/api/v1/order-gifts', { ...options }))

/**
 * Places the order (C7.25). If the error has outcome `unknown`, the order may exist: call again with the same key.
 * `createOrderFlow` of `@vanek/sdk/flows` stores the key and does so.
 */
export const placeOrder = async (
  shop: Shop,
  placement: OrderPlacement,
  { idempotencyKey, ...options }: KeyedOptions,
): Promise<Result<OrderPlaced, PlaceOrderError>> =>
  callShop(shop, (api) =>
    api.POST('/api/v1/cart/place', {
      // the contract's own type is not readonly; nothing here changes it
      body: placement as operations['placeOrder']['requestBody']['content']['application/json'],
      params: { header: { 'Idempotency-Key': idempotencyKey } },
      ...options,
    }),
  )

/**
 * Reads a placed order by its secret token (C7.27). Behind a storefront server, `current` is the visitor's own last order. An
 * unknown token is the error `not_found`; see also `findOrder`.
 */
export const getOrderByToken = async (
  shop: Shop,
  token: string,
  options: CallOptions = {},
): Promise<Result<Order, OrderError>> =>
  callShop(shop, (api) => api.GET('/api/v1/orders/token/{token}', { params: { path: { token } }, ...options }))

/** URL of the order just placed as a PDF on the shop's own origin, to link to. */
export const currentDocumentPath = '/api/v1/orders/token/current/document'

/** Reads a placed order by its token; null if there is none (C7.27). */
export async function findOrder(
  shop: Shop,
  token: string,
  options: CallOptions = {},
): Promise<Result<Order | null, OrderError>> {
  const answer = await getOrderByToken(shop, token, options)
  return !answer.ok && answer.error.code === 'not_found' ? ok(null) : answer
}
