import type { operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import { ok, type Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import type { CallOptions } from '../kernel/options.ts'

/** Errors of deleting the account; `credentials_invalid` for a wrong password. */
export type DeleteAccountError = ShopError<OperationCodes<operations['deleteAccount']>>

/** Path of a file with all data of the customer on the shop's own origin, for a link. */
export const customerExportPath = '/api/v1/user/export'

/** Parameters of {@link deleteAccount}: the password, as a confirmation. */
export interface DeleteAccountParams {
  /** Current password of the signed-in customer. */
  readonly password: string
}

/**
 * Deletes the account of the signed-in customer and the token. Repeating it after a timeout is safe. Ask for
 * confirmation first: credits and lists are lost, orders stay without an account.
 *
 * @param shop - The shop to call.
 * @param params - Proof that the request comes from the customer.
 * @param options - `signal` aborts the call.
 * @returns Nothing; or an error: `credentials_invalid`, `customer_restricted`, `payload_too_large`, `validation`, or
 *   a `TransportCode`.
 */
export async function deleteAccount(
  shop: Shop,
  params: DeleteAccountParams,
  options: CallOptions = {},
): Promise<Result<null, DeleteAccountError>> {
  const { password } = params
  const body = { password, agreed: true } as const
  const answer = await callShop(shop, (api) => api.POST('/api/v1/user/deletion', { body, ...options }))
  if (!answer.ok) return answer
  shop.config.tokens.set('auth', null)
  return ok(null)
}
