import type { Order } from '../checkout/types.ts'
import type { operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import { newId } from '../kernel/ids.ts'
import { ok, type Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import { normalizeOrderCode, type OrderLookup } from './lookup.ts'
import type { WriteOptions } from '../transport/options.ts'

/** Why no link is mailed; never that there is no such order. */
export type RequestLookupError = ShopError<OperationCodes<operations['requestOrderLookup']>>
/** Why a link opens nothing: `token_expired`, `token_used` (also when there is a newer link) or `token_invalid`. */
export type OpenLookupError = ShopError<OperationCodes<operations['openOrderLookup']>>

/**
 * Asks for a mail with a link to an order (A2.01). The link leads to `callbackUrl`, an address of the shop like
 * `https://shop.example/sledovani-objednavky/odkaz`, with `token` in its query. The answer is the same whether there is such an
 * order or not.
 */
export async function requestOrderLookup(
  shop: Shop,
  { code, email, callbackUrl }: OrderLookup & { readonly callbackUrl: string },
  { idempotencyKey = newId(), ...options }: WriteOptions = {},
): Promise<Result<null, RequestLookupError>> {
  const body = { callbackUrl, code: normalizeOrderCode(code), email: email.trim() }
  const params = { header: { 'Idempotency-Key': idempotencyKey } }
  const answer = await callShop(shop, (api) => api.POST('/api/v1/orders/lookup', { params, body, ...options }))
  return answer.ok ? ok(null) : answer
}

/**
 * Opens an order with the token of a mailed link, which works once (A2.04). Behind a storefront server the order is then the
 * visitor's `current` one, and its own token is in no answer.
 */
export async function openOrderLookup(
  shop: Shop,
  { token }: { readonly token: string },
  { idempotencyKey = newId(), ...options }: WriteOptions = {},
): Promise<Result<Order, OpenLookupError>> {
  const params = { header: { 'Idempotency-Key': idempotencyKey } }
  return callShop(shop, (api) => api.POST('/api/v1/orders/lookup/open', { params, body: { token }, ...options }))
}
