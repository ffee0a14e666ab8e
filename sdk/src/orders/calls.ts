import type { components, operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import type { Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import type { OrderDetails, OrderPayment } from './types.ts'
import type { KeyedOptions, CallOptions } from '../kernel/options.ts'

/** Identifies an order: an order of the signed-in customer by its `id`, or any order by its secret `token`. */
export type OrderKey =
  | {
      /** Id of an order of the signed-in customer. */
      readonly id: string
    }
  | {
      /** Secret token of the order; `current` for the visitor's own order behind a storefront server. */
      readonly token: string
    }

/** Errors of paying: `already_paid`, `order_cancelled`, or `payment_unavailable` if the order is not paid online. */
export type PayOrderError = ShopError<OperationCodes<operations['payOrder'] | operations['payUserOrder']>>
/** Errors of reading the payment methods; the codes of `orderActions` explain why there are none. */
export type GetOrderPaymentsError = ShopError<
  OperationCodes<operations['getOrderPayments'] | operations['getUserOrderPayments']>
>
/** Errors of changing the payment: `already_paid` if it was paid meanwhile, `price_changed`, and others. */
export type ChangeOrderPaymentError = ShopError<
  OperationCodes<operations['changeOrderPayment'] | operations['changeUserOrderPayment']>
>
/** Errors of cancelling: `order_packed` when it is too late. */
export type CancelOrderError = ShopError<OperationCodes<operations['cancelOrder'] | operations['cancelUserOrder']>>

/** How the customer pays. Returned by {@link payOrder}. */
export interface PayOrderData {
  /** Address of the payment provider; redirect the customer there. */
  readonly redirectUrl: string
  /** The same payment in a widget of the provider; missing if there is none. Works with `/integrations/payment`. */
  readonly widget?: components['schemas']['PaymentWidget']
}

/**
 * Starts another payment of an unpaid order and returns how to pay.
 *
 * @param shop - The shop to call.
 * @param params - `id` of an order of the customer, or the secret `token` of any order. Behind a storefront server, the
 *   token `current` is the visitor's own order.
 * @param options - `idempotencyKey` makes a retry safe, `signal` aborts the call.
 * @returns `PayOrderData`; or an error: `already_paid`, `customer_restricted`, `idempotency_conflict`,
 *   `idempotency_mismatch`, `not_found`, `order_cancelled`, `payload_too_large`, `payment_unavailable`, `validation`,
 *   or a `TransportCode`.
 * @example
 * ```ts
 * const paid = await payOrder(shop, { id: orderId }, { idempotencyKey: newId() })
 * if (paid.ok) location.assign(paid.data.redirectUrl)
 * ```
 */
export const payOrder = async (
  shop: Shop,
  params: OrderKey,
  options: KeyedOptions,
): Promise<Result<PayOrderData, PayOrderError>> => {
  const header = { 'Idempotency-Key': options.idempotencyKey }
  return 'id' in params
    ? callShop(shop, (api) =>
        api.POST('/api/v1/user/orders/{id}/payment', { params: { path: { id: params.id }, header }, ...options }),
      )
    : callShop(shop, (api) =>
        api.POST('/api/v1/orders/token/{token}/payment', {
          params: { path: { token: params.token }, header },
          ...options,
        }),
      )
}

/**
 * Reads the payment methods that an order can be changed to, each with its price.
 *
 * @param shop - The shop to call.
 * @param params - `id` of an order of the customer, or the secret `token` of any order. Behind a storefront server, the
 *   token `current` is the visitor's own order.
 * @param options - `signal` aborts the call.
 * @returns A list of `OrderPayment`; or an error: `already_paid`, `customer_restricted`, `not_found`,
 *   `order_cancelled`, `order_packed`, `validation`, or a `TransportCode`.
 */
export const getOrderPayments = async (
  shop: Shop,
  params: OrderKey,
  options: CallOptions = {},
): Promise<Result<readonly OrderPayment[], GetOrderPaymentsError>> =>
  'id' in params
    ? callShop(shop, (api) =>
        api.GET('/api/v1/user/orders/{id}/payments', { params: { path: { id: params.id } }, ...options }),
      )
    : callShop(shop, (api) =>
        api.GET('/api/v1/orders/token/{token}/payments', { params: { path: { token: params.token } }, ...options }),
      )

/** Input of {@link changeOrderPayment}: the order and its new payment method. */
export type ChangeOrderPaymentParams = OrderKey & {
  /** Id of the new payment method, one of `getOrderPayments`. */
  readonly paymentId: number
  /** Total that was shown, with tax, in the currency of the order. If the order would cost more, it is not changed. */
  readonly expectedTotal?: number | undefined
}

/**
 * Changes how an order is paid and returns it. If it is then paid online, the payment state is `pending`; `payOrder`
 * returns where to pay.
 *
 * @param shop - The shop to call.
 * @param params - The order and its new payment method.
 * @param options - `idempotencyKey` makes a retry safe, `signal` aborts the call.
 * @returns `OrderDetails`; or an error: `already_paid`, `customer_restricted`, `idempotency_conflict`,
 *   `idempotency_mismatch`, `not_found`, `order_cancelled`, `order_packed`, `payload_too_large`,
 *   `payment_unavailable`, `price_changed`, `validation`, or a `TransportCode`.
 */
export const changeOrderPayment = async (
  shop: Shop,
  params: ChangeOrderPaymentParams,
  options: KeyedOptions,
): Promise<Result<OrderDetails, ChangeOrderPaymentError>> => {
  const { paymentId, expectedTotal } = params
  const header = { 'Idempotency-Key': options.idempotencyKey }
  const body = { payment_id: paymentId, ...(expectedTotal !== undefined && { expected_total: expectedTotal }) }
  return 'id' in params
    ? callShop(shop, (api) =>
        api.PUT('/api/v1/user/orders/{id}/payment', { body, params: { path: { id: params.id }, header }, ...options }),
      )
    : callShop(shop, (api) =>
        api.PUT('/api/v1/orders/token/{token}/payment', {
          body,
          params: { path: { token: params.token }, header },
          ...options,
        }),
      )
}

/**
 * Cancels an order and returns it. One that was cancelled before is returned as it is.
 *
 * @param shop - The shop to call.
 * @param params - `id` of an order of the customer, or the secret `token` of any order. Behind a storefront server, the
 *   token `current` is the visitor's own order.
 * @param options - `idempotencyKey` makes a retry safe, `signal` aborts the call.
 * @returns `OrderDetails`; or an error: `customer_restricted`, `idempotency_conflict`, `idempotency_mismatch`,
 *   `not_found`, `order_packed`, `payload_too_large`, `validation`, or a `TransportCode`.
 * @example
 * ```ts
 * const idempotencyKey = newId()
 * const answer = await cancelOrder(shop, { id: orderId }, { idempotencyKey })
 * ```
 */
export const cancelOrder = async (
  shop: Shop,
  params: OrderKey,
  options: KeyedOptions,
): Promise<Result<OrderDetails, CancelOrderError>> => {
  const header = { 'Idempotency-Key': options.idempotencyKey }
  return 'id' in params
    ? callShop(shop, (api) =>
        api.POST('/api/v1/user/orders/{id}/cancellation', { params: { path: { id: params.id }, header }, ...options }),
      )
    : callShop(shop, (api) =>
        api.POST('/api/v1/orders/token/{token}/cancellation', {
          params: { path: { token: params.token }, header },
          ...options,
        }),
      )
}
