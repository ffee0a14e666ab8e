import type { operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import type { Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import { partOf } from '../transport/part-of.ts'
import type { User, UpdateUserParams } from './types.ts'
import type { CallOptions, NoParams } from '../kernel/options.ts'

/** Errors of reading the customer; `unauthorized` for a visitor. */
export type GetUserError = ShopError<OperationCodes<operations['getUser']>>
/** Errors of changing the profile; its issues name the fields. */
export type UpdateUserError = ShopError<OperationCodes<operations['updateUser']>>

/**
 * The signed-in customer; `unauthorized` for a visitor.
 *
 * @param shop - The shop to call.
 * @param params - None; `{}` in front of options.
 * @param options - `signal` aborts the call.
 * @returns `User`; or an error: `customer_restricted`, `validation`, or a `TransportCode`.
 * @example
 * ```ts
 * const customer = unwrap(await getUser(shop))
 * ```
 */
export const getUser = async (
  shop: Shop,
  params: NoParams = {},
  options: CallOptions = {},
): Promise<Result<User, GetUserError>> => callShop(shop, (api) => api.GET('/api/v1/user', { ...options }), 'id')

/**
 * Changes the profile and returns the changed customer. The caller shows a rejection.
 *
 * @param shop - The shop to call.
 * @param params - The values of the profile form.
 * @param options - `signal` aborts the call.
 * @returns `User`; or an error: `customer_restricted`, `email_refused`, `payload_too_large`, `validation`, or a
 *   `TransportCode`.
 * @example
 * ```ts
 * const changed = await updateUser(shop, { firstName: 'Jana', phone: '+420601234567' })
 * if (!changed.ok) console.log(errorText(en, changed.error))
 * ```
 */
export const updateUser = async (
  shop: Shop,
  params: UpdateUserParams,
  options: CallOptions = {},
): Promise<Result<User, UpdateUserError>> =>
  callShop(shop, (api) => api.PATCH('/api/v1/user', { body: params, ...options }), 'id')

/**
 * Loyalty credits of the customer, a whole number.
 *
 * @param shop - The shop to call.
 * @param params - None; `{}` in front of options.
 * @param options - `signal` aborts the call.
 * @returns A number; or an error: `customer_restricted`, `validation`, or a `TransportCode`.
 */
export async function getCreditsAmount(
  shop: Shop,
  params: NoParams = {},
  options: CallOptions = {},
): Promise<Result<number, GetUserError>> {
  const answer = await callShop(shop, (api) => api.GET('/api/v1/user/credits/amount', { ...options }))
  return partOf(answer, (data) => data.amount)
}
