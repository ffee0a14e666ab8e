import type { ShopError } from '../kernel/errors.ts'
import { newId } from '../kernel/ids.ts'
import { ok, type Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import { emptyCart } from './empty.ts'
import type { CallOptions, Cart, ItemToAdd, WriteOptions } from './types.ts'

const write = ({ signal, idempotencyKey = newId() }: WriteOptions = {}) => ({
  header: { 'Idempotency-Key': idempotencyKey },
  // the client's options know no undefined signal
  init: signal ? { signal } : {},
})

/** Forgets the guest cart token that the back end no longer knows, unless another one has taken its place meanwhile. */
async function withLivingCart<R extends Result<unknown, ShopError>>(
  { config: { tokens } }: Shop,
  call: () => Promise<R>,
): Promise<R> {
  const token = tokens.get('cart')
  const result = await call()
  if (!result.ok && result.error.code === 'cart_not_found' && tokens.get('cart') === token) tokens.set('cart', null)
  return result
}

export interface CartSelection extends CallOptions {
  /** Prices the cart with this shipper. */
  readonly shipperId?: number
  /** Prices the cart with this payment. */
  readonly paymentId?: number
}

/** The cart (C7.12). Without a guest cart token and without a signed-in customer it is empty, and nothing is sent (C4.36). */
export async function getCart(shop: Shop, { shipperId, paymentId, signal }: CartSelection = {}) {
  const { tokens } = shop.config
  if (!tokens.has('cart') && !tokens.has('auth')) return ok<Cart>(emptyCart(shop))
  const query = { ...(shipperId && { shipper_id: shipperId }), ...(paymentId && { payment_id: paymentId }) }
  return withLivingCart(shop, () =>
    callShop(shop, (api) => api.GET('/api/v1/cart', { params: { query }, ...(signal && { signal }) })),
  )
}

/** Adds pieces of a variant (C7.15) and keeps the token of the guest cart that this may make (C1.05). */
export async function addCartItem(
  shop: Shop,
  { variantId, amount, newLine, custom }: ItemToAdd,
  options?: WriteOptions,
) {
  const { header, init } = write(options)
  const body = {
    id: variantId,
    amount,
    type: 'shop_product' as const,
    ...(newLine && { newLine }),
    ...(custom && { custom }),
  }
  const result = await withLivingCart(shop, () =>
    callShop(shop, (api) => api.POST('/api/v1/cart/items', { params: { header }, body, ...init })),
  )
  const token = result.ok && result.data.meta.custom.guestCartToken
  if (token) shop.config.tokens.set('cart', token)
  return result
}

/** Sets the amount of a line (C7.16). */
export function updateCartItem(shop: Shop, itemId: number, amount: number, options?: WriteOptions) {
  const { header, init } = write(options)
  const params = { path: { id: itemId }, header }
  return withLivingCart(shop, () =>
    callShop(shop, (api) => api.PATCH('/api/v1/cart/items/{id}', { params, body: { amount }, ...init })),
  )
}

/** Removes a line (C7.14). */
export function removeCartItem(shop: Shop, itemId: number, options?: WriteOptions) {
  const { header, init } = write(options)
  const params = { path: { id: itemId }, header }
  return withLivingCart(shop, () => callShop(shop, (api) => api.DELETE('/api/v1/cart/items/{id}', { params, ...init })))
}

/** Empties the cart (C7.13). */
export function clearCart(shop: Shop, options?: WriteOptions) {
  const { header, init } = write(options)
  return withLivingCart(shop, () =>
    callShop(shop, (api) => api.DELETE('/api/v1/cart/items', { params: { header }, ...init })),
  )
}

/** Applies a coupon (C7.21). */
export function setCoupon(shop: Shop, couponCode: string, options?: WriteOptions) {
  const { header, init } = write(options)
  const body = { couponCode }
  return withLivingCart(shop, () =>
    callShop(shop, (api) => api.POST('/api/v1/cart/coupon', { params: { header }, body, ...init })),
  )
}

/** Takes the coupon off (C7.22). */
export function removeCoupon(shop: Shop, options?: WriteOptions) {
  const { header, init } = write(options)
  return withLivingCart(shop, () =>
    callShop(shop, (api) => api.DELETE('/api/v1/cart/coupon', { params: { header }, ...init })),
  )
}

/** Pays a part by loyalty credits (C7.23); 0 takes them off. Needs a signed-in customer. */
export function setCredits(shop: Shop, credits: number, options?: WriteOptions) {
  const { header, init } = write(options)
  const body = { credits }
  return withLivingCart(shop, () =>
    callShop(shop, (api) => api.POST('/api/v1/cart/credits', { params: { header }, body, ...init })),
  )
}
