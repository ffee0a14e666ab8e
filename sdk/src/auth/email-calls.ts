import { cleaned } from '../forms/spaces.ts'
import type { components, operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import type { DeepReadonly } from '../kernel/readonly.ts'
import type { Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import { partOf } from '../transport/part-of.ts'
import type { CallOptions, KeyedOptions, NoParams } from '../kernel/options.ts'

/** A change of the sign-in e-mail that waits for the links of both mailboxes. */
export interface EmailChange extends DeepReadonly<components['schemas']['EmailChange']> {}
/** Errors of reading a pending change. */
export type GetEmailChangeError = ShopError<OperationCodes<operations['getEmailChange']>>
/** Errors of requesting the links; they never reveal whether the new e-mail has an account. */
export type ChangeEmailError = ShopError<OperationCodes<operations['changeEmail']>>
/** Errors of confirming a link; `email_taken` if the new e-mail has got an account meanwhile. */
export type ConfirmEmailChangeError = ShopError<OperationCodes<operations['confirmEmailChange']>>

/** Parameters of `changeEmail`: the new address, and the password as a confirmation. */
export interface ChangeEmailParams {
  /** New e-mail address to sign in with. */
  readonly email: string
  /** Current password of the customer. */
  readonly password: string
  /** The page that the links lead to, like `https://shop.example/potvrdit-email`. */
  readonly callbackUrl: string
}

/** Result of confirming a link. */
export interface ConfirmEmailChangeData {
  /** The mailbox that the link was mailed to. */
  readonly address: 'old' | 'new'
  /** `waiting` for the link of the other mailbox. */
  readonly state: 'waiting' | 'done'
}

/**
 * The change of the sign-in e-mail that waits to be confirmed; null when none does.
 *
 * @param shop - The shop to call.
 * @param params - None; `{}` in front of options.
 * @param options - `signal` aborts the call.
 * @returns `EmailChange` or null; or an error: `customer_restricted`, `validation`, or a `TransportCode`.
 */
export async function getEmailChange(
  shop: Shop,
  params: NoParams = {},
  options: CallOptions = {},
): Promise<Result<EmailChange | null, GetEmailChangeError>> {
  const answer = await callShop(shop, (api) => api.GET('/api/v1/user/email', { ...options }))
  return partOf(answer, (data) => data.change)
}

/**
 * Requests another e-mail address for signing in. A link is mailed to both the current and the new address, with
 * `token` in the query. The response is the same whether the new address has an account or not.
 *
 * @param shop - The shop to call.
 * @param params - The new e-mail, and proof that the request comes from the customer.
 * @param options - `idempotencyKey` makes a retry safe, `signal` aborts the call.
 * @returns `EmailChange`; or an error: `credentials_invalid`, `customer_restricted`, `idempotency_conflict`,
 *   `idempotency_mismatch`, `payload_too_large`, `validation`, or a `TransportCode`.
 */
export async function changeEmail(
  shop: Shop,
  params: ChangeEmailParams,
  options: KeyedOptions,
): Promise<Result<EmailChange, ChangeEmailError>> {
  const { email, password, callbackUrl } = params
  return callShop(shop, (api) =>
    api.POST('/api/v1/user/email', {
      body: { email: cleaned(email), password, callbackUrl },
      params: { header: { 'Idempotency-Key': options.idempotencyKey } },
      ...options,
    }),
  )
}

/** Token of a mailed link. */
export interface ConfirmEmailChangeParams {
  /** Token from the query of the link. */
  readonly token: string
}

/**
 * Confirms a change by the token of a mailed link. The second of the two links completes the change.
 *
 * @param shop - The shop to call.
 * @param params - Token of a mailed link.
 * @param options - `signal` aborts the call.
 * @returns `ConfirmEmailChangeData`; or an error: `email_taken`, `payload_too_large`, `token_expired`,
 *   `token_invalid`, `validation`, or a `TransportCode`.
 */
export const confirmEmailChange = (
  shop: Shop,
  params: ConfirmEmailChangeParams,
  options: CallOptions = {},
): Promise<Result<ConfirmEmailChangeData, ConfirmEmailChangeError>> => {
  const { token } = params
  return callShop(shop, (api) => api.POST('/api/v1/confirm-email', { body: { token }, ...options }))
}
