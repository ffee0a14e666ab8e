import { ok } from '../kernel/result.ts'
import type { Shop } from '../transport/context.ts'
import { emptyCart } from './empty.ts'
import { callCart, wireItem, write, writeItems, type WriteInit } from './write-calls.ts'
import type { Cart, ItemToAdd } from './types.ts'
import type { CallOptions, WriteOptions } from '../transport/options.ts'

export interface CartSelection extends CallOptions {
  /** Prices the cart with this shipper. */
  readonly shipperId?: number
  /** Prices the cart with this payment. */
  readonly paymentId?: number
  /** Prices the cart with these gifts, by their ids; what cannot be had counts for nothing. */
  readonly orderGifts?: readonly number[]
}

/** The cart (C7.12). Without a guest cart token and without a signed-in customer it is empty, and nothing is sent (C4.36). */
export async function getCart(shop: Shop, { shipperId, paymentId, orderGifts, signal }: CartSelection = {}) {
  const { tokens } = shop.config
  if (!tokens.has('cart') && !tokens.has('auth')) return ok<Cart>(emptyCart(shop))
  const query = {
    ...(shipperId && { shipper_id: shipperId }),
    ...(paymentId && { payment_id: paymentId }),
    ...(orderGifts?.length && { order_gifts: orderGifts.join() }),
  }
  return callCart(shop, (api) => api.GET('/api/v1/cart', { params: { query }, ...(signal && { signal }) }))
}

/** Adds pieces of a variant (C7.15) and keeps the token of the guest cart that this may make (C1.05). */
export const addCartItem = (shop: Shop, item: ItemToAdd, options: WriteOptions = {}) =>
  writeItems(shop, options, (api, init) => api.POST('/api/v1/cart/items', { ...init, body: wireItem(item) }))

const lineInit = (init: WriteInit, id: number) => ({ ...init, params: { ...init.params, path: { id } } })

/** Sets the amount of a line (C7.16). */
export const updateCartItem = (shop: Shop, itemId: number, amount: number, options: WriteOptions = {}) =>
  write(shop, options, (api, init) =>
    api.PATCH('/api/v1/cart/items/{id}', { ...lineInit(init, itemId), body: { amount } }),
  )

/** Removes a line (C7.14). */
export const removeCartItem = (shop: Shop, itemId: number, options: WriteOptions = {}) =>
  write(shop, options, (api, init) => api.DELETE('/api/v1/cart/items/{id}', lineInit(init, itemId)))
