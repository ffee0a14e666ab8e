import type { operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import type { Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import { partOf } from '../transport/part-of.ts'
import type { User, UserChange } from './types.ts'
import type { CallOptions } from '../transport/options.ts'

/** Why the customer is not answered; `unauthorized` for a visitor. */
export type AccountError = ShopError<OperationCodes<operations['getUser']>>
/** Why the profile stays as it is; its issues name the fields. */
export type ProfileError = ShopError<OperationCodes<operations['updateUser']>>

/** The signed-in customer (C7.07); `unauthorized` for a visitor. */
export const getUser = async (shop: Shop, options: CallOptions = {}): Promise<Result<User, AccountError>> =>
  callShop(shop, (api) => api.GET('/api/v1/user', { ...options }))

/** Changes the profile (C7.08) and answers the customer as changed. A refusal is the caller's to show (C8.18). */
export const updateUser = async (
  shop: Shop,
  change: UserChange,
  options: CallOptions = {},
): Promise<Result<User, ProfileError>> =>
  callShop(shop, (api) => api.PATCH('/api/v1/user', { body: change, ...options }))

/** Loyalty credits of the customer, a whole number (C7.10). */
export async function getCreditsAmount(shop: Shop, options: CallOptions = {}): Promise<Result<number, AccountError>> {
  const answer = await callShop(shop, (api) => api.GET('/api/v1/user/credits/amount', { ...options }))
  return partOf(answer, (data) => data.amount)
}
