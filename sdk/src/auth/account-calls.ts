import { cleaned } from '../forms/spaces.ts'
import type { operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import { ok, type Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import { toRegistration } from './rules/to-registration.ts'
import type { ChangePasswordParams, ResetPasswordParams, RegisterParams } from './types.ts'
import type { CallOptions } from '../kernel/options.ts'

/** Why a registration is rejected; its issues name the fields. */
export type RegisterError = ShopError<OperationCodes<operations['register']>>
/** Why an account for the customer of an order is rejected; `not_found` if there is no such order. */
export type RegisterFromOrderError = ShopError<OperationCodes<operations['requestOrderAccount']>>
/** Errors of requesting the mail; they never reveal whether the e-mail has an account. */
export type ForgotPasswordError = ShopError<OperationCodes<operations['forgotPassword']>>
/** Errors of requesting a code; they never reveal whether the e-mail has an account. */
export type RequestLoginCodeError = ShopError<OperationCodes<operations['requestLoginCode']>>
/** Errors of setting a new password; `token_invalid` or `token_expired` if the link is no longer valid. */
export type ResetPasswordError = ShopError<OperationCodes<operations['resetPassword']>>
/** Errors of changing the password; `credentials_invalid` if the current password is wrong. */
export type ChangePasswordError = ShopError<OperationCodes<operations['changePassword']>>

/**
 * Registers an account. It is activated by the link in the mail that follows. The response is the same whether the
 * e-mail already has an account or not; only the mail differs.
 *
 * @param shop - The shop to call.
 * @param params - Values of the registration form.
 * @param options - `signal` aborts the call.
 * @returns Nothing; or an error: `password_common`, `password_mismatch`, `payload_too_large`, `validation`, or a
 *   `TransportCode`.
 */
export async function register(
  shop: Shop,
  params: RegisterParams,
  options: CallOptions = {},
): Promise<Result<null, RegisterError>> {
  const body = toRegistration(params, shop.config.country?.alpha3 ?? '')
  const answer = await callShop(shop, (api) => api.POST('/api/v1/register', { body, ...options }))
  return answer.ok ? ok(null) : answer
}

/** Parameters of `registerFromOrder`. */
export interface RegisterFromOrderParams {
  /** Secret token of a guest order; `current` at a storefront server names the one placed or opened last. */
  readonly token: string
  /** Password of the new account, 8 to 128 characters. */
  readonly password: string
}

/**
 * Registers an account with the name, e-mail address and phone number of a guest order. It is activated by the link in
 * the mail that follows, and owns the order from then on. The response is the same whether the e-mail already has an
 * account or not; only the mail differs.
 *
 * @param shop - The shop to call.
 * @param params - Token of the order, and the password.
 * @param options - `signal` aborts the call.
 * @returns Nothing; or an error: `not_found`, `password_common`, `password_mismatch`, `payload_too_large`, `validation`,
 *   or a `TransportCode`.
 * @example
 * ```ts
 * const answer = await registerFromOrder(shop, { token: 'current', password: 'a-long-secret' })
 * ```
 */
export async function registerFromOrder(
  shop: Shop,
  params: RegisterFromOrderParams,
  options: CallOptions = {},
): Promise<Result<null, RegisterFromOrderError>> {
  const { token, password } = params
  const body = { password, password_confirmation: password }
  const answer = await callShop(shop, (api) =>
    api.POST('/api/v1/orders/token/{token}/account', { body, params: { path: { token } }, ...options }),
  )
  return answer.ok ? ok(null) : answer
}

/** Parameters of `forgotPassword`: the recipient, and the page that the link opens. */
export interface ForgotPasswordParams {
  /** E-mail address of the account. */
  readonly email: string
  /** A page of the shop, like `https://shop.example/reset-password`; it is given `email` and `token` in its query. */
  readonly callbackUrl: string
}

/**
 * Requests a mail with a link to set a new password. The link leads to `callbackUrl`, an address of the shop like
 * `https://shop.example/new-password`, with `email` and `token` in its query. The response is the same for every
 * e-mail.
 *
 * @param shop - The shop to call.
 * @param params - Recipient of the link, and the page that it opens.
 * @param options - `signal` aborts the call.
 * @returns Nothing; or an error: `payload_too_large`, `validation`, or a `TransportCode`.
 * @example
 * ```ts
 * await forgotPassword(shop, { email: 'jana@example.com', callbackUrl: 'https://shop.example/new-password' })
 * ```
 */
export async function forgotPassword(
  shop: Shop,
  params: ForgotPasswordParams,
  options: CallOptions = {},
): Promise<Result<null, ForgotPasswordError>> {
  const { email, callbackUrl } = params
  const body = { callbackUrl, email: cleaned(email) }
  const answer = await callShop(shop, (api) => api.POST('/api/v1/forgot-password', { body, ...options }))
  return answer.ok ? ok(null) : answer
}

/** Parameters of `requestLoginCode`. */
export interface RequestLoginCodeParams {
  /** E-mail address of the account. */
  readonly email: string
}

/**
 * Requests a mail with a code of six digits, which `login` takes in place of the password: once, within ten minutes.
 * The response is the same for every e-mail.
 *
 * @param shop - The shop to call.
 * @param params - Recipient of the code.
 * @param options - `signal` aborts the call.
 * @returns Nothing; or an error: `payload_too_large`, `validation`, or a `TransportCode`.
 */
export async function requestLoginCode(
  shop: Shop,
  params: RequestLoginCodeParams,
  options: CallOptions = {},
): Promise<Result<null, RequestLoginCodeError>> {
  const body = { email: cleaned(params.email) }
  const answer = await callShop(shop, (api) => api.POST('/api/v1/login-code', { body, ...options }))
  return answer.ok ? ok(null) : answer
}

/**
 * Sets a new password with the token of a mail; everyone signed in as this customer is signed out.
 *
 * @param shop - The shop to call.
 * @param params - A new password by the link of a mail.
 * @param options - `signal` aborts the call.
 * @returns Nothing; or an error: `password_common`, `password_mismatch`, `payload_too_large`, `token_expired`,
 *   `token_invalid`, `validation`, or a `TransportCode`.
 */
export async function resetPassword(
  shop: Shop,
  params: ResetPasswordParams,
  options: CallOptions = {},
): Promise<Result<null, ResetPasswordError>> {
  const { email, password, password_confirmation, token } = params
  const body = { email: cleaned(email), password, password_confirmation, token }
  const answer = await callShop(shop, (api) => api.POST('/api/v1/reset-password', { body, ...options }))
  return answer.ok ? ok(null) : answer
}

/**
 * Changes the password of the signed-in customer; other devices are signed out.
 *
 * @param shop - The shop to call.
 * @param params - A new password of a customer who is signed in.
 * @param options - `signal` aborts the call.
 * @returns Nothing; or an error: `credentials_invalid`, `customer_restricted`, `password_common`,
 *   `password_mismatch`, `payload_too_large`, `validation`, or a `TransportCode`.
 */
export async function changePassword(
  shop: Shop,
  params: ChangePasswordParams,
  options: CallOptions = {},
): Promise<Result<null, ChangePasswordError>> {
  const { old_password, password, password_confirmation } = params
  const body = { old_password, password, password_confirmation }
  const answer = await callShop(shop, (api) => api.PATCH('/api/v1/user/password', { body, ...options }))
  return answer.ok ? ok(null) : answer
}
