import type { operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import { ok, type Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'

export type LoginError = ShopError<OperationCodes<operations['login']>>
export type LogoutError = ShopError<OperationCodes<operations['logout']>>

export interface Credentials {
  readonly email: string
  readonly password: string
}

/**
 * Signs in and keeps the token in the shop's token store (C7.02, C4.02); the guest cart is merged by the back end, so
 * its token is forgotten. Behind a storefront server that keeps the tokens itself, the answer's token is empty and
 * nothing is kept here.
 */
export async function login(
  shop: Shop,
  { email, password }: Credentials,
  options: { readonly signal?: AbortSignal } = {},
): Promise<Result<null, LoginError>> {
  const body = { email: email.trim(), password }
  const answer = await callShop(shop, (api) => api.POST('/api/oauth/login', { body, ...options }))
  if (!answer.ok) return answer
  const token = answer.data.data.access_token
  if (token) {
    shop.config.tokens.set('auth', token)
    shop.config.tokens.set('cart', null)
  }
  return ok(null)
}

/**
 * Signs out (C7.03) and forgets the token (C4.14), also when the back end no longer knows it. When the back end cannot
 * be reached the token stays, so that signing out can be tried again.
 */
export async function logout(
  shop: Shop,
  options: { readonly signal?: AbortSignal } = {},
): Promise<Result<null, LogoutError>> {
  const answer = await callShop(shop, (api) => api.POST('/api/oauth/logout', { ...options }))
  if (!answer.ok && answer.error.code !== 'unauthorized') return answer
  shop.config.tokens.set('auth', null)
  return ok(null)
}
