import type { operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import type { Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import { partOf } from '../transport/part-of.ts'
import type { CallOptions } from '../kernel/options.ts'

/** Errors of confirming the link of an e-mail. */
export type ActivateError = ShopError<OperationCodes<operations['activate']>>

/** Purpose of the link of a mail. */
export type ActivateData = 'newsletter' | 'account'

/** Parameters of the link of a mail. */
export interface ActivateParams {
  /** Token from the query of the link. */
  readonly token: string
}

/**
 * Confirms a newsletter or an account by the link in a mail. An unknown token is `not_found`, an old one is
 * `token_expired`.
 *
 * @param shop - The shop to call.
 * @param params - The token from the link.
 * @param options - `signal` aborts the call.
 * @returns `ActivateData`; or an error: `not_found`, `payload_too_large`, `token_expired`, `validation`, or a
 *   `TransportCode`.
 */
export async function activate(
  shop: Shop,
  params: ActivateParams,
  options: CallOptions = {},
): Promise<Result<ActivateData, ActivateError>> {
  const { token } = params
  const answer = await callShop(shop, (api) => api.POST('/api/v1/activate', { body: { token }, ...options }))
  return partOf(answer, (data) => data.kind, 'applied')
}
