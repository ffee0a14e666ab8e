import type { Shop } from '../transport/context.ts'
import { callCart, wireItem, write, writeItems } from './write-calls.ts'
import type { ItemToAdd } from './types.ts'
import type { CallOptions, WriteOptions } from '../transport/options.ts'

/**
 * Adds several lines at once (C7.17), at most 500. What cannot be added is left out and told line by line; an error only
 * when nothing could be added. Keeps the token of the guest cart that this may make.
 */
export const addCartItems = (shop: Shop, items: readonly ItemToAdd[], options: WriteOptions = {}) =>
  writeItems(shop, options, (api, init) =>
    api.POST('/api/v1/cart/items/batch', { ...init, body: { items: items.map(wireItem) } }),
  )

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

/** Asks whether the cart could be ordered now (C7.24); the issues of a refusal say everything that stands in the way. */
export const validateCart = (shop: Shop, options: CallOptions = {}) =>
  callCart(shop, (api) => api.POST('/api/v1/cart/validate', { ...options }))

/** Saves the cart as a shopping list of the customer (C7.36); the cart stays as it is. A refusal is the caller's (C8.24). */
export const saveCartAsList = (shop: Shop, { name }: { readonly name: string }, options: WriteOptions = {}) =>
  write(shop, options, (api, init) => api.POST('/api/v1/user/shopping-lists', { ...init, body: { name } }))
