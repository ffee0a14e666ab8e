import type { operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import { ok, type Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import type { Gift, Order, PlaceOrderData, PlaceOrderParams, Payment, Shipper } from './types.ts'
import type { CallOptions, KeyedOptions, NoParams } from '../kernel/options.ts'

/** Errors of reading shippers, payments and gifts. */
export type GetCartShippersError = ShopError<OperationCodes<operations['getCartShippers']>>
/** Errors of placing an order: `out_of_stock`, `price_changed`, `validation` with fields, and others. */
export type PlaceOrderError = ShopError<OperationCodes<operations['placeOrder']>>
/** Errors of reading an order; `not_found` if no order has this token. */
export type GetOrderByTokenError = ShopError<OperationCodes<operations['getOrderByToken']>>

/**
 * Shippers available for this cart, in display order.
 *
 * @param shop - The shop to call.
 * @param params - None; `{}` in front of options.
 * @param options - `signal` aborts the call.
 * @returns A list of `Shipper`; or an error: `cart_not_found`, `customer_restricted`, `validation`, or a
 *   `TransportCode`.
 * @example
 * ```ts
 * const shippers = unwrap(await getCartShippers(shop))
 * ```
 */
export const getCartShippers = async (
  shop: Shop,
  params: NoParams = {},
  options: CallOptions = {},
): Promise<Result<readonly Shipper[], GetCartShippersError>> =>
  callShop(shop, (api) => api.GET('/api/v1/cart/shippers', { ...options }), '[]')

/**
 * Reads the payments available for this cart, in display order.
 *
 * @param shop - The shop to call.
 * @param params - None; `{}` in front of options.
 * @param options - `signal` aborts the call.
 * @returns A list of `Payment`; or an error: `cart_not_found`, `customer_restricted`, `validation`, or a
 *   `TransportCode`.
 * @example
 * ```ts
 * const payments = unwrap(await getCartPayments(shop))
 * console.log(payments.map(({ id, name, code }) => `${id} ${code} ${name}`))
 * ```
 */
export const getCartPayments = async (
  shop: Shop,
  params: NoParams = {},
  options: CallOptions = {},
): Promise<Result<readonly Payment[], GetCartShippersError>> =>
  callShop(shop, (api) => api.GET('/api/v1/cart/payments', { ...options }), '[]')

/**
 * Gifts to choose from.
 *
 * @param shop - The shop to call.
 * @param params - None; `{}` in front of options.
 * @param options - `signal` aborts the call.
 * @returns A list of `Gift`; or an error: `cart_not_found`, `customer_restricted`, `validation`, or a
 *   `TransportCode`.
 */
export const getOrderGifts = async (
  shop: Shop,
  params: NoParams = {},
  options: CallOptions = {},
): Promise<Result<readonly Gift[], GetCartShippersError>> =>
  callShop(shop, (api) => api.GET('/api/v1/order-gifts', { ...options }), '[]')

/**
 * Places the order. If the error has outcome `unknown`, the order may exist: call again with the same key.
 * `createOrderFlow` of `@vanek/sdk/flows` stores the key and does so. The guest cart becomes the order, so its token is
 * deleted.
 *
 * @param shop - The shop to call.
 * @param params - Contact, addresses, ids of shipper and payment, and consents. `toPlaceOrderParams` creates them from a
 *   checkout.
 * @param options - `idempotencyKey` makes a retry safe, `signal` aborts the call.
 * @returns `PlaceOrderData`; or an error: `below_minimum_order`, `branch_required`, `branch_unavailable`,
 *   `cart_empty`, `cart_not_found`, `coupon_invalid`, `customer_restricted`, `delivery_time_unavailable`,
 *   `gift_unavailable`, `idempotency_conflict`, `idempotency_mismatch`, `not_saleable`, `out_of_stock`,
 *   `payload_too_large`, `payment_unavailable`, `price_changed`, `shipper_unavailable`, `shopping_disabled`,
 *   `validation`, or a `TransportCode`.
 * @example
 * ```ts
 * const { inputs, choice, cart: ordered, shippers, branch, context } = checkout.getState()
 * const shipper = shippers.find(({ id }) => id === choice.shipper)
 * if (!shipper || !isCompleteChoice(choice)) throw new Error('No shipper or payment is chosen')
 * const { address: contact } = unwrap(await getSettings(shop)).contact
 * const params = toPlaceOrderParams({ inputs, choice, cart: ordered, shipper, branch, context, contact })
 * // store the key, to repeat the call after a lost response
 * const placed = await placeOrder(shop, params, { idempotencyKey: newId() })
 * if (placed.ok) console.log(placed.data.order.code, placed.data.payment.redirectUrl)
 * ```
 */
export const placeOrder = async (
  shop: Shop,
  params: PlaceOrderParams,
  options: KeyedOptions,
): Promise<Result<PlaceOrderData, PlaceOrderError>> => {
  const { tokens } = shop.config
  // a customer's cart has no token of its own
  const token = tokens.get('auth') ? undefined : tokens.get('cart')
  const answer = await callShop(
    shop,
    (api) =>
      api.POST('/api/v1/cart/place', {
        // the contract's own type is not readonly; nothing here changes it
        body: params as operations['placeOrder']['requestBody']['content']['application/json'],
        params: { header: { 'Idempotency-Key': options.idempotencyKey } },
        ...options,
      }),
    'order',
  )
  if (answer.ok && token && tokens.get('cart') === token) tokens.set('cart', null)
  return answer
}

/** Parameters of `getOrderByToken`. */
export interface GetOrderByTokenParams {
  /** Secret token of the order; behind a storefront server `current` is the visitor's own last one. */
  readonly token: string
}

/**
 * Reads a placed order by its secret token. Behind a storefront server, `current` is the visitor's own last order. An
 * unknown token is the error `not_found`; see also `findOrder`.
 *
 * @param shop - The shop to call.
 * @param params - `token` of the order, or `current` behind a storefront server.
 * @param options - `signal` aborts the call.
 * @returns `Order`; or an error: `not_found`, `validation`, or a `TransportCode`.
 */
export const getOrderByToken = async (
  shop: Shop,
  params: GetOrderByTokenParams,
  options: CallOptions = {},
): Promise<Result<Order, GetOrderByTokenError>> =>
  callShop(shop, (api) =>
    api.GET('/api/v1/orders/token/{token}', { params: { path: { token: params.token } }, ...options }),
  )

/** URL of the order just placed as a PDF on the shop's own origin, to link to. */
export const currentDocumentPath = '/api/v1/orders/token/current/document'

/**
 * Reads a placed order by its token; null if there is none.
 *
 * @param shop - The shop to call.
 * @param params - `token` of the order, or `current` behind a storefront server.
 * @param options - `signal` aborts the call.
 * @returns `Order` or null; or an error: `not_found`, `validation`, or a `TransportCode`.
 * @example
 * ```ts
 * const placed = unwrap(await findOrder(shop, { token: 'current' }))
 * console.log(placed?.code ?? 'No order yet')
 * ```
 */
export async function findOrder(
  shop: Shop,
  params: GetOrderByTokenParams,
  options: CallOptions = {},
): Promise<Result<Order | null, GetOrderByTokenError>> {
  const answer = await getOrderByToken(shop, params, options)
  return !answer.ok && answer.error.code === 'not_found' ? ok(null) : answer
}
