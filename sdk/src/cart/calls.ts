import { newId } from '../kernel/ids.ts'
import { ok } from '../kernel/result.ts'
import { callShop, type CallResult } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { ShopApi } from '../transport/rest.ts'
import { emptyCart } from './empty.ts'
import type { CallOptions, Cart, ItemToAdd, WriteOptions } from './types.ts'

/** Forgets the guest cart token that the back end no longer knows, unless another one has taken its place meanwhile. */
async function callCart<R>(shop: Shop, run: (api: ShopApi) => Promise<R>): Promise<CallResult<R>> {
  const { tokens } = shop.config
  const token = tokens.get('cart')
  const result = await callShop(shop, run)
  if (!result.ok && result.error.code === 'cart_not_found' && tokens.get('cart') === token) tokens.set('cart', null)
  return result
}

// a type, since the client's options want an index signature, which an interface has not
type WriteInit = {
  readonly params: { readonly header: { readonly 'Idempotency-Key': string } }
  readonly signal: AbortSignal | null
}

const write = <R>(
  shop: Shop,
  { signal = null, idempotencyKey = newId() }: WriteOptions,
  run: (api: ShopApi, init: WriteInit) => Promise<R>,
) => callCart(shop, (api) => run(api, { params: { header: { 'Idempotency-Key': idempotencyKey } }, signal }))

export interface CartSelection extends CallOptions {
  /** Prices the cart with this shipper. */
  readonly shipperId?: number
  /** Prices the cart with this payment. */
  readonly paymentId?: number
}

/** The cart (C7.12). Without a guest cart token and without a signed-in customer it is empty, and nothing is sent (C4.36). */
export async function getCart(shop: Shop, { shipperId, paymentId, signal = null }: CartSelection = {}) {
  const { tokens } = shop.config
  if (!tokens.has('cart') && !tokens.has('auth')) return ok<Cart>(emptyCart(shop))
  const query = { ...(shipperId && { shipper_id: shipperId }), ...(paymentId && { payment_id: paymentId }) }
  return callCart(shop, (api) => api.GET('/api/v1/cart', { params: { query }, signal }))
}

/** Adds pieces of a variant (C7.15) and keeps the token of the guest cart that this may make (C1.05). */
export async function addCartItem(
  shop: Shop,
  { variantId, amount, newLine, credits, custom }: ItemToAdd,
  options: WriteOptions = {},
) {
  const body = {
    id: variantId,
    amount,
    type: 'shop_product' as const,
    ...(newLine && { newLine }),
    ...(credits && { credits }),
    ...(custom && { custom }),
  }
  const result = await write(shop, options, (api, init) => api.POST('/api/v1/cart/items', { ...init, body }))
  const token = result.ok && result.data.meta.custom.guestCartToken
  if (token) shop.config.tokens.set('cart', token)
  return result
}

const lineInit = (init: WriteInit, id: number) => ({ ...init, params: { ...init.params, path: { id } } })

/** Sets the amount of a line (C7.16). */
export const updateCartItem = (shop: Shop, itemId: number, amount: number, options: WriteOptions = {}) =>
  write(shop, options, (api, init) =>
    api.PATCH('/api/v1/cart/items/{id}', { ...lineInit(init, itemId), body: { amount } }),
  )

/** Removes a line (C7.14). */
export const removeCartItem = (shop: Shop, itemId: number, options: WriteOptions = {}) =>
  write(shop, options, (api, init) => api.DELETE('/api/v1/cart/items/{id}', lineInit(init, itemId)))

/** Empties the cart (C7.13). */
export const clearCart = (shop: Shop, options: WriteOptions = {}) =>
  write(shop, options, (api, init) => api.DELETE('/api/v1/cart/items', init))

/** Applies a coupon (C7.21). */
export const setCoupon = (shop: Shop, couponCode: string, options: WriteOptions = {}) =>
  write(shop, options, (api, init) => api.POST('/api/v1/cart/coupon', { ...init, body: { couponCode } }))

/** Takes the coupon off (C7.22). */
export const removeCoupon = (shop: Shop, options: WriteOptions = {}) =>
  write(shop, options, (api, init) => api.DELETE('/api/v1/cart/coupon', init))

/** Pays a part by loyalty credits (C7.23); 0 takes them off. Needs a signed-in customer. */
export const setCredits = (shop: Shop, credits: number, options: WriteOptions = {}) =>
  write(shop, options, (api, init) => api.POST('/api/v1/cart/credits', { ...init, body: { credits } }))
