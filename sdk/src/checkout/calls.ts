import type { operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import { ok, type Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import type { Gift, Order, OrderPlaced, OrderPlacement, Payment, Shipper } from './types.ts'

/** What every read of this room takes. */
export interface ReadOptions {
  readonly signal?: AbortSignal
}

export interface PlaceOptions {
  /** Makes repeating safe: the same key and placement are answered with the same order. 8 to 255 characters. */
  readonly idempotencyKey: string
  readonly signal?: AbortSignal
}

/** Why reading what the checkout offers is refused. */
export type CheckoutReadError = ShopError<OperationCodes<operations['getCartShippers']>>
/** Why an order is refused: `out_of_stock`, `price_changed`, `validation` by field and so on. */
export type PlaceOrderError = ShopError<OperationCodes<operations['placeOrder']>>
/** Why an order cannot be read; `not_found` when there is none with this token. */
export type OrderError = ShopError<OperationCodes<operations['getOrderByToken']>>

/** Shippers that can take this cart, in the order they are offered (C7.18). */
export const getCartShippers = async (
  shop: Shop,
  options: ReadOptions = {},
): Promise<Result<readonly Shipper[], CheckoutReadError>> =>
  callShop(shop, (api) => api.GET('/api/v1/cart/shippers', { ...options }))

/** Payments that this cart can be paid by, in the order they are offered (C7.19). */
export const getCartPayments = async (
  shop: Shop,
  options: ReadOptions = {},
): Promise<Result<readonly Payment[], CheckoutReadError>> =>
  callShop(shop, (api) => api.GET('/api/v1/cart/payments', { ...options }))

/** Gifts to choose from (C7.20). */
export const getOrderGifts = async (
  shop: Shop,
  options: ReadOptions = {},
): Promise<Result<readonly Gift[], CheckoutReadError>> =>
  callShop(shop, (api) => api.GET('/api/v1/order-gifts', { ...options }))

/**
 * Places the order (C7.25). With outcome `unknown` in the error nobody knows whether it was placed: ask again with the
 * same key. `flows` has a verb that keeps the key and does so.
 */
export const placeOrder = async (
  shop: Shop,
  placement: OrderPlacement,
  { idempotencyKey, ...options }: PlaceOptions,
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
 * A placed order by its unguessable token (C7.27); a storefront server takes `current` for the visitor's own. A token that
 * is nobody's is refused as `not_found`; `findOrder` takes that for an answer.
 */
export const getOrderByToken = async (
  shop: Shop,
  token: string,
  options: ReadOptions = {},
): Promise<Result<Order, OrderError>> =>
  callShop(shop, (api) => api.GET('/api/v1/orders/token/{token}', { params: { path: { token } }, ...options }))

/** Why paying again is refused: `already_paid`, or `payment_unavailable` for what is not paid online. */
export type PayOrderError = ShopError<OperationCodes<operations['payOrder']>>

/** Starts another attempt at paying an order that is not paid yet; answers where to pay. */
export const payOrder = async (
  shop: Shop,
  token: string,
  { idempotencyKey, ...options }: PlaceOptions,
): Promise<Result<{ readonly redirectUrl: string }, PayOrderError>> =>
  callShop(shop, (api) =>
    api.POST('/api/v1/orders/token/{token}/payment', {
      params: { path: { token }, header: { 'Idempotency-Key': idempotencyKey } },
      ...options,
    }),
  )

/** URL of the order just placed as a PDF on the shop's own origin, to link to. */
export const currentDocumentPath = '/api/v1/orders/token/current/document'

/** A placed order by its token; null when there is none, which is no failure (C7.27). */
export async function findOrder(
  shop: Shop,
  token: string,
  options: ReadOptions = {},
): Promise<Result<Order | null, OrderError>> {
  const answer = await getOrderByToken(shop, token, options)
  return !answer.ok && answer.error.code === 'not_found' ? ok(null) : answer
}
