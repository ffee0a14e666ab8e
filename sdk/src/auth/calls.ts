import type { operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import { ok, type Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import { askToken, storeToken, type LoginError } from './token-calls.ts'
import type { LoginParams, LoginData } from './types.ts'
import type { CallOptions, NoParams } from '../kernel/options.ts'

/** Errors of signing out. A token that the back end no longer knows is no error. */
export type LogoutError = ShopError<OperationCodes<operations['logout']>>

/**
 * Signs in and stores the token in the token store of the shop. The back end merges the guest cart, so its token is
 * deleted. Behind a storefront server that stores the tokens itself, the token in the response is empty and nothing is
 * stored here.
 *
 * @param shop - The shop to call.
 * @param params - E-mail and password.
 * @param options - `signal` aborts the call.
 * @returns `LoginData`; or an error: `credentials_invalid`, `customer_restricted`, `not_activated`,
 *   `payload_too_large`, `validation`, or a `TransportCode`.
 * @example
 * ```ts
 * const answer = await login(shop, { email: 'jana@example.com', password: 'correct horse' })
 * ```
 */
export async function login(
  shop: Shop,
  params: LoginParams,
  options: CallOptions = {},
): Promise<Result<LoginData, LoginError>> {
  const answer = await askToken(shop, params, options)
  if (!answer.ok) return answer
  storeToken(shop, answer.data)
  return ok({ cart: answer.data.cart })
}

/**
 * Signs out and deletes the token, even if the back end no longer knows it. If the back end cannot be reached, the
 * token stays, so that signing out can be tried again.
 *
 * @param shop - The shop to call.
 * @param params - None; `{}` in front of options.
 * @param options - `signal` aborts the call.
 * @returns Nothing; or an error: `customer_restricted`, `validation`, or a `TransportCode`.
 * @example
 * ```ts
 * const signedOut = await logout(shop)
 * if (!signedOut.ok) console.log(errorText(en, signedOut.error))
 * ```
 */
export async function logout(
  shop: Shop,
  params: NoParams = {},
  options: CallOptions = {},
): Promise<Result<null, LogoutError>> {
  const answer = await callShop(shop, (api) => api.POST('/api/oauth/logout', { ...options }))
  if (!answer.ok && answer.error.code !== 'unauthorized') return answer
  shop.config.tokens.set('auth', null)
  return ok(null)
}
