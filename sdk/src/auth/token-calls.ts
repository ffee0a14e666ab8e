import { cleaned } from '../forms/spaces.ts'
import type { operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import type { Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import { partOf } from '../transport/part-of.ts'
import type { CartMerge, LoginParams } from './types.ts'
import type { CallOptions } from '../kernel/options.ts'

/**
 * Errors of signing in: `credentials_invalid` for a wrong password and for an unknown e-mail; `not_activated` for the
 * password of a registered account that is not activated yet.
 */
export type LoginError = ShopError<OperationCodes<operations['login']>>
/** Errors of signing in an operator; `token_invalid` or `token_expired` if the token is no longer valid. */
export type ExchangeError = ShopError<OperationCodes<operations['exchangeToken']>>

/** A token that is not stored yet. */
export interface GivenToken {
  /** Empty if a storefront server stores the token itself. */
  readonly token: string
  readonly cart: CartMerge | null
  /** The guest cart that was named to be merged; undefined when none was. */
  readonly mergedGuest: string | undefined
}

type SignedIn = operations['login']['responses']['200']['content']['application/json']

const mergeIn = ({ merged, capped, dropped }: CartMerge): CartMerge => ({
  merged,
  capped: [...capped],
  dropped: [...dropped],
})

/** Throws if the token is not a text, or the merge of the carts has another shape. */
const given = ({ data, meta }: SignedIn, mergedGuest?: string): GivenToken => ({
  token: data.access_token.trim(),
  cart: meta.cart && mergeIn(meta.cart),
  mergedGuest,
})

/** Requests a token by e-mail and password. */
export async function askToken(
  shop: Shop,
  { email, password }: LoginParams,
  options: CallOptions = {},
): Promise<Result<GivenToken, LoginError>> {
  const { tokens } = shop.config
  // a customer's request names no guest
  const guest = tokens.has('auth') ? undefined : tokens.get('cart')
  const body = { email: cleaned(email), password }
  const answer = await callShop(shop, (api) => api.POST('/api/oauth/login', { body, ...options }))
  return partOf(answer, (data) => given(data, guest))
}

/** Requests a token by the token of an operator. */
export async function askTokenFor(
  shop: Shop,
  token: string,
  options: CallOptions = {},
): Promise<Result<GivenToken, ExchangeError>> {
  const answer = await callShop(shop, (api) => api.POST('/api/oauth/token', { body: { token }, ...options }))
  return partOf(answer, (data) => given(data))
}

/**
 * Stores a token, so that every further request carries it; an empty one is stored by the server. The merged guest
 * cart now belongs to the customer, so its token is deleted, unless another guest cart was created meanwhile.
 */
export function storeToken({ config: { tokens } }: Shop, { token, mergedGuest }: GivenToken): void {
  if (!token) return
  tokens.set('auth', token)
  if (mergedGuest !== undefined && tokens.get('cart') === mergedGuest) tokens.set('cart', null)
}
