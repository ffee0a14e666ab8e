import type { operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import { ok, type Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import type { QueryContext } from '../transport/query.ts'
import type { User } from './types.ts'

export type AccountError = ShopError<OperationCodes<operations['getUser']>>

/** The signed-in customer (C7.07); `unauthorized` for a visitor. */
export const getUser = async (shop: Shop, options: QueryContext = {}): Promise<Result<User, AccountError>> =>
  callShop(shop, (api) => api.GET('/api/v1/user', { ...options }))

/** Loyalty credits of the customer, a whole number (C7.10). */
export async function getCreditsAmount(shop: Shop, options: QueryContext = {}): Promise<Result<number, AccountError>> {
  const answer = await callShop(shop, (api) => api.GET('/api/v1/user/credits/amount', { ...options }))
  return answer.ok ? ok(answer.data.amount) : answer
}
