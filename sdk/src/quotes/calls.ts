import type { operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import type { Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import type { Quote, CreateQuoteParams } from './types.ts'
import type { CallOptions, KeyedOptions } from '../kernel/options.ts'

/** Errors of creating a quotation: `cart_empty`, `cart_not_found`, `rate_limited` for too many mails, and others. */
export type CreateQuoteError = ShopError<OperationCodes<operations['createQuote']>>
/** Errors of reading a quotation; an unknown token is `not_found`. */
export type GetQuoteError = ShopError<OperationCodes<operations['getQuote']>>

/**
 * Makes a quotation of the goods in the cart. The cart stays as it is.
 *
 * @param shop - The shop to call.
 * @param params - Whom a quotation is for.
 * @param options - `idempotencyKey` makes a retry safe, `signal` aborts the call.
 * @returns `Quote`; or an error: `cart_empty`, `cart_not_found`, `customer_restricted`, `idempotency_conflict`,
 *   `idempotency_mismatch`, `payload_too_large`, `validation`, or a `TransportCode`.
 */
export const createQuote = (
  shop: Shop,
  params: CreateQuoteParams,
  options: KeyedOptions,
): Promise<Result<Quote, CreateQuoteError>> =>
  callShop(shop, (api) =>
    api.POST('/api/v1/cart/quote', {
      body: params,
      params: { header: { 'Idempotency-Key': options.idempotencyKey } },
      ...options,
    }),
  )

/** Parameters of `getQuote`. */
export interface GetQuoteParams {
  /** Its secret token. */
  readonly token: string
}

/**
 * Reads a quotation by its secret token. `reorder` of `@vanek/sdk/flows` puts its goods into the cart.
 *
 * @param shop - The shop to call.
 * @param params - Token of the quote.
 * @param options - `signal` aborts the call.
 * @returns `Quote`; or an error: `customer_restricted`, `not_found`, `validation`, or a `TransportCode`.
 */
export const getQuote = (
  shop: Shop,
  params: GetQuoteParams,
  options: CallOptions = {},
): Promise<Result<Quote, GetQuoteError>> =>
  callShop(shop, (api) => api.GET('/api/v1/quotes/{token}', { params: { path: { token: params.token } }, ...options }))
