import type { Order } from '../checkout/types.ts'
import type { operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import { newId } from '../kernel/ids.ts'
import { ok, type Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import { normalizeOrderCode, type OrderLookupInputs } from './lookup.ts'
import type { WriteOptions } from '../kernel/options.ts'

/** Errors of requesting a link; they never reveal whether the order exists. */
export type RequestOrderLookupError = ShopError<OperationCodes<operations['requestOrderLookup']>>
/** Errors of opening a link: `token_expired`, `token_used` (also when there is a newer link) or `token_invalid`. */
export type OpenOrderLookupError = ShopError<OperationCodes<operations['openOrderLookup']>>

/** Input of {@link requestOrderLookup}: the order, and the page that the mailed link opens. */
export interface RequestOrderLookupParams extends OrderLookupInputs {
  /** Address of a page of the shop; `token` is added to its query. */
  readonly callbackUrl: string
}

/**
 * Requests a mail with a link to an order. The link leads to `callbackUrl`, an address of the shop like
 * `https://shop.example/orders/link`, with `token` in its query. The response is the same whether the order exists or
 * not.
 *
 * @param shop - The shop to call.
 * @param params - The order to look up, and the page that the mailed link opens.
 * @param options - `signal` aborts the call, `idempotencyKey` makes a retry safe.
 * @returns Nothing; or an error: `idempotency_conflict`, `idempotency_mismatch`, `payload_too_large`, `validation`,
 *   or a `TransportCode`.
 */
export async function requestOrderLookup(
  shop: Shop,
  params: RequestOrderLookupParams,
  options: WriteOptions = {},
): Promise<Result<null, RequestOrderLookupError>> {
  const { code, email, callbackUrl } = params
  const header = { 'Idempotency-Key': options.idempotencyKey ?? newId() }
  const body = { callbackUrl, code: normalizeOrderCode(code), email: email.trim() }
  const answer = await callShop(shop, (api) =>
    api.POST('/api/v1/orders/lookup', { params: { header }, body, ...options }),
  )
  return answer.ok ? ok(null) : answer
}

/** Input of {@link openOrderLookup}. */
export interface OpenOrderLookupParams {
  /** Value of the `token` parameter of the mailed link; can be used once. */
  readonly token: string
}

/**
 * Opens an order with the token of a mailed link, which works once. Behind a storefront server the order is
 * then the visitor's `current` one, and no response contains its token.
 *
 * @param shop - The shop to call.
 * @param params - Token of the mailed link.
 * @param options - `signal` aborts the call, `idempotencyKey` makes a retry safe.
 * @returns `Order`; or an error: `idempotency_conflict`, `idempotency_mismatch`, `payload_too_large`,
 *   `token_expired`, `token_invalid`, `token_used`, `validation`, or a `TransportCode`.
 */
export async function openOrderLookup(
  shop: Shop,
  params: OpenOrderLookupParams,
  options: WriteOptions = {},
): Promise<Result<Order, OpenOrderLookupError>> {
  const header = { 'Idempotency-Key': options.idempotencyKey ?? newId() }
  return callShop(shop, (api) =>
    api.POST('/api/v1/orders/lookup/open', { params: { header }, body: { token: params.token }, ...options }),
  )
}
