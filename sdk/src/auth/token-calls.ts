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
 * Why signing in is refused: `credentials_invalid` for a wrong password as for an e-mail that nobody has;
 * `not_activated`
 * for the password of an account that was asked for, whether the e-mail has one or not.
 */
export type LoginError = ShopError<OperationCodes<operations['login']>>
/** Why an operator is not signed in; `token_invalid` or `token_expired` when the token no longer counts. */
export type ExchangeError = ShopError<OperationCodes<operations['exchangeToken']>>

/** A token that is not kept yet. */
export interface GivenToken {
  /** Empty where a storefront server keeps it itself. */
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

/** Throws when the token is no text, or the merge of the carts has another shape. */
const given = ({ data, meta }: SignedIn, mergedGuest?: string): GivenToken => ({
  token: data.access_token.trim(),
  cart: meta.cart && mergeIn(meta.cart),
  mergedGuest,
})

/** Asks for a token by e-mail and password. */
export async function askToken(
  shop: Shop,
  { email, password }: LoginParams,
  options: CallOptions = {},
): Promise<Result<GivenToken, LoginError>> {
  const { tokens } = shop.config
  // a customer's request names no guest
  const guest = tokens.has('auth') ? undefined : tokens.get('cart')
  const body = { email: email.trim(), password }
  const answer = await callShop(shop, (api) => api.POST('/api/oauth/login', { body, ...options }))
  return partOf(answer, (data) => given(data, guest))
}

/** Asks for a token by the one that an operator was given. */
export async function askTokenFor(
  shop: Shop,
  token: string,
  options: CallOptions = {},
): Promise<Result<GivenToken, ExchangeError>> {
  const answer = await callShop(shop, (api) => api.POST('/api/oauth/token', { body: { token }, ...options }))
  return partOf(answer, (data) => given(data))
}

/**
 * Keeps a token, so that it is on every request from now on; an empty one is kept elsewhere. The guest cart
 * that was merged is the customer's now; one that was begun meanwhile is not forgotten.
 */
export function keepToken({ config: { tokens } }: Shop, { token, mergedGuest }: GivenToken): void {
  if (!token) return
  tokens.set('auth', token)
  if (mergedGuest !== undefined && tokens.get('cart') === mergedGuest) tokens.set('cart', null)
}
